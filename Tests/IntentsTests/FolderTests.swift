import Foundation
import Intents
import Testing

@Suite struct FolderTests {
  @Test(arguments: [
    (URL.documentsDirectory, FileManager.SearchPathDirectory.documentDirectory),
    (URL.cachesDirectory, .cachesDirectory),
    (URL.applicationSupportDirectory, .applicationSupportDirectory),
    (URL.libraryDirectory, .applicationSupportDirectory),
    (URL.downloadsDirectory, .downloadsDirectory), (URL.musicDirectory, .musicDirectory),
  ])
  func `a folder is the one that FileManager has`(
    folder: URL, kind: FileManager.SearchPathDirectory
  ) {
    #expect(folder == FileManager.default.urls(for: kind, in: .userDomainMask).first)
  }
}
