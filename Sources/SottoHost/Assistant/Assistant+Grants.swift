import Foundation
import SottoAssistant
import SottoSocket
import SottoWire

extension Assistant {
  /// Lets an app's processes reach more, or takes that back.
  ///
  /// What was taken back is out of its reach at once, and what its own process may read in addition is
  /// within it: one that plays goes on with that.
  package nonisolated func grant(_ call: ClientCalls.GrantApp) async throws -> AppSummary {
    let app = try installed(call.app).installed.identifier
    return try await gate(app).run { [self] in try await carryOut(call) }
  }

  private nonisolated func carryOut(_ call: ClientCalls.GrantApp) async throws -> AppSummary {
    var entry = try installed(call.app)
    let folders = try call.folders.map {
      call.allows ? try Self.folder($0) : URL(fileURLWithPath: $0).standardizedFileURL.path
    }
    var grants = entry.installed.grants
    if call.music { grants.music = call.allows }
    if call.unconfined { grants.isUnconfined = call.allows }
    if call.notifications { grants.mayNotify = call.allows }
    if call.questions { grants.mayAsk = call.allows }
    if call.requests { grants.maySend = call.allows }
    if call.allows { grants.folders.formUnion(folders) } else { grants.folders.subtract(folders) }
    if call.allows {
      grants.localPorts.formUnion(call.localPorts)
    } else {
      grants.localPorts.subtract(call.localPorts)
    }
    let concernsStart =
      call.network || !call.groups.isEmpty || grants.atStart != entry.installed.grants.atStart
    entry.installed.grants = grants
    if call.network { entry.installed.network = call.allows }
    for group in call.groups { try share(group, with: entry, call.allows) }
    try registry.save(entry)
    if call.requests {
      await attendants.settle(AppServices.sending(of: entry.installed.identifier), call.allows)
    }
    if call.questions, !call.allows { await attendants.forget(entry.installed.identifier) }
    guard concernsStart else { return await summary(of: entry) }
    if call.allows, !call.network, call.groups.isEmpty {
      await processes.renew(entry.installed.identifier, evenIfItPlays: true)
    } else {
      // What runs was started under the old terms, its extension too.
      await processes.stop(entry.installed.identifier)
    }
    return await summary(of: entry)
  }

  private nonisolated func share(
    _ group: String, with entry: AppRegistry.Entry, _ isShared: Bool
  ) throws {
    guard entry.bundle.groups.contains(group) else {
      let declared = entry.bundle.groups.joined(separator: ", ")
      throw CallFailure(
        .failed,
        "\(entry.bundle.name.base) declares no group “\(group)”. "
          + (declared.isEmpty ? "It declares none." : "It declares \(declared)."))
    }
    try registry.share(group: group, with: entry.installed.identifier, isShared)
  }

  private static func folder(_ path: String) throws(CallFailure) -> String {
    let path = URL(fileURLWithPath: path).standardizedFileURL.path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else { throw CallFailure(.failed, "There is no folder at \(path).") }
    guard path != "/" else {
      throw CallFailure(
        .failed, "All folders at once are not granted. Say --unconfined if that is what you mean.")
    }
    return path
  }
}
