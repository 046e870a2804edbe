import Foundation

/// One of the person's folders of media.
enum MediaFolder: CaseIterable {
  case music, videos

  /// The one that an app's media library is: videos of an app that has nothing else.
  init(of categories: Set<String>) {
    self = categories == ["INMediaCategoryVideo"] ? .videos : .music
  }

  /// By which variable the desktop, and an app, know it.
  var variable: String { self == .music ? "XDG_MUSIC_DIR" : "XDG_VIDEOS_DIR" }

  private var usualName: String { self == .music ? "Music" : "Videos" }

  /// As the desktop's `user-dirs.dirs` says, else `Music` or `Videos` in the home folder.
  ///
  /// - Returns: Its path; `nil` where there is no such folder.
  func path(_ environment: [String: String]) -> String? {
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    let folder = configured(environment, home: home) ?? "\(home)/\(usualName)"
    let path = URL(fileURLWithPath: folder).standardizedFileURL.path
    var isFolder: ObjCBool = false
    // The desktop writes the home folder itself where the person wants none.
    guard path != URL(fileURLWithPath: home).standardizedFileURL.path,
      FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else { return nil }
    return path
  }

  /// Whether a person has put anything there: the desktop makes the folder for everybody.
  static func holdsAnything(_ folder: String) -> Bool {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    return names?.contains { !$0.hasPrefix(".") } ?? false
  }

  private func configured(_ environment: [String: String], home: String) -> String? {
    let folder = environment["XDG_CONFIG_HOME"].flatMap { $0.isEmpty ? nil : $0 }
    let file = "\(folder ?? "\(home)/.config")/user-dirs.dirs"
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
    // The one form that its writers know: "$HOME/…" or "/…".
    let lines = text.matches(of: /(?m)^\s*(XDG_[A-Z]+_DIR)="([^"]*)"/)
    guard let value = lines.first(where: { $0.1 == variable })?.2 else { return nil }
    let path = String(value).replacing("$HOME", with: home, maxReplacements: 1)
    return path.hasPrefix("/") ? path : nil
  }
}
