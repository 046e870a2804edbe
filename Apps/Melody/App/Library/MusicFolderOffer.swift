import Foundation
import SottoAppSupport

/// Offers the person's own music, once, where there is some and nothing else was set.
struct MusicFolderOffer {
  private let folder: URL

  /// - Returns: `nil` when there is no audio in the person's music folder.
  init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
    // The app's own home is its container.
    guard let home = environment["SOTTO_USER_HOME"] else { return nil }
    folder = URL(fileURLWithPath: home, isDirectory: true).appendingPathComponent("Music")
    guard Self.hasAudio(folder) else { return nil }
  }

  /// - Returns: The folder, when the person wants it played; `nil` when not, or not decided.
  func accepted() async -> (answer: Bool, folder: String)? {
    let text = await LocalizedStrings.text("offer.music", folder.path as NSString)
    return await PersonQuestion.ask(text).map { ($0, folder.path) }
  }

  /// The first audio file decides: a large collection need not be looked through.
  private static func hasAudio(_ folder: URL) -> Bool {
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    while let file = files?.nextObject() as? URL {
      if MusicFolder.audioExtensions.contains(file.pathExtension.lowercased()) { return true }
    }
    return false
  }
}
