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

  private static let mostEntries = 1_000
  private static let resolved = "Package.resolved"
  private static let longestResolved = 4 << 20

  /// Makes them where they are not yet.
  ///
  /// - Throws: `BundleError` where one cannot be made, or a link has its name.
  init(of package: String, scratch: String?) throws(BundleError) {
    self.package = package
    do throws(FileError) {
      _ = try OpenFolder(at: package)
    } catch {
      throw BundleError(
        file: package, problem: error.problem, remedy: "Name a package's folder.")
    }
    self.scratch = scratch ?? "\(package)/.build"
    let own = "\(self.scratch)/sotto"
    home = "\(own)/home"
    stage = "\(own)/package-\((package as NSString).lastPathComponent)"
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
  ///
  /// What was there for the last time stays: SwiftPM plans anew where the package's folder has changed.
  func mounts() throws -> [ConfinedCommand.Mount] {
    let folder = try OpenFolder(at: package)
    let names = try folder.names().filter { $0 != ".build" && $0 != Self.resolved }
    guard names.count <= Self.mostEntries else {
      throw BundleError(
        file: package, problem: "has more than \(Self.mostEntries) files and folders in it",
        remedy: "Put them into folders.")
    }
    let place = try OpenFolder(at: stage)
    // What ran there may have put anything in its place.
    for name in try place.names() where name != Self.resolved {
      let isSame: Bool
      if name == ".build" {
        isSame = try place.kind(of: name) == .folder
      } else {
        isSame = names.contains(name) ? try self.isSame(name, in: folder, place) : false
      }
      if !isSame { try FolderRemoval.remove("\(stage)/\(name)") }
    }
    var mounts: [ConfinedCommand.Mount] = [.writable(stage, at: package)]
    for name in names {
      switch try folder.kind(of: name) {
      case .file, .folder: mounts.append(.readable("\(package)/\(name)"))
      case .link where !place.has(name):
        try place.newLink(name, to: folder.destination(ofLink: name))
      case .link, .other: break
      }
    }
    try takeResolved(from: folder, to: place)
    return mounts + [.writable(scratch, at: scratch)]
  }

  private func isSame(
    _ name: String, in folder: OpenFolder, _ place: OpenFolder
  ) throws(FileError) -> Bool {
    let kind = try folder.kind(of: name)
    guard try place.kind(of: name) == kind else { return false }
    guard kind == .link else { return true }
    return try place.destination(ofLink: name) == folder.destination(ofLink: name)
  }

  /// Without one of the package's own, SwiftPM goes on with that of the last time.
  private func takeResolved(from folder: OpenFolder, to place: OpenFolder) throws(FileError) {
    guard folder.has(Self.resolved) else { return }
    let own = try folder.file(Self.resolved).contents(atMost: Self.longestResolved)
    let last = try? place.file(Self.resolved).contents(atMost: Self.longestResolved)
    guard last != own else { return }
    try FolderRemoval.remove("\(stage)/\(Self.resolved)")
    let copy = try place.newFile(Self.resolved)
    defer { close(copy) }
    try place.write(own, to: copy, as: Self.resolved)
    fchmod(copy, 0o644)
  }

  /// A folder in the home folder, made where it is not; no link is followed to it.
  func folderInHome(_ names: [String]) throws(BundleError) -> String {
    var path = home
    for name in names {
      path += "/\(name)"
      try Self.make(path)
    }
    return path
  }
}
