import Foundation
import HopDispatchAPI

/// The file of all rides: written anew as a whole and put in the place of the old one, so that whatever
/// ends the dispatch, one of the two is there.
struct RideFile: Sendable {
  let url: URL

  init(folder: URL) { url = folder.appendingPathComponent("rides.json") }

  private struct Content: Codable {
    var version: Int
    var rides: [DispatchedRide]
  }

  /// What came of reading.
  struct Reading {
    var rides: [DispatchedRide] = []
    /// Where a file is kept that was damaged.
    var kept: String?
  }

  /// Reads the rides; a damaged file is moved aside, and there are none then.
  ///
  /// - Throws: `Refusal` when it cannot be read or moved, or a newer dispatch has written it.
  func read() throws(Refusal) -> Reading {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      guard FileManager.default.fileExists(atPath: url.path) else { return Reading() }
      let data = try Data(contentsOf: url)
      if let content = try? DispatchJSON.value(Content.self, of: data) {
        guard content.version == Self.version else { throw newer(content.version) }
        return Reading(rides: content.rides)
      }
      let kept = "\(url.path).damaged-\(UUID().uuidString.prefix(8))"
      try FileManager.default.moveItem(atPath: url.path, toPath: kept)
      return Reading(kept: kept)
    } catch let refusal as Refusal {
      throw refusal
    } catch {
      throw Refusal(
        .broken,
        "\(url.path) cannot be read: \(error.localizedDescription) Make it and its folder "
          + "readable and writable, or name another by --folder.")
    }
  }

  func write(_ rides: [DispatchedRide]) throws(Refusal) {
    do {
      try DispatchJSON.data(Content(version: Self.version, rides: rides))
        .write(to: url, options: .atomic)
    } catch {
      throw Refusal(
        .broken,
        "\(url.path) cannot be written: \(error.localizedDescription) Make room and make its "
          + "folder writable.")
    }
  }

  private func newer(_ version: Int) -> Refusal {
    Refusal(
      .broken, "\(url.path) is of version \(version), of a newer HopDispatch. Start that one.")
  }

  private static let version = 1
}
