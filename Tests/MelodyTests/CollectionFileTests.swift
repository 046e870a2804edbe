import Foundation
import MediaShared
import Intents
import MelodyShared
import SottoCatalog
import SottoCatalogSQLite
import Testing

@Suite struct CollectionFileTests {
  let folder: TemporaryFolder
  let container: MelodyContainer
  let file: CollectionFile

  init() throws {
    folder = try TemporaryFolder()
    container = MelodyContainer(url: folder.url)
    file = CollectionFile(container)
  }

  @Test func changesAtOnceAreAllKept() throws {
    DispatchQueue.concurrentPerform(iterations: 50) { number in
      // What is not kept is missing below.
      _ = try? CollectionFile(container).update { $0.addToLibrary(["\(number)"]) }
    }
    #expect(try Set(file.collection().library) == Set((0..<50).map(String.init)))
  }

  @Test func whatIsTakenBackLeavesTheRest() throws {
    try file.update { $0.add(["a"], toPlaylist: "p") }
    try file.update { $0.add(.dislike, for: ["a"], at: .distantPast) }
    let before = try file.collection()
    let change = try file.update {
      $0.add(["a", "b"], toPlaylist: "p")
      $0.add(.like, for: ["a", "b"], at: .now)
      $0.addToLibrary(["b"])
      $0.makePlaylist("Gym")
    }
    try file.update { $0.addToLibrary(["c"]) }
    try file.update { $0.takeBack(change) }
    #expect(try file.collection().library == ["c"])
    #expect(try file.collection().additions == before.additions)
    #expect(try file.collection().opinions == before.opinions)
    #expect(try file.collection().playlists.isEmpty)
  }

  @Test func whatIsAddedAgainIsThereOnce() throws {
    try file.update { $0.add(["a", "b"], toPlaylist: "p") }
    try file.update { $0.add(["b", "c"], toPlaylist: "p") }
    #expect(try file.collection().additions == ["p": ["a", "b", "c"]])
  }

  /// Before there were playlists of one's own.
  @Test func whatAnOlderVersionKeptIsRead() throws {
    let older = ["library": ["a"], "additions": [:], "opinions": [:]] as [String: Any]
    let data = try PropertyListSerialization.data(fromPropertyList: older, format: .xml, options: 0)
    try data.write(to: container.collection)
    try file.update { $0.makePlaylist("Summer") }
    #expect(try file.collection().library == ["a"])
    #expect(try file.collection().playlists == ["Summer"])
  }

  /// The extension makes a playlist while the app, which indexes, may not run.
  @Test func aPlaylistThatIsMadeIsFoundAtOnce() throws {
    let store = try CatalogStore(url: container.catalog, access: .readWrite)
    let gym = CatalogItem(identifier: "playlist:Gym", kind: .playlist, title: "Gym", members: ["a"])
    _ = try store.replaceItems(with: [gym])
    let library = MelodyLibrary(container)
    #expect(try library.catalog().items == [gym])
    let summer = INAddMediaIntent(
      mediaItems: nil, mediaSearch: nil, mediaDestination: .playlist("Summer"))
    try file.carryOut(summer, in: library.catalog())
    #expect(try library.catalog().playlist(for: summer)?.title == "Summer")
    #expect(try library.stored.catalog().items == [gym])
    // One that is indexed stays as it is.
    try file.update { $0.makePlaylist("Gym") }
    #expect(try library.catalog()["playlist:Gym"] == gym)
  }

  @Test func onlyWhatIsDislikedSinceCounts() throws {
    let start = Date(timeIntervalSince1970: 0)
    var before = PersonalCollection()
    before.add(.dislike, for: ["old", "again"], at: start)
    var after = before
    after.add(.dislike, for: ["new", "again"], at: start + 1)
    after.add(.like, for: ["liked"], at: start + 1)
    #expect(after.dislikes(since: before) == ["new", "again"])
    #expect(after.affinity(for: "liked") == .like)
  }

  @Test func whatCannotBeReadIsLeftAsItIs() throws {
    let damaged = Data("no property list".utf8)
    try damaged.write(to: container.collection)
    #expect(throws: (any Error).self) { try file.update { $0.addToLibrary(["a"]) } }
    #expect(try Data(contentsOf: container.collection) == damaged)
  }
}
