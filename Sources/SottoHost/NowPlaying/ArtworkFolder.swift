import Foundation
import Synchronization

/// The pictures of what plays: one an app, a copy of the app's, which may change its own at any time or put
/// something else in its place.
final class ArtworkFolder: Sendable {
  private let path: String
  private let container: @Sendable (String) -> String
  private let kept = Mutex<[String: Kept]>([:])

  private struct Kept {
    /// What the app called it.
    var told: String
    /// The copy's name; `nil` where there is none.
    var name: String?
  }

  /// - Parameters:
  ///   - path: The folder, which is made when it is first needed.
  ///   - container: The container of an app.
  init(at path: String, container: @escaping @Sendable (String) -> String) {
    self.path = path
    self.container = container
    // What played before this start plays no more.
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Copies an app's picture.
  ///
  /// - Parameter told: Its path from the app's container on; `nil` where what plays has none.
  /// - Returns: The name of the copy; `nil` where it is no PNG or JPEG file, or too large.
  func take(_ told: String?, of app: String) -> String? {
    kept.withLock { kept in
      if let known = kept[app], known.told == told { return known.name }
      if let former = kept.removeValue(forKey: app)?.name {
        try? FileManager.default.removeItem(at: url(of: former))
      }
      guard let told else { return nil }
      let name = copy(told, of: app)
      kept[app] = Kept(told: told, name: name)
      return name
    }
  }

  private func copy(_ told: String, of app: String) -> String? {
    guard let folder = try? OpenFolder(at: container(app)),
      let data = try? folder.file(told).contents(atMost: Picture.mostBytes),
      let picture = Picture(data)
    else { return nil }
    let name = "\(UUID().uuidString).\(picture.kind.rawValue)"
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try data.write(to: url(of: name))
    } catch {
      return nil
    }
    return name
  }

  /// Where a copy lies.
  func url(of name: String) -> URL { URL(fileURLWithPath: "\(path)/\(name)") }

  /// A copy; `nil` where it is gone.
  func picture(named name: String) -> Picture? {
    (try? Data(contentsOf: url(of: name))).flatMap(Picture.init)
  }
}
