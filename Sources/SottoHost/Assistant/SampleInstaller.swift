import Foundation
import SottoWire
import Synchronization

/// Installs the sample apps for a person who has said yes to them in a conversation.
final class SampleInstaller: Sendable {
  typealias Install = @Sendable (ClientCalls.InstallApp) async throws -> AppSummary

  private let bundles: SampleBundles?
  private let registry: AppRegistry
  private let install = Mutex<Install?>(nil)

  init(_ bundles: SampleBundles?, _ registry: AppRegistry) {
    self.bundles = bundles
    self.registry = registry
  }

  /// From now on something can be installed.
  func open(_ install: @escaping Install) { self.install.withLock { $0 = install } }

  /// Whether there are any, and none of them or of others is installed.
  var isOffered: Bool { registry.entries.isEmpty && bundles?.areHere == true }

  /// Installs and allows all of them, with the network where one asks for it, and waits until those that
  /// play know what they have: the next that is said may name it.
  func installAll() async throws -> [AppSummary] {
    guard let bundles, let install = install.withLock({ $0 }) else { return [] }
    let work = try TemporaryFolder()
    defer { work.remove() }
    let folder = URL(fileURLWithPath: work.path)
    let paths = try await OwnThread.run { _ in try bundles.folders(assembledIn: folder) }
    var apps: [AppSummary] = []
    for path in paths {
      let bundle = try AppBundle(path: path)
      // What its person has taken from it since is not given anew.
      let isNew = registry.entry(bundle.identifier) == nil
      apps.append(
        try await install(
          ClientCalls.InstallApp(
            path: path, allow: true, network: isNew && bundle.asksForNetwork,
            localPorts: isNew ? bundle.localPorts ?? [] : [], replace: true, anyName: true)))
    }
    await untilKnown(apps.filter { $0.intents.contains("INPlayMediaIntent") })
    return apps
  }

  /// An app gives the names in its library when it has made that.
  private func untilKnown(_ apps: [AppSummary]) async {
    let deadline = ContinuousClock.now + Self.patience
    for app in apps {
      while registry.vocabularyCount(of: app.identifier) == 0, ContinuousClock.now < deadline {
        try? await Task.sleep(for: .milliseconds(50))
      }
    }
  }

  /// Less than a person's front end waits for the answer.
  private static let patience = Duration.seconds(40)
}

extension AppBundle {
  /// Whether it or an extension of it would like to reach the network.
  package var asksForNetwork: Bool {
    entitlements.network || extensions.contains(where: \.entitlements.network)
  }
}
