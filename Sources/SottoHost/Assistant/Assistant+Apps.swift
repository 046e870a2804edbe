import Foundation
import Intents
import SottoAssistant
import SottoWire

extension Assistant {
  package func apps() async -> [AppSummary] {
    var summaries: [AppSummary] = []
    for entry in household.registry.entries { summaries.append(await summary(of: entry)) }
    return summaries
      + household.registry.broken.map { identifier, problem in
        AppSummary(
          identifier: identifier, name: identifier, version: "", authorization: "", intents: [],
          network: false, defaults: [], running: false,
          notes: ["Its bundle can no longer be read. \(problem) Install it again."])
      }
  }

  /// Installs a bundle, or replaces the installed one of the same identifier.
  ///
  /// What the person decided about an older version, and its containers, stay.
  package func install(_ call: ClientCalls.InstallApp) async throws -> AppSummary {
    let new = try AppBundle(path: call.path)
    let before = household.registry.entry(new.identifier)?.installed
    let bundle = try await replace(before, by: new)
    var entry = AppRegistry.Entry(
      installed: InstalledApp(
        identifier: bundle.identifier, path: bundle.path, version: bundle.version,
        installed: before?.installed ?? .now,
        authorization: before?.authorization ?? "notDetermined",
        network: before?.network ?? false),
      bundle: bundle)
    if call.allow { entry.installed.authorization = "authorized" }
    if call.network { entry.installed.network = true }
    try household.registry.save(entry)
    // As on a phone, an app gives its vocabulary and asks for permission when it first runs.
    let app = try? await household.processes.app(bundle.identifier)
    var summary = await summary(of: entry)
    if app == nil { summary.notes.append("It could not be launched.") }
    return summary
  }

  /// Leaves what is the same as it is: what it plays goes on.
  private func replace(_ before: InstalledApp?, by new: AppBundle) async throws -> AppBundle {
    if let before, let old = household.registry.entry(before.identifier)?.bundle,
      FileManager.default.contentsEqual(atPath: old.path, andPath: new.path)
    {
      return old
    }
    await household.processes.stop(new.identifier)
    return try BundleInstaller(home: home).install(new)
  }

  package func change(_ call: ClientCalls.ChangeApp) async throws -> AppSummary {
    guard var entry = household.registry.find(call.app) else {
      let names = household.registry.entries.map(\.bundle.name.base).joined(separator: ", ")
      throw CallFailure(
        .failed,
        "No app named “\(call.app)” is installed. "
          + (names.isEmpty ? "None is." : "Installed: \(names)."))
    }
    switch call.change {
    case .allow: entry.installed.authorization = "authorized"
    case .deny: entry.installed.authorization = "denied"
    case .allowNetwork: entry.installed.network = true
    case .denyNetwork: entry.installed.network = false
    case .makeDefault:
      for intent in entry.bundle.intents {
        try household.registry.setDefault(entry.installed.identifier, for: intent)
      }
    case .remove, .erase:
      let summary = await summary(of: entry)
      await household.processes.stop(entry.installed.identifier)
      try household.registry.remove(entry.installed.identifier)
      try BundleInstaller(home: home).remove(
        entry.installed.identifier, withContainers: call.change == .erase)
      return summary
    }
    try household.registry.save(entry)
    switch call.change {
    case .deny, .allowNetwork, .denyNetwork:
      // What runs was started under the old terms.
      await household.processes.stop(entry.installed.identifier)
    default: break
    }
    return await summary(of: entry)
  }

  private func summary(of entry: AppRegistry.Entry) async -> AppSummary {
    let identifier = entry.installed.identifier
    let unknown = entry.bundle.intents.filter { IntentDescription.all[$0] == nil }.sorted()
    let defaults = household.registry.defaults
    var notes = unknown.map { "It declares \($0), which Sotto does not know yet." }
    let wantsNetwork =
      entry.bundle.entitlements.network
      || entry.bundle.extensions.contains { $0.entitlements.network }
    if wantsNetwork && !entry.installed.network {
      notes.append(
        "It asks for the network: sotto apps allow --network “\(entry.bundle.name.base)”.")
    }
    notes += household.registry.crowdedVocabulary(of: identifier).map { type, count in
      "It gives \(count) names of the type \(type); on a phone the first \(AppRegistry.namesOnAPhone) would count."
    }
    return AppSummary(
      identifier: identifier, name: entry.bundle.name.base, version: entry.installed.version,
      authorization: entry.installed.authorization, intents: entry.bundle.intents.sorted(),
      network: entry.installed.network,
      defaults: defaults.filter { $0.value == identifier }.map(\.key).sorted(),
      running: await household.processes.runningApp(identifier) != nil,
      vocabulary: household.registry.vocabularyCount(of: identifier), notes: notes)
  }
}
