import Foundation
import Intents
import SottoAssistant
import SottoLanguage
import SottoWire
import Testing

/// What is written for who only hears: prices in words, and no more of a list than anybody listens to.
@Suite struct HeardTests {
  private static func dialogue(_ code: String, _ profile: Attendance.Profile) throws -> Dialogue {
    Dialogue(
      language: try #require(CaseFile.languages.get().language(code)),
      attendance: Attendance(profile: profile), clock: { .distantPast })
  }

  private static func options(_ least: Double, _ most: Double) -> Turn.Result {
    let range: PlainValue = [
      "minimumPrice": .number(least), "maximumPrice": .number(most), "currencyCode": "EUR",
    ]
    return .request(
      .carriedOut("INListRideOptionsIntent", [:]),
      .done(
        HandlerResponse(
          plain: ["code": "success", "rideOptions": [["name": "XL", "priceRange": range]]])))
  }

  @Test(arguments: [
    ("en", "21.20 euros to 25.40 euros", "€21.20–€25.40"),
    ("de", "21,20 Euro bis 25,40 Euro", "21,20 €–25,40 €"),
    ("fr", "de 21,20 euros à 25,40 euros", "21,20 €–25,40 €"),
    ("ru", "от 21,20 евро до 25,40 евро", "21,20 €–25,40 €"),
    ("tr", "21,20 Euro ile 25,40 Euro arası", "€21,20–€25,40"),
    ("zh", "21.20欧元到25.40欧元", "€21.20–€25.40"),
    ("ko", "21.20 유로에서 25.40 유로", "€21.20–€25.40"),
    ("ja", "21.20ユーロから25.40ユーロ", "€21.20–€25.40"),
  ])
  func `prices are words`(_ code: String, heard: String, seen: String) throws {
    func text(_ profile: Attendance.Profile) throws -> String {
      try Self.dialogue(code, profile).answer(to: Self.options(21.2, 25.4))
        .replacing("\u{a0}", with: " ").replacing("\u{202f}", with: " ")
    }
    let (spoken, written) = (try text(.voice), try text(.screen))
    #expect(spoken.contains(heard), "\(spoken)")
    #expect(written.contains(seen), "\(written)")
  }

  /// A voice of Latin letters says no others; one of other letters knows the Latin ones.
  @Test(arguments: [
    ("en", "Мумий Тролль", "Mumij Troll"), ("en", "くるり", "kururi"),
    ("tr", "방탄소년단", "bangtansonyeondan"),
    ("de", "周杰倫", "zhou jie lun"), ("fr", "Μίκης", "Mikes"), ("en", "Sigur Rós", "Sigur Rós"),
    ("tr", "Işığın Şarkısı", "Işığın Şarkısı"), ("ru", "Skyfall", "Skyfall"),
    ("ru", "Кино", "Кино"),
  ])
  func `names are in letters that the voice can say`(_ code: String, name: String, heard: String)
    throws
  {
    func text(_ profile: Attendance.Profile) throws -> String {
      try Self.dialogue(code, profile).say(
        ["INPlayMediaIntent.done"], ["item": name, "app": "Melody"])
    }
    let (spoken, written) = (try text(.voice), try text(.screen))
    #expect(spoken.contains(heard), "\(spoken)")
    #expect(written.contains(name), "\(written)")
  }

  @Test func `one price is one, however many it is`() throws {
    let text = try Self.dialogue("ru", .voice).answer(to: Self.options(1, 1))
    #expect(text.contains("1,00 евро") && !text.contains("до"), "\(text)")
  }

  @Test(arguments: [(5, 0), (6, 2), (40, 36)])
  func `what is not said is offered`(_ count: Int, unheard: Int) throws {
    let tasks = (1...count).map { PlainValue.string("n\($0)") }
    let result = Turn.Result.request(
      .carriedOut("INSearchForNotebookItemsIntent", [:]),
      .done(HandlerResponse(plain: ["code": "success", "tasks": .list(tasks)])))
    #expect(try Self.dialogue("en", .voice).unheard(of: result).count == unheard)
    #expect(try Self.dialogue("en", .screen).unheard(of: result).isEmpty)
  }
}
