import Foundation
import Synchronization

/// Leaves the picture of what plays where the assistant finds it: a file in the app's container, which is
/// named to it in place of a megabyte in each message.
final class NowPlayingArtwork: Sendable {
  /// The folder of the files, from the container on.
  private static let folder = "Library/Caches/NowPlaying"
  /// The largest picture that the assistant takes, in bytes.
  private static let mostBytes = 1 << 20
  /// Pixels: as large as a desktop or a page shows it.
  private static let size = CGSize(width: 512, height: 512)

  private let container: String
  private let state = Mutex(State())

  private struct State {
    var shown: MPMediaItemArtwork?
    var path: String?
  }

  /// - Parameter container: The app's container.
  init(container: String) { self.container = container }

  /// The path of a cover's file, from the container on; `nil` where there is none, or it is too large.
  func file(of artwork: MPMediaItemArtwork?) -> String? {
    let known = state.withLock { $0 }
    guard artwork !== known.shown else { return known.path }
    // The app's own code makes the picture, and may do anything meanwhile.
    let path = artwork?.image(at: Self.size).flatMap { write($0.data, isFirst: known.shown == nil) }
    let former = state.withLock { state in
      defer { state = State(shown: artwork, path: path) }
      return state.path
    }
    if let former { try? FileManager.default.removeItem(atPath: "\(container)/\(former)") }
    return path
  }

  private func write(_ picture: Data, isFirst: Bool) -> String? {
    guard picture.count <= Self.mostBytes else { return nil }
    let folder = URL(fileURLWithPath: container).appendingPathComponent(Self.folder)
    // Of a process that has ended one may be left.
    if isFirst { try? FileManager.default.removeItem(at: folder) }
    let name = UUID().uuidString
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try picture.write(to: folder.appendingPathComponent(name))
    } catch {
      return nil
    }
    return "\(Self.folder)/\(name)"
  }
}
