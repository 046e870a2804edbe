import Foundation

/// The person's folder of music.
enum MusicFolder {
  /// As the desktop's `user-dirs.dirs` says, else `Music` in the home folder.
  ///
  /// - Returns: Its path; `nil` where there is no such folder.
  static func path(_ environment: [String: String]) -> String? {
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    let folder = configured(environment, home: home) ?? "\(home)/Music"
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

  private static func configured(_ environment: [String: String], home: String) -> String? {
    let folder = environment["XDG_CONFIG_HOME"].flatMap { $0.isEmpty ? nil : $0 }
    let file = "\(folder ?? "\(home)/.config")/user-dirs.dirs"
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
    // The one form that its writers know: "$HOME/…" or "/…".
    guard let value = text.firstMatch(of: /(?m)^\s*XDG_MUSIC_DIR="([^"]*)"/)?.1 else { return nil }
    let path = String(value).replacing("$HOME", with: home, maxReplacements: 1)
    return path.hasPrefix("/") ? path : nil
  }
}
