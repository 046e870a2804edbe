import Foundation

/// The folders that SwiftPM works in for one package.
///
/// The package's own is not written: what a stranger's `Package.swift` leaves there, as a hook of git's, a
/// person's own programs would run later. SwiftPM finds a folder of its own in that place, to which the
/// package's files are added, and which keeps `Package.resolved`.
struct PackageFolders {
  let package: String
  /// What is built.
  let scratch: String
  /// The home folder of what runs.
  let home: String
  /// What takes the package's place.
  private let stage: String
  private let root: ProjectRoot

  private static let mostEntries = 1_000
  private static let resolved = "Package.resolved"
  private static let longestResolved = 4 << 20

  /// Makes them where they are not yet.
  ///
  /// - Throws: `BundleError` where one cannot be made, or a link has its name.
  init(of package: String, scratch: String?) throws(BundleError) {
    self.package = package
    do throws(FileError) {
      root = try ProjectRoot(at: package)
    } catch {
      throw BundleError(
        file: package, problem: error.problem, remedy: "Name a package's folder.")
    }
    self.scratch = scratch ?? "\(package)/.build"
    let own = "\(self.scratch)/sotto"
    home = "\(own)/home"
    stage = "\(own)/\((package as NSString).lastPathComponent)"
    if scratch != nil {
      do {
        try FileManager.default.createDirectory(
          atPath: self.scratch, withIntermediateDirectories: true)
      } catch {
        throw Self.refusal(of: self.scratch, "cannot be made")
      }
    }
    for folder in [self.scratch, own, home, stage] { try Self.make(folder) }
  }

  /// A package may come with a link to any folder of the person's in the place of its `.build`.
  private static func make(_ folder: String) throws(BundleError) {
    guard mkdir(folder, 0o755) == 0 || errno == EEXIST else {
      throw refusal(of: folder, "cannot be made: \(String(cString: strerror(errno)))")
    }
    var status = stat()
    guard lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      throw refusal(of: folder, "is no folder, or a link to one")
    }
  }

  private static func refusal(of folder: String, _ problem: String) -> BundleError {
    BundleError(
      file: folder, problem: problem, remedy: "It is where the package is built: move it away.")
  }

  /// What is mounted so that SwiftPM finds the package.
  func mounts() throws -> [ConfinedCommand.Mount] {
    let kept = try? ProjectRoot(at: stage).contents(
      of: "\(stage)/\(Self.resolved)", atMost: Self.longestResolved)
    try FolderRemoval.remove(stage)
    try Self.make(stage)
    var mounts: [ConfinedCommand.Mount] = [.writable(stage, at: package)]
    let folder = try OpenFolder(at: package)
    let names = try folder.names().filter { $0 != ".build" && $0 != Self.resolved }
    guard names.count <= Self.mostEntries else {
      throw BundleError(
        file: package, problem: "has more than \(Self.mostEntries) files and folders in it",
        remedy: "Put them into folders.")
    }
    for name in names {
      switch try folder.kind(of: name) {
      case .file, .folder: mounts.append(.readable("\(package)/\(name)"))
      case .link:
        try OpenFolder(at: stage).newLink(name, to: folder.destination(ofLink: name))
      case .other: break
      }
    }
    let resolved =
      folder.has(Self.resolved)
      ? try root.contents(of: "\(package)/\(Self.resolved)", atMost: Self.longestResolved)
      : kept
    if let resolved {
      try resolved.write(to: URL(fileURLWithPath: "\(stage)/\(Self.resolved)"))
    }
    return mounts + [.writable(scratch, at: scratch)]
  }
}
