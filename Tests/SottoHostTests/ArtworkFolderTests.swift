import Foundation
import Testing

@testable import SottoHost

/// An app's picture of what plays becomes one of the assistant's, whatever the app puts there.
@Suite struct ArtworkFolderTests {
  private let folder: TemporaryFolder
  private let artwork: ArtworkFolder
  /// The beginnings of a PNG and of a JPEG of one point.
  private static let png =
    Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]) + Data("IHDR".utf8)
    + Data([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])
  private static let jpeg = Data([0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, 1, 0, 1, 1, 1, 0x11, 0])

  init() throws {
    let folder = try TemporaryFolder()
    self.folder = folder
    artwork = ArtworkFolder(at: "\(folder.path)/artwork") { "\(folder.path)/containers/\($0)" }
    _ = try folder.folder("containers/a")
  }

  private func put(_ data: Data, at name: String) throws {
    try data.write(to: URL(fileURLWithPath: "\(folder.path)/containers/a/\(name)"))
  }

  private var files: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/artwork")) ?? []
  }

  @Test func `a picture is copied once, and goes with the next`() throws {
    try put(Self.png, at: "one")
    let name = try #require(artwork.take("one", of: "a"))
    #expect(artwork.picture(named: name)?.data == Self.png)
    #expect(artwork.picture(named: name)?.kind.mediaType == "image/png")
    // What the app does to its own afterwards changes nothing.
    try put(Data("else".utf8), at: "one")
    #expect(artwork.take("one", of: "a") == name)
    try put(Self.jpeg, at: "two")
    let next = try #require(artwork.take("two", of: "a"))
    #expect(next.hasSuffix(".jpeg"))
    #expect(files == [next])
    #expect(artwork.take(nil, of: "a") == nil)
    #expect(files.isEmpty)
  }

  @Test func `what is no picture, too large, elsewhere or nothing at all is none`() throws {
    try put(Data("<svg/>".utf8), at: "svg")
    try put(Self.png + Data(count: Picture.mostBytes), at: "large")
    try put(Data(), at: "empty")
    try folder.file("secret.png")
    try Self.png.write(to: URL(fileURLWithPath: "\(folder.path)/secret.png"))
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/containers/a/link", withDestinationPath: "\(folder.path)/secret.png")
    mkfifo("\(folder.path)/containers/a/fifo", 0o600)
    for told in [
      "svg", "large", "empty", "link", "fifo", "missing", "", "../../secret.png", "/etc/passwd",
    ] {
      #expect(artwork.take(told, of: "a") == nil, "\(told)")
    }
    #expect(artwork.take("one", of: "nobody") == nil)
    #expect(files.isEmpty)
  }
}
