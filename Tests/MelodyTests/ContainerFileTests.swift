import Foundation
import MediaShared
import Testing

@testable import MelodyShared

/// Whatever somebody puts into the shared container, Melody neither leaves it nor waits there.
@Suite struct ContainerFileTests {
  let folder: TemporaryFolder
  let container: MelodyContainer
  let outside: URL

  init() throws {
    folder = try TemporaryFolder()
    let inside = folder.url.appending(path: "container", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
    container = MelodyContainer(url: inside)
    outside = folder.url.appending(path: "outside")
    try Data("the person's own".utf8).write(to: outside)
  }

  @Test func `nothing is written through a link`() throws {
    let draft = container.playback.appendingPathExtension("draft")
    let lock = container.collection.appendingPathExtension("lock")
    for link in [draft, lock, container.playback, container.collection] {
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: outside)
    }
    #expect(throws: CocoaError.self) { try PlaybackState().write(to: container.playback) }
    #expect(throws: (any Error).self) {
      try CollectionFile(container).update { $0.makePlaylist("Gym") }
    }
    #expect(try Data(contentsOf: outside) == Data("the person's own".utf8))
    container.removeWhatIsNoFile()
    try PlaybackState().write(to: container.playback)
    try CollectionFile(container).update { $0.makePlaylist("Gym") }
    #expect(try Data(contentsOf: outside) == Data("the person's own".utf8))
  }

  @Test func `nothing is read through a link, and no pipe is waited for`() throws {
    try FileManager.default.createSymbolicLink(
      at: container.settings, withDestinationURL: outside)
    #expect(throws: (any Error).self) { try MelodySettings(contentsOf: container.settings) }
    #expect(mkfifo(container.playback.path, 0o600) == 0)
    #expect(mkfifo(container.collection.path, 0o600) == 0)
    #expect(PlaybackState(contentsOf: container.playback) == PlaybackState())
    #expect(throws: (any Error).self) { try CollectionFile(container).collection() }
  }

  @Test func `a linked folder is not filled`() throws {
    let target = folder.url.appending(path: "target", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(at: container.samples, withDestinationURL: target)
    container.removeWhatIsNoFile()
    #expect(!FileManager.default.fileExists(atPath: container.samples.path))
    #expect(FileManager.default.fileExists(atPath: target.path))
  }
}
