"""An app that follows the settings: language, colours, symbols, keys, sounds."""

from asyncio import Queue, Task, create_task, wait_for
from contextlib import suppress
from pathlib import Path

from msgspec import structs
from textual.app import App
from textual.events import Event, InputEvent, Key, MouseUp, Paste
from textual.filter import Monochrome, NoColor
from textual.theme import Theme

from banker.config.folder import ConfigFolder, config_home
from banker.config.settings import Settings
from banker.refusal import Refusal
from banker.speech import catalogue
from banker.speech.tongue import system_language
from widgets import key_faces
from widgets.colourless import Colourless
from widgets.few_colours import FewColours
from widgets.late import is_late
from widgets.one_breath import ALT, part, tell_apart
from widgets.reading import settle
from widgets.symbols import PlainSymbols
from widgets.themes import AUTO, DARK, DAY, FEW, NIGHT, OWN, own_name, textual_name
from widgets.unbroken import hold_figures
from widgets.words import relabel, retell

WAITED = Key, Paste, MouseUp
"""What is done with before the next of them is read."""

PATIENCE = 2.0
"""Seconds that a key waits for a screen to be laid out."""


class TunedApp(App[None]):
    """The settings in force; a change is kept at once. The games are in `games_folder`."""

    games_folder: Path

    def __init__(self, config: ConfigFolder | None = None, *, asked: str = "") -> None:
        """Follow the settings of a folder; a language that was asked for holds until another is chosen."""
        super().__init__()
        hold_figures()
        self.config = ConfigFolder(config_home()) if config is None else config
        self.settings = self._sound(self.config.settings())
        self._spoken = system_language() if asked else catalogue.language()
        self._asked = asked
        tell_apart()
        self._typed: Queue[Event] = Queue()
        self._reader: Task[None] | None = None
        self._few, self._plain = FewColours(enabled=False), PlainSymbols(enabled=False)
        if self.no_color:
            kept = [known for known in self._filters if not isinstance(known, (Monochrome, NoColor))]
            self._filters = [*kept, Colourless(lambda: self.native_ansi_color)]
        self._filters += [self._few, self._plain]
        for theme in (NIGHT, DAY, OWN):
            self.register_theme(theme)
        self.theme = self._theme_of(self.settings)  # before any style is worked out by another
        self.stylesheet.set_variables(self.get_css_variables())  # of our own themes, which Textual knows only now

    def _sound(self, settings: Settings) -> Settings:
        """Leave out the keys that may not stand for their actions, and tell which."""
        if not settings.keys:
            return settings
        from widgets.key_choice import sound

        keys, faults = sound(settings.keys, file=str(self.config.file))
        self.config.faults += faults
        return structs.replace(settings, keys=keys)

    def on_mount(self) -> None:
        """Follow the settings from the first picture on, and remember the colours that are chosen anywhere."""
        self._reader = create_task(self._read_typed())
        self.tune()
        relabel(self)
        self.theme_changed_signal.subscribe(self, self._coloured)

    async def on_event(self, event: Event) -> None:
        """Set what is typed and clicked in a row, to be read one after the other."""
        if isinstance(event, InputEvent | Paste) and not event.is_forwarded:
            self._typed.put_nowait(event)
        else:
            await super().on_event(event)

    async def _read_typed(self) -> None:
        """Read what is typed: each key once its screen is laid out, and all that the one before set going is done."""
        with self._context():
            while True:
                event = await self._typed.get()
                await self._lay_out()
                if not self._exit:
                    await self._read(event)
                self._typed.task_done()

    async def all_read(self) -> None:
        """Wait until all that was typed so far is read."""
        if not self._exit:
            await self._typed.join()

    async def _read(self, event: Event) -> None:
        try:
            for one in self._parted(event):
                await super().on_event(one)
                if isinstance(one, WAITED) and self.screen_stack and not self._exit:
                    await settle(self.screen)
        except Exception as error:
            self._handle_exception(error)

    def _parted(self, event: Event) -> tuple[Event, ...]:
        """Part Esc from a key that came with it, unless both together stand for something here."""
        if not isinstance(event, Key) or not event.key.startswith(ALT) or not self.screen_stack:
            return (event,)
        return (event,) if self._means(event.key) else part(event)

    def _means(self, key: str) -> bool:
        """Whether a key stands for something on the screen in sight."""
        screen = self.screen
        any_key = getattr(screen, "TAKES_ANY_KEY", False)
        return any_key or key in getattr(screen.focused, "OWN_KEYS", ()) or key in screen.active_bindings

    async def _shutdown(self) -> None:
        if self._reader is not None:
            self._reader.cancel()
        await super()._shutdown()

    def _handle_exception(self, error: Exception) -> None:
        # Textual ends the app where a message comes late; there is nothing left that it could have done.
        if not is_late(error):
            super()._handle_exception(error)

    async def _lay_out(self) -> None:
        """Wait for the screen that was pushed last, but not for ever."""
        if not self._exit and self.screen_stack and not self.screen.is_mounted:
            with suppress(TimeoutError):
                await wait_for(self.screen._mounted_event.wait(), PATIENCE)

    def tune(self) -> None:
        """Follow the settings."""
        settings = self.settings
        catalogue.use(self._asked or settings.language or self._spoken)
        key_faces.choose(settings.keys)
        self.set_keymap(settings.keys)
        self._plain.enabled = settings.symbols == "ascii"
        self._few.enabled = self.console.color_system in FEW and not (self.is_headless or self.no_color)
        self.theme = self._theme_of(settings)

    def change(self, settings: Settings) -> Refusal | None:
        """Follow other settings from now on, and keep them; says why they could not be kept."""
        if settings == self.settings:
            return None
        before, self.settings = self.settings, settings
        if settings.language != before.language:
            self._asked = ""
        self.tune()
        self.retell()
        self.redraw()
        return self.config.keep(settings)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Leave the keys to a screen that waits for any of them."""
        waiting = bool(self.screen_stack) and getattr(self.screen, "TAKES_ANY_KEY", False)
        return False if waiting else super().check_action(action, parameters)

    def retell(self) -> None:
        """Say all that stands on any screen in the language in use now; what is not laid out yet will speak it."""
        relabel(self)
        for screen in self.screen_stack:
            if screen.is_mounted:
                retell(screen)

    def redraw(self) -> None:
        """Draw every screen anew."""
        for screen in self.screen_stack:
            for widget in screen.walk_children():
                widget.refresh(layout=True)

    def bell(self) -> None:
        """Ring, unless the settings say not to."""
        if self.settings.sounds:
            super().bell()

    def _theme_of(self, settings: Settings) -> str:
        theme = settings.theme if settings.theme != AUTO or not self.is_headless else DARK
        return textual_name(
            theme,
            colours=self.console.color_system,
            colourless=self.no_color,
            known=frozenset(self.available_themes),
        )

    def _coloured(self, theme: Theme) -> None:
        if theme.name != self._theme_of(self.settings):
            self.settings = structs.replace(self.settings, theme=own_name(theme.name))
            self.config.keep(self.settings)
