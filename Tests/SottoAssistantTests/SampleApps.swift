@testable import SottoAssistant

/// The apps that the tables speak of.
enum SampleApps {
  static let all = [
    app("Melody", "INPlayMediaIntent", "INAddMediaIntent"), app("Radio", "INPlayMediaIntent"),
    app("Notes", "INAddTasksIntent"), app("Vault", "INPlayMediaIntent", isAllowed: false),
    app("Diary", "INAddTasksIntent", isAllowed: false), undecided,
    app("Safe", "INPlayMediaIntent", restricted: ["INPlayMediaIntent"]),
    app("Shelf", "INPlayMediaIntent", categories: ["INMediaCategoryAudiobooks"]),
    app("Songs", "INPlayMediaIntent", categories: ["INMediaCategoryMusic"]),
    app("Films", "INPlayMediaIntent", categories: ["INMediaCategoryVideo"]),
    app("Paid", "INPlayMediaIntent", context: MediaUserContext(isSubscribed: true)),
    app("Full", "INPlayMediaIntent", context: MediaUserContext(libraryItems: 9)),
    app("Tasks", "INAddTasksIntent", context: MediaUserContext(isSubscribed: true)),
  ]

  /// Installed while nobody was there to be asked.
  private static let undecided: AppProfile = {
    var profile = app("Harp", "INSearchForMediaIntent", isAllowed: false)
    profile.usageToDecide = LocalizedText("Harp plays.")
    return profile
  }()

  static func named(_ name: String) -> AppProfile? { all.first { $0.name == name } }

  static func identifier(_ name: String) -> String { "org.example.\(name)" }

  private static func app(
    _ name: String, _ intents: String..., restricted: Set<String> = [],
    categories: Set<String> = [], context: MediaUserContext = MediaUserContext(),
    isAllowed: Bool = true
  ) -> AppProfile {
    AppProfile(
      identifier: identifier(name), name: name, intents: Set(intents),
      restrictedWhileLocked: restricted, mediaCategories: categories, mediaContext: context,
      isAllowed: isAllowed)
  }
}
