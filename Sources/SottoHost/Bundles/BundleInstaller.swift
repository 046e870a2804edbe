import CSpawn
import Foundation

/// Puts bundles into a home and takes them out again.
package struct BundleInstaller: Sendable {
  private let home: SottoHome

  package init(home: SottoHome) {
    self.home = home
  }

  /// Copies a bundle into the home, in place of an older one of the same identifier.
  ///
  /// Whoever looks finds the old bundle or the new one, never a part. Containers and groups stay.
  ///
  /// - Returns: The installed bundle.
  /// - Throws: `BundleError` when the bundle has a defect, `InstallError` when it cannot be copied.
  package func install(_ bundle: AppBundle) throws -> AppBundle {
    let target = home.app(bundle.identifier)
    let work = "\(home.apps)/.\(UUID().uuidString)"
    do {
      try FileManager.default.createDirectory(atPath: work, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(atPath: work) }
      // Under the name that it will have, for what errors say.
      let copy = "\(work)/\((target as NSString).lastPathComponent)"
      try FolderCopy(root: bundle.path).copy(to: copy)
      _ = try AppBundle(path: copy)
      for folder in folders(of: bundle) { try home.prepare(folder: folder) }
      try replace(target, with: copy)
    } catch let error as CocoaError {
      throw InstallError(
        path: error.filePath ?? target,
        reason: error.underlying?.localizedDescription ?? error.localizedDescription)
    }
    return try AppBundle(path: target)
  }

  /// Removes an app's bundle and, when asked to, what it and its extensions have written.
  ///
  /// Folders of groups stay, since other apps may be members.
  package func remove(_ identifier: String, withContainers: Bool) throws(InstallError) {
    let path = home.app(identifier)
    let extensions = (try? AppBundle(path: path))?.extensions.map(\.identifier) ?? []
    let containers = ([identifier] + extensions).map(home.container)
    for path in [path] + (withContainers ? containers : []) where access(path, F_OK) == 0 {
      do {
        try FileManager.default.removeItem(atPath: path)
      } catch {
        throw InstallError(path: path, reason: error.localizedDescription)
      }
    }
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

  package var description: String { "\(path): \(reason)" }
}

extension InstallError {
  fileprivate init(path: String, code: Int32) {
    self.init(path: path, reason: String(cString: strerror(code)))
  }
}
