import Testing

@testable import SottoLanguage

@Suite("An app is known by all its names") struct AppNameTests {
  @Test(arguments: [
    ("play jazz in Melody", "en"), ("play jazz on Мелодия", "en"),
    ("play jazz in mellow dee", "en"),
    ("play jazz in list-o-mat", "en"), ("play jazz in listomat", "en"),
    ("play jazz in List o Mat", "en"),
    ("включи джаз в Мелодии", "ru"), ("Мелодия, включи джаз", "ru"),
    ("попроси Мелодию включить джаз", "ru"), ("включи через Мелодию джаз", "ru"),
  ])
  func names(text: String, locale: String) throws {
    let app = Surroundings.App(
      name: "Melody", spokenNames: ["Melody", "Мелодия", "List-o-Mat"],
      pronunciationHints: ["mellow dee"])
    let reading = try Support.languages.get().understand(
      text, locale: locale, surroundings: Surroundings(apps: [app]))[0]
    #expect(reading.app == "Melody")
    #expect(
      reading.parameters == ["mediaSearch": .object(["genreNames": .list([.string("jazz")])])])
  }

  @Test("The vocabulary of another app than the one named does not decide")
  func otherApp() throws {
    let song = Vocabulary([.init(kind: "song", name: "HELLO!")])
    let apps = [
      Surroundings.App(name: "Melody", vocabulary: song), Surroundings.App(name: "Reel"),
    ]
    let readings = try Support.languages.get().understand(
      "play hello in Reel", surroundings: Surroundings(apps: apps))
    #expect(readings[0].app == "Reel")
    #expect(readings[0].groundedBy == nil)
    let free = try Support.languages.get().understand(
      "play hello", surroundings: Surroundings(apps: apps))
    #expect(free[0].groundedBy == "Melody")
  }

  @Test("Every plausible division of a name is among the Readings")
  func alternatives() throws {
    let readings = try Support.languages.get().understand("play up by the sea by ana lin")
    let names = readings.compactMap { reading -> String? in
      guard case .object(let search)? = reading.parameters["mediaSearch"],
        case .string(let name)? = search["mediaName"]
      else { return nil }
      return name
    }
    #expect(names.first == "up by the sea")
    #expect(names.contains("up by the sea by ana lin"))
    #expect(readings.map(\.confidence) == readings.map(\.confidence).sorted(by: >))
  }
}
