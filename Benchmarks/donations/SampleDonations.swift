import Foundation
import Intents
import SottoAssistant
import SottoStore

/// Donations of made-up apps, of which some are of the same things: as many actions as a tenth of a busy
/// person's library.
struct SampleDonations {
  static let apps = ["com.example.Radio", "com.example.Video"]

  /// The one of this number; half an hour lies between two.
  static subscript(number: Int) -> Donation {
    // Multiplied by a prime, the things come in no order; small numbers come more often.
    let thing = (number &* 7919) % 2000 % (1 + (number &* 104_729) % 2000)
    let app = apps[thing % apps.count]
    return Donation(
      action: DonatedAction(
        app: app,
        shortcut: [
          "intent": "INPlayMediaIntent",
          "parameters": [
            "mediaItems": [
              [
                "identifier": .string("item-\(thing)"), "type": "song",
                "title": .string("A song of number \(thing)"), "artist": "Somebody",
              ]
            ]
          ],
        ]),
      identifier: "donation-\(number)", group: thing % 5 == 0 ? "group-\(thing % 50)" : nil,
      date: Date(timeIntervalSince1970: 1_600_000_000 + Double(number) * 1800), offset: 3600,
      duration: 180, source: .interaction)
  }

  /// A store that knows the apps.
  static func store(at path: String) throws -> Store {
    let store = try Store(path: path)
    for app in apps {
      try store.save(
        InstalledApp(identifier: app, path: "/apps/\(app)", version: "1", installed: .distantPast))
    }
    return store
  }
}
