import Foundation
import MediaShared
import SottoCatalog
import Testing

@testable import Melody

@Suite struct SampleLibraryTests {
  @Test(.timeLimit(.minutes(2)))
  func makesALibraryThatIsFound() async throws {
    let folder = try TemporaryFolder()
    let samples = folder.url.appendingPathComponent("Samples")
    var noted = TagCache()
    try await SampleLibrary.create(at: samples, noting: &noted)
    var cache = TagCache()
    let scan = await LibraryScan.of(MusicFolder(url: samples), cache: &cache)
    for file in MusicFolder(url: samples).contents().audioFiles {
      var said = try #require(noted.facts(of: file), "\(file.relativePath)")
      let read = try #require(cache.facts(of: file))
      #expect(abs((said.duration ?? 0) - (read.duration ?? -1)) < 0.1, "\(file.relativePath)")
      said.duration = read.duration
      #expect(said == read)
    }
    #expect(scan.problems.isEmpty)
    #expect(scan.tracks.allSatisfy { (19...41).contains($0.tags.duration ?? 0) })
    let items = CatalogBuilder.items(of: scan)
    let catalog = Catalog(items)
    #expect(items.count { $0.location != nil } > 70)
    for name in [
      "Skyfall", "Hello", "Outer Peace", "Сектор Газа", "Алиса", "Green Day", "Плейлист дня",
      "Плейлист с Алисой", "Playlist of the Day", "Stuff You Should Know", "Becoming", "89.1 FM",
      "晴天", "봄날", "Gülpembe",
    ] {
      #expect(!catalog.search(CatalogQuery(mediaName: name)).isEmpty, "\(name)")
    }
    for item in items {
      let playable = catalog.playableItems(of: item)
      #expect(!playable.isEmpty, "\(item.identifier)")
      for track in playable {
        #expect(FileManager.default.fileExists(atPath: try #require(track.location)))
      }
    }
    #expect(try size(of: samples) < 15_000_000)
  }

  @Test func whatIsThereStays() async throws {
    let folder = try TemporaryFolder()
    let samples = folder.url.appendingPathComponent("Samples")
    try FileManager.default.createDirectory(at: samples, withIntermediateDirectories: true)
    var cache = TagCache()
    try await SampleLibrary.create(at: samples, noting: &cache)
    #expect(try FileManager.default.contentsOfDirectory(atPath: samples.path).isEmpty)
  }

  @Test func melodiesFollowFromNames() {
    var one = Synthesizer(name: "one")
    var again = Synthesizer(name: "one")
    var other = Synthesizer(name: "other")
    let melody = one.melody()
    #expect(melody == again.melody())
    #expect(melody != other.melody())
    #expect(melody.contains { abs(Int($0)) > 3000 })
  }

  private func size(of folder: URL) throws -> Int {
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: [.fileSizeKey])
    var size = 0
    while let file = files?.nextObject() as? URL {
      size += try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
    }
    return size
  }
}
