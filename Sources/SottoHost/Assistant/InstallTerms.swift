import SottoAssistant
import SottoWire

/// What the person lets a bundle be and do that is to be installed: said in the call, kept from the
/// version before, or asked for now.
struct InstallTerms {
  /// `INSiriAuthorizationStatus` by case name.
  let authorization: String
  /// The groups of other apps that it may share.
  let sharedGroups: [String]

  /// - Throws: `CallFailure` when the bundle may not take the place of what is installed,
  ///   `InstallError` when it would get another app's folders.
  init(
    of bundle: AppBundle, _ call: ClientCalls.InstallApp, _ registry: AppRegistry,
    _ attendants: Attendants, _ person: PersonToAsk
  ) async throws {
    try registry.refuseForeignContainers(of: bundle)
    let before = registry.entry(bundle.identifier)?.installed
    // Who has taken a name once is not asked again for each version of the app.
    let isKnown = registry.entry(bundle.identifier)?.bundle.spokenNames == bundle.spokenNames
    if !isKnown, !call.anyName {
      try await Self.askForName(of: bundle, registry, attendants, person)
    }
    if let before, before.source != call.path, !call.replace {
      try await Self.askForReplacing(before, by: call.path, person)
    }
    var shared: [String] = []
    for (group, owner) in registry.foreignGroups(of: bundle) {
      let question = """
        \(bundle.name.base) (\(bundle.identifier)) would like to share the folder \(group), which is \
        \(registry.name(of: owner))’s (\(owner)), and could read and change what is there. May it?
        """
      if await person(.init(text: question.shown())) == true { shared.append(group) }
    }
    sharedGroups = shared
    let decided = call.allow ? "authorized" : before?.authorization ?? "notDetermined"
    guard decided == "notDetermined",
      let isAllowed = await person(.init(text: attendants.permission(of: bundle)))
    else {
      authorization = decided
      return
    }
    authorization = isAllowed ? "authorized" : "denied"
  }

  private static func askForName(
    of bundle: AppBundle, _ registry: AppRegistry, _ attendants: Attendants, _ person: PersonToAsk
  ) async throws {
    let doubt = await DoubtfulName(of: bundle, beside: registry.entries.map(\.bundle)) {
      await attendants.isAnswer($0)
    }
    guard let doubt else { return }
    let question = "\(doubt.description) Install \(bundle.identifier) nevertheless?"
    guard await person(.init(text: question.shown())) != true else { return }
    throw CallFailure(
      .failed,
      "\(doubt.description) \(bundle.identifier) is not installed. Where you mean it, install it with --any-name."
    )
  }

  private static func askForReplacing(
    _ before: InstalledApp, by path: String, _ person: PersonToAsk
  ) async throws {
    let place = before.source ?? "a place that was not kept"
    let question = """
      \(before.identifier) is installed already, from \(place). Is the bundle at \(path) its next \
      version, which may have all that it has stored?
      """
    guard await person(.init(text: question.shown())) != true else { return }
    throw CallFailure(
      .failed,
      "\(before.identifier) is installed already, from \(place). Where the bundle at \(path) is its "
        + "next version, install it with --replace: it then gets all that the app has stored.")
  }
}
