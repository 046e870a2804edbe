import Foundation
import Testing

@testable import SottoLanguage

@Suite("What is not wanted") struct ExclusionTests {
  private func understood(_ text: String, _ locale: String?) throws -> Reading {
    try Support.languages.get().understand(text, locale: locale)[0]
  }

  @Test(
    "What shall be left out is told, and is not what is played",
    arguments: [
      ("play everything except adele", "en", "adele"), ("spiel alles außer Adele", "de", "Adele"),
      ("adele dışında her şeyi çal", "tr", "adele"), ("joue tout sauf adele", "fr", "adele"),
      ("播放除了周杰伦以外的歌", "zh", "周杰伦"),
    ])
  func excluded(text: String, locale: String, excluded: String) throws {
    let reading = try understood(text, locale)
    #expect(reading.intent == "INPlayMediaIntent")
    #expect(reading.excluded == excluded)
    #expect(!"\(reading.parameters)".localizedCaseInsensitiveContains(excluded))
  }

  @Test(
    "A request with a “not” is not the opposite",
    arguments: [
      ("don't play music", "en"), ("не включай музыку", "ru"), ("müzik çalma", "tr"),
      ("别放音乐", "zh"), ("음악 틀지 마", "ko"), ("ne joue pas de musique", "fr"),
      ("音楽をかけないで", "ja"), ("spiel keine Musik", "de"),
    ])
  func negated(text: String, locale: String) throws {
    let reading = try understood(text, locale)
    let isStopped = reading.parameters["command"].map {
      ["pause", "stop"].contains($0.constantText)
    }
    #expect(reading.intent == nil || isStopped == true, "\(reading)")
  }

  @Test("A name's own “but” excludes nothing")
  func names() throws {
    let reading = try understood("play everything but the girl", "en")
    #expect(reading.excluded == nil)
    #expect(
      reading.parameters["mediaSearch"]
        == .object(["artistName": .string("Everything but the Girl")]))
  }
}

@Suite("Several languages hear a sentence") struct RivalTests {
  @Test("That another language would refuse says nothing to who speaks this one")
  func refusal() throws {
    let text = "füge das Lied What We Lost zu meiner Playlist Long Way Home hinzu"
    let reading = try Support.languages.get().understand(text, locale: "de")[0]
    #expect(reading.intent == "INAddMediaIntent" && reading.locale == "de")
  }

  @Test("Who names no language is taken to speak the fallback where it hears the same")
  func fallback() throws {
    let languages = try Support.languages.get()
    #expect(languages.understand("like boston")[0].locale == languages.fallback.code)
    #expect(languages.understand("включи джаз")[0].locale == "ru")
    let readings = languages.understand("like boston")
    #expect(readings == readings.sorted { $0.confidence > $1.confidence })
  }

  @Test("Korean without spaces is Korean, whatever language is expected", arguments: [nil, "en"])
  func joined(locale: String?) throws {
    let reading = try Support.languages.get().understand("재즈틀어줘", locale: locale)[0]
    #expect(reading.intent == "INPlayMediaIntent" && reading.locale == "ko")
  }
}
