import Foundation

/// When files were last changed.
struct ChangeDates: Equatable {
  private var dates: [String: Date] = [:]

  /// - Parameter places: Files, and folders of which all is meant but what is hidden, as what is built.
  init(_ places: [String]) {
    for path in places.flatMap(Self.files) {
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      dates[path] = attributes?[.modificationDate] as? Date
    }
  }

  /// The name of a file that has changed, came or went since other dates; `nil` where none has.
  func changed(since earlier: ChangeDates) -> String? {
    Set(dates.keys).union(earlier.dates.keys).sorted().first { dates[$0] != earlier.dates[$0] }
      .map { ($0 as NSString).lastPathComponent }
  }

  /// Looks twice a second until a file changes, and takes the dates of then.
  ///
  /// - Returns: The file's name.
  mutating func next(of places: [String]) async throws -> String {
    while true {
      try await Task.sleep(for: .milliseconds(500))
      let now = ChangeDates(places)
      defer { self = now }
      if let name = now.changed(since: self) { return name }
    }
  }

  private static func files(of place: String) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: place, isDirectory: &isFolder), isFolder.boolValue
    else { return [place] }
    let all = FileManager.default.enumerator(
      at: URL(fileURLWithPath: place), includingPropertiesForKeys: [.isDirectoryKey],
      options: .skipsHiddenFiles)
    return (all?.allObjects ?? []).compactMap { $0 as? URL }.filter { url in
      (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == false
    }.map(\.path)
  }
}
