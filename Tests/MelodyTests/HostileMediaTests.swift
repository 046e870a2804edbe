import Foundation
import MediaShared
import SottoCatalog
import Testing

@testable import Melody

/// What is named as music and was made to harm.
@Suite struct HostileMediaTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func scan() async -> LibraryScan {
    var cache = TagCache()
    return await LibraryScan.of(MusicFolder(url: folder.url), cache: &cache)
  }

  @Test(arguments: [
    "-i.flac", "--help.flac", "a\nb.flac", "\u{1B}[2J.flac", "pipe:0.flac", "a'b\"c$(id).flac",
    "file:.flac", "concat:a|b.flac", "%s%n.flac", "\u{202E}cba.flac",
  ])
  func `a name is a name`(name: String) async throws {
    try Sound.write(
      to: folder.url.appending(path: "plain.flac"), seconds: 0.2, tags: ["title": "T"])
    try FileManager.default.moveItem(
      atPath: folder.url.appending(path: "plain.flac").path, toPath: "\(folder.url.path)/\(name)")
    let scan = await scan()
    #expect(scan.tracks.map(\.relativePath) == [name] && scan.tracks.first?.tags.title == "T")
    #expect(
      CatalogBuilder.items(of: scan).contains {
        $0.title == "T" && $0.location?.hasPrefix("/") == true
      })
  }

  @Test(arguments: [
    "#EXTM3U\nhttp://127.0.0.1:9/x.mp3\n", "ffconcat version 1.0\nfile a.flac\n",
    "#EXTM3U\n#EXT-X-VERSION:3\n#EXT-X-TARGETDURATION:1\n#EXTINF:0.2,\na.flac\n#EXT-X-ENDLIST\n",
    "FILE \"a.flac\" WAVE\n  TRACK 01 AUDIO\n    INDEX 01 00:00:00\n", "[playlist]\nFile1=a.flac\n",
    "# mpv EDL v0\na.flac,0,1\n", "file:///etc/passwd\n",
  ])
  func `a list that is named as a song is none`(text: String) async throws {
    try Sound.write(to: folder.url.appending(path: "a.flac"), seconds: 0.2, tags: ["title": "A"])
    let bad = try folder.write(text, to: "bad.mp3")
    let scan = await scan()
    #expect(scan.tracks.map(\.relativePath) == ["a.flac"])
    #expect(scan.problems[bad.path] != nil)
  }

  @Test(arguments: [
    "[playlist]\nFile1=/etc/passwd\nTitle1=Radio\n",
    "[playlist]\nFile1=file:///etc/passwd\nTitle1=Radio\n",
    "[playlist]\nFile1=av://lavfi:sine\nTitle1=Radio\n",
    "[playlist]\nFile1=edl://%3%a,b\nTitle1=Radio\n",
    "[playlist]\nFile1=../../secret.flac\nTitle1=Radio\n", "[playlist]\nFile1=-i\nTitle1=Radio\n",
  ])
  func `a station is on the web or beneath its list`(text: String) async throws {
    try folder.write(text, to: "radio.pls")
    #expect(CatalogBuilder.items(of: await scan()).isEmpty)
  }

  @Test func `a list leads to no file that is not in the folder`() async throws {
    try Sound.write(to: folder.url.appending(path: "in/a.flac"), seconds: 0.2, tags: ["title": "A"])
    try folder.write(
      "/etc/passwd\nfile:///etc/passwd\n../../../etc/passwd\nhttp://evil.example/x\na.flac\n",
      to: "in/l.m3u")
    let lists = CatalogBuilder.items(of: await scan()).filter { $0.kind == .playlist }
    #expect(lists.map(\.members) == [["track:in/a.flac"]])
    #expect(!PlaylistFile("httpfiles/song.mp3\n", path: "/x/l.m3u").isStation)
  }

  @Test func `a list of gigabytes is not read`() async throws {
    let file = try folder.write("a.flac\n", to: "huge.m3u")
    truncate(file.path, 3 << 30)
    let scan = await scan()
    #expect(scan.problems[file.path]?.contains("longer than 4 MB") == true)
  }

  @Test func `a tag of megabytes is cut`() async throws {
    let long = String(repeating: "Ä", count: 5_000_000)
    let tags = AudioTags(["title": long, "artist": "Adele"])
    #expect(tags.title?.count == 1000 && tags.artist == "Adele")
  }
}
