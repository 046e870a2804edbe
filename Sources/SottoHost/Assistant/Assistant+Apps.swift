import Foundation
import Intents
import SottoAssistant
import SottoWire

/// Asks the person at the front end that a command comes from; `nil` when they did not decide.
typealias PersonToAsk = @Sendable (ClientCalls.Ask) async -> Bool?

extension Assistant {
  package nonisolated func apps() async -> [AppSummary] {
    var summaries: [AppSummary] = []
    for entry in registry.entries { summaries.append(await summary(of: entry)) }
    return summaries
      + registry.broken.map { identifier, problem in
        AppSummary(
          identifier: identifier, name: identifier, version: "", authorization: "", intents: [],
          network: false, defaults: [], running: false,
          notes: ["Its bundle can no longer be read. \(problem) Install it again."]
        ).shown
      }
  }

  /// Installs a bundle, or replaces the installed one of the same identifier.
  ///
  /// What the person decided about an older version, and its containers, stay. Nothing of the bundle
  /// runs before they have allowed it.
  ///
  /// - Parameter person: Who is asked what the call does not say.
  nonisolated func install(
    _ call: ClientCalls.InstallApp, _ person: @escaping PersonToAsk = { _ in nil }
  ) async throws -> AppSummary {
    let new = try await OwnThread.run { _ in try AppBundle(path: call.path) }
    let terms = try await InstallTerms(of: new, call, registry, attendants, person)
    return try await gate(new.identifier).run { [self] in
      let before = registry.entry(new.identifier)?.installed
      var grants = before?.grants ?? AppGrants()
      grants.localPorts.formUnion(call.localPorts)
      let bundle = try await BundleInstaller(home: home).install(new) { [self] in
        await processes.stop(new.identifier)
      }
      let entry = AppRegistry.Entry(
        installed: InstalledApp(
          identifier: bundle.identifier, path: bundle.path, version: bundle.version,
          installed: before?.installed ?? clock(), authorization: terms.authorization,
          network: call.network || before?.network ?? false, source: call.path,
          grants: grants),
        bundle: bundle)
      try registry.save(entry)
      try registry.claimFolders(of: bundle)
      for group in terms.sharedGroups {
        try registry.share(group: group, with: bundle.identifier, true)
      }
      let isLaunched = await launchIfAllowed(entry)
      var summary = await summary(of: entry)
      if !isLaunched { summary.notes.append("It could not be launched.") }
      return summary
    }
  }

  /// As on a phone, an app gives its vocabulary when it first runs.
  private nonisolated func launchIfAllowed(_ entry: AppRegistry.Entry) async -> Bool {
    guard entry.installed.authorization == "authorized" else { return true }
    return (try? await processes.app(entry.installed.identifier)) != nil
  }

  /// Launches an app that does not run, and tells it that the person has opened it.
  nonisolated func open(_ call: ClientCalls.OpenApp) async throws -> AppSummary {
    let entry = try installed(call.app)
    let name = entry.bundle.name.base
    guard entry.installed.authorization == "authorized" else {
      throw CallFailure(
        .failed, "\(name) may not run yet. Allow it with: sotto apps allow \(name)")
    }
    let process = try await processes.app(entry.installed.identifier)
    _ = try await process.call(AppCalls.Open(), within: settings.requestLimit)
    return await summary(of: entry)
  }

  package nonisolated func change(_ call: ClientCalls.ChangeApp) async throws -> AppSummary {
    let app = try installed(call.app).installed.identifier
    return try await gate(app).run { [self] in try await carryOut(call) }
  }

  /// The app that a person means.
  nonisolated func installed(_ name: String) throws(CallFailure) -> AppRegistry.Entry {
    if let entry = registry.find(name) { return entry }
    let names = registry.entries.map(\.bundle.name.base).joined(separator: ", ")
    throw CallFailure(
      .failed,
      "No app named “\(name)” is installed. "
        + (names.isEmpty ? "None is." : "Installed: \(names)."))
  }

  private nonisolated func carryOut(_ call: ClientCalls.ChangeApp) async throws -> AppSummary {
    var entry = try installed(call.app)
    let identifier = entry.installed.identifier
    switch call.change {
    case .allow: entry.installed.authorization = "authorized"
    case .deny: entry.installed.authorization = "denied"
    case .makeDefault:
      for intent in entry.bundle.intents {
        try registry.setDefault(identifier, for: intent)
      }
    case .remove, .erase:
      let summary = await summary(of: entry)
      await attendants.settle(AppServices.sending(of: identifier), nil)
      await processes.stop(identifier)
      let removal = Result { try registry.remove(identifier) }
      try await BundleInstaller(home: home).remove(
        identifier, withContainers: call.change == .erase)
      // On a full disk that has made room.
      if case .failure = removal { try registry.remove(identifier) }
      suggestions.forget(app: identifier)
      if call.change == .erase { try registry.releaseContainers(of: identifier) }
      return summary
    }
    try await keep(entry, call.change)
    switch call.change {
    case .deny:
      await attendants.settle(AppServices.sending(of: identifier), nil)
      await processes.stop(identifier)
    case .allow: _ = await launchIfAllowed(entry)
    case .makeDefault, .remove, .erase: break
    }
    return await summary(of: entry)
  }

