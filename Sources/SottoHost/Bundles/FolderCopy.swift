import Foundation

/// Copies what lies in a bundle, whoever owns the original.
///
/// The copy is the person's own: folders and programs with mode 0755, other files with 0644, where
/// Foundation would try to keep the owner and fail.
struct FolderCopy {
  /// The bundle's folder, which no link may lead out of.
  let root: String
  /// What errors call the folder.
  let name: String

  init(root: String) {
    self.root = root
    name = (root as NSString).lastPathComponent
  }

  /// Copies the whole folder, or a file or folder in it.
  ///
  /// - Parameter path: Where the original is, from the root on; empty for the root itself.
  /// - Throws: `BundleError` for a link out of the bundle or a file that is no file, Foundation's
  ///   error when something cannot be read or written.
  func copy(_ path: String = "", to target: String) throws {
    let source = path.isEmpty ? root : "\(root)/\(path)"
    let files = FileManager.default
    let attributes = try files.attributesOfItem(atPath: source)
    switch attributes[.type] as? FileAttributeType {
    case .typeDirectory:
      try files.createDirectory(
        atPath: target, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o755])
      for name in try files.contentsOfDirectory(atPath: source) {
        try copy(path.isEmpty ? name : "\(path)/\(name)", to: "\(target)/\(name)")
      }
    case .typeRegular:
      let mode = access(source, X_OK) == 0 ? 0o755 : 0o644
      try Data(contentsOf: URL(fileURLWithPath: source), options: .alwaysMapped)
        .write(to: URL(fileURLWithPath: target), options: .withoutOverwriting)
      try files.setAttributes([.posixPermissions: mode], ofItemAtPath: target)
    case .typeSymbolicLink:
      let destination = try files.destinationOfSymbolicLink(atPath: source)
      try refuse(linkLeadingOut: path, to: destination)
      try files.createSymbolicLink(atPath: target, withDestinationPath: destination)
    default:
      throw BundleError(
        file: "\(name)/\(path)", problem: "is neither a file nor a folder", remedy: "Remove it.")
    }
  }

  /// A link out of the bundle would be broken, or be another file, where the copy is.
  private func refuse(linkLeadingOut path: String, to destination: String) throws(BundleError) {
    let link = "\(root)/\(path)"
    let target = URL(fileURLWithPath: link).resolvingSymlinksInPath().path
    let root = URL(fileURLWithPath: root).resolvingSymlinksInPath().path
    let exists = FileManager.default.fileExists(atPath: link)
    guard exists, !destination.hasPrefix("/"), target.hasPrefix("\(root)/") else {
      throw BundleError(
        file: "\(name)/\(path)", problem: "is a link to \(destination), which is not in the bundle",
        remedy: "Put the file itself there.")
    }
  }
}
