/// What letters and figures look like, as Unicode has it (UTS #39, confusables.txt): made by
/// Scripts/make-confusables.
enum ConfusableTable {
  /// The prototype of each, which may be several letters.
  static let prototypes: [Unicode.Scalar: String] = {
    var prototypes: [Unicode.Scalar: String] = [:]
    for pair in pairs.split(separator: " ") {
      guard let letter = pair.unicodeScalars.first else { continue }
      prototypes[letter] = String(pair.unicodeScalars.dropFirst())
    }
    return prototypes
  }()

  /// Each with its prototype, and a space between two.
  private static let pairs = """
    0O 1l Il mrn |l ÆAE ÇC ÐD ØO æae çc ð∂ öة øo ĐD đd ĚE ěe ĦH ħh ıi ŁL łl ņɲ ŐO ŒOE œoe ţƫ ŦT ŧt \
    ƀb Ɓ'B Ƃb ƃb Ƅb ƇC' ƉD Ɗ'D ƌd ƍg ƑF ƒf ƓG' Ɩl Ɨl ƘK' ƙk ƚl ƝN ƞn ƟO ƠO' ơo' Ƥ'P ƥp ƦR Ƨ2 Ƭ'T \
    ƭt ƮT Ƴ'Y ƴy ƵZ ƶz Ʒ3 ƻ2 Ƽ5 ƽs ƿþ ǀl ǁll ǃ! ǍA ǎa ǏI ǐi ǑO ǒo ǓU ǔu ǤG ǥg ǦG ǧg ǵg ǾO ȚT țƫ Ȝ3 \
    Ȣ8 ȣ8 ȤZ ȥz ȦA ȧa ȼc ȾT Ɂ? ɄU ɆE ɇe ɈJ ɉj ɍr ɎY ɏy ɑa ɓb ɖd ɗd əǝ ɚǝ˞ ɛꞓ ɠg ɡg ɣy ɦh ɨi ɩi ɪi \
    ɫl ɭl ɮlȝ ɯw ɱrn ɳn ɵo ɶoᴇ ɼr ɽr ʂs ʋu ʏy ʐz ʒȝ ʔ? ʠq ʣdz ʤdȝ ʥdʑ ʦts ʧtʃ ʨtɕ ʩfŋ ʪls ʫlz ͰⱵ \
    ͶИ ͷᴎ ͻɔ ͽꜿ ͿJ ΑA ΒB ΕE ΖZ ΗH ΘO Ιl ΚK ΛɅ ΜM ΝN ΟO ΡP ΣƩ ΤT ΥY ΧX αa βß γy δẟ εꞓ ηn θO ιi κĸ \
    νv οo ρp σo τᴛ υu φɸ ϛς ϜF Ϩ2 ϩƨ ϳj ϷÞ ϸþ ϺM ϽƆ ϿꜾ ЄꞒ ЅS Іl ЈJ АA Бb ВB ГΓ ЕE З3 ЙИ КK ЛɅ МM \
    НH ОO ПΠ РP СC ТT УY ФΦ ХX Ыbl Ьb ЮlO аa б6 вʙ гr еe зɜ иᴎ кĸ мʍ нʜ оo пπ рp сc тᴛ уy фɸ хx \
    ъˉb ыƅi ьƅ яᴙ єꞓ ѕs іi јj ћh ѝи ѡw Ѣb ѣb ѰΨ ѱψ ѲO ѳo ѴV ѵv ѼѠ ѽw ҊИ ҋи Ҍb ҍb ҐΓ' ґr' ҒΓ ғr ҖЖ \
    җж Ҙ3 ҙɜ ҚK қĸ ҞK ҟĸ ҢH ңʜ ҪC ҫc ҬT ҭᴛ ҮY үy ҰY ұy ҲX һh ҽe ҾҼ ҿe Ӏl ӅɅ ӆл ӇH ӈʜ ӉH ӊʜ ӋҶ ӌҷ \
    ӍM ӎʍ ӏi ӔAE ӕae ӘƏ әǝ Ӡ3 ӡȝ ӨO өo ԁd ԊǶ ԌG ԍɢ ԐƐ ԑꞓ ԛq ԜW ԝw Իኮ Մሆ Պጣ Ռቡ ՍU ՏS ՓΦ ՕO աw գq զq \
    ծẟ հh յȷ ոn պɰ ռn սu ցg քf օo וl טv י' ןl סo װll ױl' ײ'' ႠꞆ ყy ჳȝ ჿo ᎠD ᎡR ᎢT ᎤO' Ꭵi ᎨⱵ ᎩY ᎪA \
    ᎫJ ᎬE Ꭾ? ᎰⱵ ᎱΓ ᎳW ᎷM ᎻH ᎽY ᎾO Ꮏƫ ᏀG Ꮒh ᏃZ ᏇѠ ᏋƐ ᏌU Ꮞ4 Ꮟb ᏒR ᏔW ᏕS ᏙV ᏚS ᏞL ᏟC ᏢP ᏦK Ꮷd ᏫO Ꮾ6 \
    Ᏸß Ᏺh ᏳG ᏴB ᏻɢ ᏼʙ ᴄc ᴈɜ ᴋĸ ᴍʍ ᴏo ᴐɔ ᴑo ᴔǝo ᴜu ᴠv ᴡw ᴢz ᴤƨ ᴦr ᴧʌ ᴨπ ᴩᴘ ᴫл ᵫue ᵮf ᵯrn ᵰn ᵲr ᵳɾ \
    ᵴs ᵵt ᵶz ᵻi ᵼi ᵽp ᵾu ᵿʊ ᶃg ᶌy ᶐɋ ṃꭑ ẝf ỿy ῶᏯ ↄɔ ⱧH ⱩK ⲄΓ ⲅr ⲆΔ ⲈꞒ ⲉꞓ ⲎH Ⲓl ⲔK ⲕĸ Ⲗλ ⲘM ⲚN ⲞO \
    ⲟo ⲠΠ ⲢP ⲣp ⲤC ⲥc ⲦT ⲨY ⲪΦ ⲫɸ ⲬX ⲭχ ⲮΨ ⲱω Ⲵ<· Ⲻ- ⲼШ ⲽш Ⳇ/ Ⳋ9 Ⳍ3 ⳍȝ ⳐL ⳑʟ Ⳓ6 ⳜϬ ⳤϗ ꓐB ꓑP ꓒd ꓓD \
    ꓔT ꓖG ꓗK ꓙJ ꓚC ꓛƆ ꓜZ ꓝF ꓞℲ ꓟM ꓠN ꓡL ꓢS ꓣR ꓥɅ ꓦV ꓧH ꓪW ꓫX ꓬY ꓭᙠ ꓮA ꓯⱯ ꓰE ꓱƎ ꓲl ꓳO ꓴU ꓵՈ ꓷᗡ ꓸ. \
    ꓹ, ꓺ.. ꓻ., ꓽ: Ꙅ2 ꙅƨ ꙇi ꙍω ꙐЪl ꙑˉbi Ꙩʘ ꚕh ꚘOO ꚙoo Ꚛ𐊨 ꜨT3 ꜩtȝ ꜱs ꜲAA ꜳaa ꜴAO ꜵao ꜶAU ꜷau ꜸAV ꜹav \
    ꜺAV ꜻav ꜼAY ꜽay ꝀK ꝊO ꝋo ꝎOO ꝏoo Ꝛ2 ꝡw Ꝫ3 ꝫȝ Ꝯ9 ꝷtf ꝸ& ꝺꝹ ꞌ' ꞏ· ꞕꜧ ꞘF ꞙf Ꞛ𐐒 ꞛ𐐺 ꞝʚ Ꞟꓤ ꞟu Ɜ3 Ʇꓕ \
    ꞲJ ꞳX ꞴB ꞵß ꞶꙌ ꞷω ꟷー ꬲe ꬵf ꬽo ꬾo ꬿɔ ꭁǝo ꭂǝo ꭇr ꭈr ꭍʃ ꭎu ꭒu ꭓχ ꭕχ ꭚy ꭠљ ꭢɔe ꭣuo ꭰᴅ ꭱʀ ꭲᴛ ꭴo ꭵi \
    ꭺᴀ ꭻᴊ ꭼᴇ ꭾɂ ꮀⱶ ꮁr ꮃw ꮇʍ ꮋʜ ꮎo ꮐɢ ꮓz ꮛꞓ ꮜu ꮟƅ ꮢʀ ꮩv ꮪs ꮮʟ ꮯc ꮲᴘ ꮶĸ ꮻo 𐋡د 𐋤و 𐋨ط 𐋲ص 𐋵Z
    """
}