  /// Stores what the person has decided; what they have forbidden holds even when that fails.
  private nonisolated func keep(
    _ entry: AppRegistry.Entry, _ change: ClientCalls.ChangeApp.Change
  ) async throws {
    do {
      try registry.save(entry)
    } catch  where change == .deny {
      registry.hold(entry)
      await processes.stop(entry.installed.identifier)
      throw CallFailure(
        .failed,
        "It holds only until the assistant ends, since it could not be stored: \(error) "
          + "Then say it again.")
    }
  }

  nonisolated func summary(of entry: AppRegistry.Entry) async -> AppSummary {
    let identifier = entry.installed.identifier
    let unknown = entry.bundle.intents.filter { IntentDescription.all[$0] == nil }.sorted()
    let defaults = registry.defaults
    var notes = unknown.map {
      entry.bundle.customIntents.contains($0)
        ? "Its own \($0) is there for its tests and shortcuts: no sentence asks for it yet."
        : "It declares \($0), which Sotto does not know yet."
    }
    notes += registry.namesakes(of: entry.bundle).map {
      "Another app is called “\(entry.bundle.name.base)”, too: \($0)."
    }
    let confinement = processes.launcher.confinement
    if let note = confinement.noteOnApps { notes.append(note) }
    let network = entry.bundle.asksForNetwork ? entry.granted : .none
    if let note = confinement.noteOnNetwork(network) { notes.append(note) }
    notes += registry.crowdedVocabulary(of: identifier).map { type, count in
      "It gives \(count) names of the type \(type); on a phone the first \(AppRegistry.namesOnAPhone) would count."
    }
    return AppSummary(
      identifier: identifier, name: entry.bundle.name.base, version: entry.installed.version,
      authorization: entry.installed.authorization, intents: entry.bundle.intents.sorted(),
      network: entry.installed.network,
      localPorts: entry.installed.grants.localPorts.sorted(),
      music: entry.installed.grants.music == true,
      folders: entry.installed.grants.folders.sorted(),
      unconfined: entry.installed.grants.isUnconfined,
      notifications: entry.installed.grants.mayNotify,
      questions: entry.installed.grants.mayAsk,
      requests: entry.installed.grants.maySend == true,
      defaults: defaults.filter { $0.value == identifier }.map(\.key).sorted(),
      running: await processes.runningApp(identifier) != nil,
      vocabulary: registry.vocabularyCount(of: identifier), notes: notes,
      wishes: wishes(of: entry)
    ).shown
  }

  private nonisolated func networkWishes(of entry: AppRegistry.Entry) -> [AppSummary.Wish] {
    guard entry.bundle.asksForNetwork else { return [] }
    let (app, granted) = (entry.installed.identifier, entry.granted)
    let ports = Set(entry.bundle.localPorts ?? []).subtracting(granted.localPorts).sorted()
    guard !granted.reachesOutside || !ports.isEmpty else { return [] }
    let shared = processes.launcher.confinement.sharedNetwork
    var wishes: [AppSummary.Wish] = []
    if !granted.reachesOutside {
      let extent =
        shared.map { "which here includes every service of this machine (\($0))" }
        ?? "which is the internet and your house, and no service of this machine"
      wishes.append(
        AppSummary.Wish(
          text: "It asks for the network, \(extent).", command: "sotto apps allow --network \(app)")
      )
    }
    guard shared == nil else { return wishes }
    return wishes
      + ports.map {
        AppSummary.Wish(
          text: "It asks for what listens on port \($0) of this machine.",
          command: "sotto apps allow --local-port \($0) \(app)")
      }
  }

  private nonisolated func wishes(of entry: AppRegistry.Entry) -> [AppSummary.Wish] {
    var wishes: [AppSummary.Wish] = []
    // A name may hold what a shell takes for its own.
    let app = entry.installed.identifier
    wishes += networkWishes(of: entry)
    if entry.bundle.requestsUsageDescription != nil, entry.installed.grants.maySend == nil {
      wishes.append(
        AppSummary.Wish(
          text: "It would like to send requests to other apps.",
          command: "sotto apps allow --requests \(app)"))
    }
    for (group, owner) in registry.foreignGroups(of: entry.bundle) {
      let name = registry.name(of: owner)
      wishes.append(
        AppSummary.Wish(
          text: "It would like to share the folder \(group), which is \(name)’s.",
          command: "sotto apps allow --group \(group) \(app)"))
    }
    return wishes
  }
}
