import Foundation

/// What a compiled file was made of: texts, the build of the program, the version of the format.
///
/// A file of another key is another file, so that none is ever out of date.
struct SnapshotKey {
  private var hash = ContentHash()

  /// To be raised with every change of what files hold.
  private static let version: UInt64 = 1

  /// - Returns: `nil` where this build of the program cannot be told from another.
  init?() {
    guard let build = BuildIdentifier.current else { return nil }
    hash.add(Self.version)
    build.withUnsafeBytes { hash.add($0) }
  }

  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { hash.add(UnsafeRawBufferPointer($0)) }
  }

  /// Adds a file of a folder: its name and all that is in it, or that it is not there.
  mutating func add(_ name: String, of folder: URL) {
    add(name)
    let content = try? Data(contentsOf: folder.appendingPathComponent(name))
    hash.add(content == nil ? 0 : 1)
    content?.withUnsafeBytes { hash.add($0) }
  }

  /// Adds what of a file of weights becomes a part of what is compiled.
  mutating func add(_ weights: WeightFile?) {
    hash.add(weights == nil ? 0 : 1)
    weights?.forEachCompiledPart { hash.add($0) }
  }

  var value: UInt64 { hash.value }
}
