import Foundation

/// Copies what lies in a bundle, whoever owns the original and whoever changes it meanwhile.
///
/// The copy is the person's own: folders and programs with mode 0755, other files with 0644. No link
/// is followed out of the original, and none leads out of the copy.
struct FolderCopy {
  /// The bundle's folder.
  private let root: OpenFolder
  /// What errors call the folder.
  private let name: String
  /// Asked again and again: whether nobody wants the copy any more.
  private let isCancelled: @Sendable () -> Bool

  /// No bundle is larger than this, in bytes, with all its files, or holds more of them.
  static let maximumLength = 4 << 30
  static let maximumCount = 100_000
  private static let maximumDepth = 60
  private static let portion = 1 << 20

  init(root: String, isCancelled: @escaping @Sendable () -> Bool = { false }) throws(FileError) {
    self.root = try OpenFolder(at: root)
    self.isCancelled = isCancelled
    name = (root as NSString).lastPathComponent
  }

  /// Copies the whole folder, or a file or folder in it.
  ///
  /// - Parameter path: Where the original is, from the root on; empty for the root itself.
  /// - Throws: `BundleError` for what no bundle may hold, `FileError` when something cannot be read or
  ///   written, `CancellationError`.
  func copy(_ path: String = "", to target: String) throws {
    let parent = try OpenFolder(at: (target as NSString).deletingLastPathComponent)
    let copyName = (target as NSString).lastPathComponent
    let original: OpenFolder
    do {
      original = path.isEmpty ? root : try root.folder(path)
    } catch {
      guard error.reason == .system(ENOTDIR) else { throw error }
      return try copy(root.file(path), as: copyName, to: parent)
    }
    // Once only to learn how much it is, before anything is written.
    var found = Extent()
    try copy(original, path: path, to: nil, adding: &found)
    try parent.refuse(writing: found.length)
    var copied = Extent()
    let copy = try parent.newFolder(copyName)
    try self.copy(original, path: path, to: copy, adding: &copied)
    for link in copied.links { try refuse(linkLeadingOut: link, of: copy, path: path) }
  }

  /// How much has been gone through.
  private struct Extent {
    var length = 0
    var count = 0
    var depth = 0
    /// From the copied folder on.
    var links: [String] = []
  }

  /// - Parameter target: Nil where it is only to be measured and checked.
  private func copy(
    _ folder: OpenFolder, path: String, to target: OpenFolder?, adding extent: inout Extent,
    inside: String = ""
  ) throws {
    extent.depth += 1
    defer { extent.depth -= 1 }
    for file in try folder.names() {
      if isCancelled() { throw CancellationError() }
      let place = path.isEmpty ? file : "\(path)/\(file)"
      let inner = inside.isEmpty ? file : "\(inside)/\(file)"
      extent.count += 1
      switch try folder.kind(of: file) {
      case .folder:
        try refuse(extent, at: place)
        try copy(
          folder.folder(file), path: place, to: target?.newFolder(file), adding: &extent,
          inside: inner)
      case .file:
        let original = try folder.file(file)
        extent.length += original.length
        try refuse(extent, at: place)
        if let target { try copy(original, as: file, to: target) }
      case .link:
        extent.links.append(inner)
        try refuse(extent, at: place)
        if let target { try target.newLink(file, to: folder.destination(ofLink: file)) }
      case .other:
        throw refusal(of: place, "is neither a file nor a folder", "Remove it.")
      }
    }
  }

  private func copy(_ original: OpenFile, as name: String, to target: OpenFolder) throws {
    let copy = try target.newFile(name)
    defer { close(copy) }
    var offset = 0
    // No longer than it was when it was counted.
    while offset < original.length {
      if isCancelled() { throw CancellationError() }
      let portion = try original.portion(
        at: offset, atMost: min(Self.portion, original.length - offset))
      if portion.isEmpty { break }
      try target.write(portion, to: copy, as: name)
      offset += portion.count
    }
    fchmod(copy, original.isExecutable ? 0o755 : 0o644)
  }

  private func refusal(of path: String, _ problem: String, _ remedy: String) -> BundleError {
    BundleError(file: path.isEmpty ? name : "\(name)/\(path)", problem: problem, remedy: remedy)
  }

  private func refuse(_ extent: Extent, at path: String) throws(BundleError) {
    let remedy = "Take out what the app does not need."
    if extent.count > Self.maximumCount {
      throw refusal(of: "", "holds more than \(Self.maximumCount) files", remedy)
    }
    if extent.length > Self.maximumLength {
      throw refusal(of: "", "is larger than \(Self.maximumLength >> 30) GB", remedy)
    }
    if extent.depth > Self.maximumDepth {
      throw refusal(
        of: String(path.prefix(40)) + "…",
        "has more than \(Self.maximumDepth) folders in one another",
        remedy)
    }
  }

  /// A link out of the copy would be broken, or be a file of the person's. Only now does nobody change
  /// any more what the links lead through.
  private func refuse(linkLeadingOut link: String, of copy: OpenFolder, path: String) throws {
    let destination = try copy.destination(ofLink: link)
    guard copy.leads(link) else {
      throw refusal(
        of: path.isEmpty ? link : "\(path)/\(link)",
        "is a link to \(destination), which is not in the bundle", "Put the file itself there.")
    }
  }
}
