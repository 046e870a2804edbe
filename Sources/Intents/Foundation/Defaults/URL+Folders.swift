public import Foundation

/// The folders of a process, which Foundation has under these names on Apple's systems (from iOS 16 on) only.
/// Each is the one that `FileManager` has for it; in an app's container those for documents, caches and support
/// files are there from the start.
extension URL {
  public static var homeDirectory: URL {
    URL(filePath: NSHomeDirectory(), directoryHint: .isDirectory)
  }
  public static var temporaryDirectory: URL { FileManager.default.temporaryDirectory }
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  /// Linux has none: it is the folder for support files.
  public static var libraryDirectory: URL { folder(.applicationSupportDirectory) }
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
  public static var musicDirectory: URL { folder(.musicDirectory) }
  public static var moviesDirectory: URL { folder(.moviesDirectory) }
  public static var picturesDirectory: URL { folder(.picturesDirectory) }

  private static func folder(_ kind: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: kind, in: .userDomainMask).first ?? homeDirectory
  }
}
