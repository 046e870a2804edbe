import Testing

@testable import SottoHost

/// In which language a person is spoken to who has not said anything yet.
@Suite struct SessionLanguageTests {
  @Test(
    arguments: [
      (["LANG": "de_DE.UTF-8"], "de-DE"),
      (["LANG": "de_DE.UTF-8", "LC_ALL": "tr_TR"], "tr-TR"),
      (["LANG": "en_US.UTF-8", "LC_MESSAGES": "ja_JP.eucJP"], "ja-JP"),
      (["LANG": "ru", "LC_ALL": ""], "ru"),
      (["LANG": "sr_RS@latin"], "sr-RS"),
      (["LANG": "de_DE", "LC_TIME": "fr_FR"], "de-DE"),
      (["LANG": "C.UTF-8"], nil), (["LC_ALL": "POSIX", "LANG": "de_DE"], nil), ([:], nil),
    ] as [([String: String], String?)])
  func `the session says it`(environment: [String: String], tag: String?) {
    #expect(SessionLanguage.tag(environment) == tag)
  }
}
