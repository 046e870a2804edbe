import Foundation
import SottoHost
import SottoWire

/// A home of its own for one app, for as long as something is tried.
struct HermeticHome {
  let folders: SottoHome
  private let place: TemporaryFolder
  private let sandbox: ConfinementChoice

  init(_ sandbox: ConfinementChoice) throws {
    place = try TemporaryFolder()
    folders = try SottoHome(environment: ["SOTTO_HOME": place.path])
    self.sandbox = sandbox
    do {
      try folders.prepare()
    } catch {
      remove()
      throw error
    }
  }

  /// Starts an assistant in this process.
  ///
  /// - Parameter isRehearsal: Whether mistakes of apps that no person would notice are failures.
  func connect(
    isRehearsal: Bool = false, person: @escaping Connection.Person = { _ in nil }
  ) async throws -> Connection {
    try await Connection(inProcess: folders, sandbox, isRehearsal: isRehearsal, person)
  }

  /// Installs a bundle, allowed all it asks for, in place of an older one.
  static func install(_ bundle: String, by connection: Connection) async throws {
    let path = URL(fileURLWithPath: bundle).standardizedFileURL.path
    let ports = try AppBundle(path: path).localPorts ?? []
    _ = try await connection.call(
      ClientCalls.InstallApp(
        path: path, allow: true, network: true, localPorts: ports, replace: true, anyName: true),
      within: .seconds(120))
  }

  func remove() { place.remove() }
}
