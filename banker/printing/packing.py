"""Packing: bytes deflated against words that records are likely to hold, a dictionary for each version of the line."""

import zlib

LONGEST = 20_000
"""Bytes that a record may have: no table comes near, and a forged line cannot fill the memory."""

FIRST = (
    b"richest-at-bankruptcies:2second-rollowner-turnnext-rollnever-lapsescreditor-cannot-paybankrupt-mortgage"
    b"full-redemptioninterest-nowbankrupt-estateliquidatedas-iscreditors-manyturn-orderevenauction-unsold"
    b"decliner-buysauction-limitraisablenoneauction-openingdebtor-trademust-clearfreetrade-blockgrouplot"
    b"hotel-breakdown-shortpartialhotel-saleoutrightdownbuilding-resalepaidlistshortage-openinglowestown"
    b"shortagemore-than-onedemandwaitcard-moneyspecial-tax-amountspecial-taxcollect-eachpay-eachto-bank"
    b"tax-baseprintedmortgageincome-taxboardflatchoicerent-claimmortgaged-station-counts"
    b"group-rent-when-mortgagedtransfer-interestmortgage-interestredeem-basepriceroundingnearestup"
    b"rent-in-jailjail-fine-unpaidcreditor-mayjail-fine-earlyjail-finesalary-on-landingdoublesinglesalary"
    b"opening-cashplayers-mostplayers-leastremindfollowpot-seedpotget-out-card-valuehotel-valuewith-houses"
    b"cardbellroundstopturnminutesdeal-paiddealendlasthotel-needs3hotels\xa9unlimitedhouses\xa9unlimited"
    b"atlantic-1935kota-duniakongresojnegaralondonclassicmonopolimonopolo\xa8atlanticyesno"
    b"timedshortidlepausedrunning\xa6normal" + bytes(28)
)
"""What records of version 1 are likely to hold, the likeliest last. The format is tied to these very bytes."""

SECOND = (
    b"\xa9interest\xabsettlement\xabtake-a-card\xa8take-out\xaatax-percent\xabtax-special\xa8tax-open\xacfresh-throw"
    b"\xaarent-group\xaarent-hotel\xadrent-stations\xa4base\xacrent-utility\xa5count\xa4unit\xa4card\xa6houses\xa4code"
    b"\xa6passed\x91\xd4\x01\xa5wants\x81\xa6bidder\xd4\x01\xa4dice\x92\xa4deck\xa6chance\xa5chest\xa6reason\xa4rent"
    b"\xa4debt\xa4fine\xa3tax\xa6choice\xc3\xa9jail-fine\xa8tax-flat\xa7auction\xa3lot\xd4\x02\xa3why\x81\xa7opening\x01"
    b"\xa3lot\xa5house\xa3lot\xa5hotel\xa6estate\xa6estate\xc3\xa4kind\xa5offer\xa6player\xd4\x01\xa8creditor\xa4bank"
    b"\x91\x89\xa4kind\xa4rent\xa6player\xd4\x01\xa8creditor\xd4\x01\xa4deed\xd4\x02\xa6amount\xa6square\xa4turn"
    b"\xa3why\x84\xa4code\xabrent-houses\xa9rent-bare\xa4deed\xd4\x02\xa5times\x01\x00\x00\x92\xcd\xc4\x00\x90\xc2\x90\x90"
)
"""What the matters of version 2 are likely to hold besides."""

WORDS = {1: FIRST, 2: SECOND + FIRST}


def deflated(data: bytes, version: int) -> bytes:
    """Deflate bytes against the words of a version."""
    deflater = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zlib.Z_DEFAULT_STRATEGY, WORDS[version])
    return deflater.compress(data) + deflater.flush()


def inflated(data: bytes, version: int) -> bytes:
    """Inflate what was deflated against the words of a version, up to LONGEST bytes; raises zlib.error."""
    return zlib.decompressobj(-15, WORDS[version]).decompress(data, LONGEST)
