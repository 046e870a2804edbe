import CSpawn
import Foundation

/// Puts bundles into a home and takes them out again.
///
/// Each waits for the disk on a thread of its own.
package struct BundleInstaller: Sendable {
  private let home: SottoHome

  package init(home: SottoHome) {
    self.home = home
  }

  /// Copies a bundle into the home, in place of an older one of the same identifier.
  ///
  /// Whoever looks finds the old bundle or the new one, never a part. Containers and groups stay.
  ///
  /// - Parameter stop: Ends what runs of the older bundle. Called when all has been copied and checked,
  ///   and not when both are the same: what the app plays goes on then.
  /// - Returns: The installed bundle.
  /// - Throws: `BundleError` when the bundle has a defect, `InstallError` when it cannot be copied.
  package func install(
    _ bundle: AppBundle, stop: @Sendable () async -> Void = {}
  ) async throws -> AppBundle {
    let work = "\(home.apps)/.\(UUID().uuidString)"
    let target = home.app(bundle.identifier)
    // Under the name that it will have, for what errors say.
    let copy = "\(work)/\((target as NSString).lastPathComponent)"
    do {
      let isSame = try await OwnThread.run { isCancelled in
        try prepare(copy, of: bundle, in: work, isCancelled)
        return FileManager.default.contentsEqual(atPath: target, andPath: copy)
      }
      if !isSame { await stop() }
      return try await OwnThread.run { _ in
        if !isSame { try replace(target, with: copy) }
        try FolderRemoval.remove(work)
        return try AppBundle(path: target)
      }
    } catch {
      _ = try? await OwnThread.run { _ in try FolderRemoval.remove(work) }
      if let error = error as? FileError {
        throw InstallError(path: error.path, reason: error.problem)
      }
      throw error
    }
  }

  /// Removes an app's bundle and, when asked to, what it and its extensions have written.
  ///
  /// Folders of groups stay, since other apps may be members.
  ///
  /// - Throws: `InstallError`.
  package func remove(_ identifier: String, withContainers: Bool) async throws {
    do {
      try await OwnThread.run { _ in
        let path = home.app(identifier)
        let extensions = (try? AppBundle(path: path))?.extensions.map(\.identifier) ?? []
        let containers = ([identifier] + extensions).map(home.container)
        for path in [path] + (withContainers ? containers : []) { try FolderRemoval.remove(path) }
      }
    } catch let error as FileError {
      throw InstallError(path: error.path, reason: error.problem)
    }
  }

  /// Makes the copy and the folders that it will need.
  private func prepare(
    _ copy: String, of bundle: AppBundle, in work: String,
    _ isCancelled: @escaping @Sendable () -> Bool
  ) throws {
    try home.prepare(folder: work)
    try FolderCopy(root: bundle.path, isCancelled: isCancelled).copy(to: copy)
    let copied = try AppBundle(path: copy)
    guard copied.identifier == bundle.identifier else {
      throw BundleError(
        file: "\((copy as NSString).lastPathComponent)/Info.plist", key: "CFBundleIdentifier",
        problem: "was changed while the bundle was copied", remedy: "Try again.")
    }
    for folder in folders(of: copied) { try home.prepare(folder: folder) }
  }

  private func folders(of bundle: AppBundle) -> [String] {
    let identifiers = [bundle.identifier] + bundle.extensions.map(\.identifier)
    let groups = ([bundle.entitlements] + bundle.extensions.map(\.entitlements)).flatMap(\.groups)
    return identifiers.map(home.container) + Set(groups).sorted().map(home.group)
  }

  /// Exchanges both in one step where the file system can, and in two where it cannot.
  private func replace(_ target: String, with copy: String) throws(InstallError) {
    let exchange: UInt32 = 2
    if renameat2(AT_FDCWD, copy, AT_FDCWD, target, exchange) == 0 { return }
    if access(target, F_OK) == 0, rename(target, "\(copy).old") != 0 {
      throw InstallError(path: target, code: errno)
    }
    guard rename(copy, target) == 0 else {
      let code = errno
      rename("\(copy).old", target)
      throw InstallError(path: target, code: code)
    }
  }
}

/// A bundle that could not be put into the home or taken out of it.
package struct InstallError: Error, Equatable, Sendable, CustomStringConvertible {
  package let path: String
  package let reason: String

  package var description: String { "\(path) \(reason)" }
}

extension InstallError {
  fileprivate init(path: String, code: Int32) {
    self.init(path: path, reason: FileError(path, .system(code)).problem)
  }
}
