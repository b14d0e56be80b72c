"""What cards are about, in the three languages, so that one is found by words of a language not printed on it."""

from banker.folding import fold, h_system, words_of

LANGUAGES = ("en", "id", "eo")
_TOPICS = """
chance | kesempatan | ŝanco
chest | dana umum | kofro
station | stasiun | stacidomo
railroad | stasiun | stacidomo
company | perusahaan | kompanio
electric | listrik | elektra
water | air | akva
annuity | anuitas | anuitato
bank error | kesalahan bank | eraro banko
beauty contest | lomba kecantikan | belecokonkurso
birthday | ulang tahun | naskiĝtago
building loan | pinjaman bangunan | konstrua prunto
matures | jatuh tempo | pagota
christmas fund | tabungan natal | kristnaska kaso
commission | komisi | komisiono
consultancy fee | honor konsultasi | konsila honorario
crossword prize | hadiah teka teki silang | premio krucvortenigmo
disaster donation | sumbangan bencana | donaco katastrofo
dividend | dividen | dividendo
doctor | dokter | kuracisto
drunk | mabuk | ebria
elected chairman | terpilih ketua | elektita prezidanto
fine | denda | monpuno
general | umum | ĝeneralaj
holiday fund | tabungan liburan | feria kaso
hospital | rumah sakit | hospitalo
income tax | pajak penghasilan | enspeza imposto
inheritance | warisan | heredaĵo
insurance premium | premi asuransi | asekura premio
interest | bunga | interezo
life insurance | asuransi jiwa | vivasekuro
opera night | malam opera | opera vespero
payment services | honor jasa | pago servoj
poor tax | pajak orang miskin | imposto malriĉuloj
preference shares | saham preferen | preferaj akcioj
rent | sewa | lupago
repairs | perbaikan | riparoj
sale stock | penjualan saham | vendo akcioj
savings | tabungan | ŝparado
school | sekolah | lerneja
seven percent | tujuh persen | sep procentoj
speeding | ngebut | rapidado
street | jalan | stratoj
sweepstake prize | hadiah totalisator | premio totalizatoro
tax refund | pengembalian pajak | repago imposto
traffic | lalu lintas | trafiko
"""


def _row(line: str) -> dict[str, str]:
    return dict(zip(LANGUAGES, (part.strip() for part in line.split("|")), strict=True))


_ROWS = [_row(line) for line in _TOPICS.strip().split("\n")]


def topics(text: str, language: str, *others: str) -> str:
    """Say in other languages what a text of one language is about, as far as it is of what is known of cards."""
    words = frozenset(words_of(text))
    about = [row for row in _ROWS if language in row and words.issuperset(words_of(row[language]))]
    return " ".join(row.get(other, "") for row in about for other in others)


def every_word(text: str) -> frozenset[str]:
    """List the folded words of a text, however its letters are spelt."""
    return frozenset(word for form in (fold(text), h_system(text)) for word in words_of(form))
