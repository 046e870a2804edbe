import SottoText
import Testing

/// Which names may be taken for each other.
@Suite struct ConfusableSkeletonTests {
  @Test(arguments: [
    ("Melody", "Меlody"), ("Melody", "Μelody"), ("Melody", "MELODY"), ("Melody", "Melоdу"),
    ("Melody", "Melody "), ("Melody", "Mel\u{200B}ody"), ("Melody", "\u{FEFF}Melody"),
    ("Melody", "M\u{00AD}elody"), ("Melody", "Ｍｅｌｏｄｙ"), ("Melody", "𝐌𝐞𝐥𝐨𝐝𝐲"), ("Melody", "Me1ody"),
    ("Melody", "MeIody"), ("Melody", "Mélody"), ("Melody", "M-e-l-o-d-y"), ("Hop", "Нор"),
    ("Hop", "Ηορ"), ("Sotto", "Ѕоttо"), ("Sotto", "S0tt0"), ("Yes", "Үes"), ("modern", "modem"),
    ("Ёлка", "Елка"), ("Listable", "Lіstable"),
  ])
  func `what looks alike is one`(one: String, other: String) {
    #expect(ConfusableSkeleton.areAlike(one, other))
  }

  @Test(arguments: [
    ("Melody", "Melodia"), ("Hop", "Hope"), ("Списки", "Listable"), ("晴天", "晴"), ("Reel", "Real"),
    ("Keeper", "Faulty"), ("", ""), (" ", "\u{200B}"), ("멜로디", "멜로"), ("Cassette", "Songbook"),
  ])
  func `what does not is two`(one: String, other: String) {
    #expect(!ConfusableSkeleton.areAlike(one, other))
  }

  @Test(arguments: [
    ("Melody", false), ("Melody ", true), (" Melody", true), ("Two Words", false),
    ("Mel\u{200B}ody", true), ("Melody\u{200D}", true), ("M\u{2060}elody", true),
    ("\u{3164}", true), ("Familie 👩‍👧", false), ("Fun ❤️", false), ("می\u{200C}خواهم", false),
    ("क्\u{200D}ष", false), ("멜로디", false), ("", false), ("\u{E000}Melody", true),
  ])
  func `what is not seen is found`(name: String, has: Bool) {
    #expect(ConfusableSkeleton.hasUnseen(name) == has)
  }
}
