import Foundation
import Testing

@testable import SottoHost

@Suite struct MediaFolderTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["Music", "Musik", "elsewhere"] { _ = try folder.folder(name) }
    try folder.file("file")
  }

  /// What the desktop's file says, and the folder in the home that it means.
  static let rows: [(String?, String?)] = [
    (nil, "Music"), ("# nothing\n", "Music"),
    (#"XDG_DESKTOP_DIR="$HOME/Music""# + "\n" + #"XDG_MUSIC_DIR="$HOME/Musik""#, "Musik"),
    (#"  XDG_MUSIC_DIR="$HOME/Musik/""#, "Musik"), (#"XDG_MUSIC_DIR="$HOME/""#, nil),
    (#"XDG_MUSIC_DIR="$HOME/absent""#, nil), (#"XDG_MUSIC_DIR="$HOME/file""#, nil),
    (#"XDG_MUSIC_DIR="relative""#, "Music"),
  ]

  @Test(arguments: rows)
  func `is where the desktop says`(text: String?, name: String?) throws {
    if let text { try folder.file(".config/user-dirs.dirs", text) }
    let found = MediaFolder.music.path(["HOME": folder.path])
    #expect(found == name.map { "\(folder.path)/\($0)" })
  }

  @Test func `may be anywhere, as the configuration may`() throws {
    try folder.file("settings/user-dirs.dirs", #"XDG_MUSIC_DIR="\#(folder.path)/elsewhere""#)
    let environment = ["HOME": "/nowhere", "XDG_CONFIG_HOME": "\(folder.path)/settings"]
    #expect(MediaFolder.music.path(environment) == "\(folder.path)/elsewhere")
    #expect(MediaFolder.music.path([:]) == nil)
  }

  @Test func `holds something when a person has put it there`() throws {
    #expect(!MediaFolder.holdsAnything("\(folder.path)/Music"))
    try folder.file("Music/.directory")
    #expect(!MediaFolder.holdsAnything("\(folder.path)/Music"))
    try folder.file("Music/song.flac")
    #expect(MediaFolder.holdsAnything("\(folder.path)/Music"))
  }

  @Test("An app whose media are videos alone has the folder of videos")
  func videos() throws {
    let videos = MediaFolder(of: ["INMediaCategoryVideo"])
    try folder.file("Videos/film.mkv")
    #expect(videos.path(["HOME": folder.path]) == "\(folder.path)/Videos")
    #expect(videos.variable == "XDG_VIDEOS_DIR")
    for others in [["INMediaCategoryVideo", "INMediaCategoryMusic"], []] as [Set<String>] {
      #expect(MediaFolder(of: others) == .music)
    }
  }
}
