import Foundation

/// A folder of the person's alone, for what is needed once.
package struct TemporaryFolder: Sendable {
  package let path: String

  /// Makes one in the folder for temporary files.
  package init() throws(FileError) {
    let place = FileManager.default.temporaryDirectory.appending(path: "sotto-\(UUID())").path
    guard mkdir(place, 0o700) == 0 else { throw .ofSystem(place) }
    path = place
  }

  /// Removes it with all that is in it; whoever made it does that.
  package func remove() {
    try? FileManager.default.removeItem(atPath: path)
  }
}
