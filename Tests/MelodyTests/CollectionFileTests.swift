import Foundation
import MelodyShared
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
      try? CollectionFile(container).update { $0.addToLibrary(["\(number)"]) }
    }
    #expect(try Set(file.collection().library) == Set((0..<50).map(String.init)))
  }

  @Test func whatIsAddedAgainIsThereOnce() throws {
    try file.update { $0.add(["a", "b"], toPlaylist: "p") }
    try file.update { $0.add(["b", "c"], toPlaylist: "p") }
    #expect(try file.collection().additions == ["p": ["a", "b", "c"]])
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
