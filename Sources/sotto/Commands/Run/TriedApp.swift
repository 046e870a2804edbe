import Foundation

/// An app whose sources lie somewhere, and which is built of them again and again.
protocol TriedApp {
  /// Builds the app and puts its bundle together.
  ///
  /// - Returns: The bundle's path.
  /// - Throws: `BuildFailure` when the compiler refuses it, behind what it has said on standard error.
  mutating func build() throws -> String

  /// The files that it is made of.
  func sources() -> [String]

  /// Removes what was made for it and is not kept for the next time.
  func remove()
}

/// When files were last changed.
struct ChangeDates: Equatable {
  private var dates: [String: Date] = [:]

  init(_ paths: [String]) {
    for path in paths {
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      dates[path] = attributes?[.modificationDate] as? Date
    }
  }

  /// The name of a file that has changed, came or went since other dates; `nil` where none has.
  func changed(since earlier: ChangeDates) -> String? {
    Set(dates.keys).union(earlier.dates.keys).sorted().first { dates[$0] != earlier.dates[$0] }
      .map { ($0 as NSString).lastPathComponent }
  }
}
