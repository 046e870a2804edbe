import Foundation
import GRDB
import SottoAssistant
import SottoStore
import SottoWire
import Testing

/// What becomes of the store when its file or disk is not as it should be.
@Suite struct StoreFaultTests {
  let folder: TemporaryFolder
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = "\(folder.path)/sotto.sqlite"
  }

  @Test func `a database of a newer version is refused and left as it is`() throws {
    _ = try Store(path: path)
    try DatabaseQueue(path: path).write { database in
      try database.execute(
        sql: "INSERT INTO grdb_migrations (identifier) VALUES ('from the future')")
    }
    let before = try Data(contentsOf: URL(fileURLWithPath: path))
    let error = #expect(throws: StoreError.self) { try Store(path: path) }
    #expect(error?.problem == "was written by a newer version of Sotto")
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
  }

  @Test(arguments: [0, 20, 4096, 8192])
  func `a damaged database is kept under another name and a new one begun`(from offset: Int) throws
  {
    try fill(Store(path: path), entries: 200)
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    try #require(bytes.count > offset + 4096)
    bytes.replaceSubrange(offset..<offset + 4096, with: Data(repeating: 0xa5, count: 4096))
    try bytes.write(to: URL(fileURLWithPath: path))

    let store = try Store(path: path)
    let kept = try #require(store.damagedFile)
    #expect(try Data(contentsOf: URL(fileURLWithPath: kept)) == bytes)
    try fill(store, entries: 1)
    let again = try Store(path: path)
    #expect(again.damagedFile == nil)
    #expect(try again.history(limit: 10).count == 1)
  }

  @Test func `what was stored survives the sudden end of the process`() async throws {
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      try fill(Store(path: path), entries: 20)
      let store = try Store(path: path)
      try fill(store, entries: 20)
      kill(getpid(), SIGKILL)
      withExtendedLifetime(store) {}
    }
    #expect(try Store(path: path).history(limit: 1000).count == 40)
  }

  @Test func `an empty file becomes a database`() throws {
    try Data().write(to: URL(fileURLWithPath: path))
    let store = try Store(path: path)
    #expect(store.damagedFile == nil)
    try fill(store, entries: 1)
  }

  @Test func `a folder that cannot be written is named, with what to do`() {
    let error = #expect(throws: StoreError.self) { try Store(path: "/proc/sotto.sqlite") }
    #expect(
      error?.description
        == "/proc/sotto.sqlite cannot be written. Make the file and its folder writable, or set SOTTO_HOME to another folder."
    )
  }

  @Test func `a full disk is an error that loses nothing`() throws {
    guard mount("tmpfs", folder.path, "tmpfs", 0, "size=512k") == 0 else {
      print(
        "Skipped here: the full disk. Mounting a small one: \(String(cString: strerror(errno)))")
      return
    }
    defer { umount2(folder.path, Int32(MNT_DETACH)) }
    let store = try Store(path: path)
    var stored = 0
    let error = #expect(throws: StoreError.self) {
      while true {
        try fill(store, entries: 1, textLength: 10_000)
        stored += 1
      }
    }
    #expect(error?.problem == "cannot grow, because the disk is full")
    #expect(try store.history(limit: 1000).count == stored)
  }
}

private func fill(_ store: Store, entries: Int, textLength: Int = 10) throws {
  for _ in 0..<entries {
    try store.append(
      HistoryEntry(
        date: 0, text: String(repeating: "a", count: textLength), locale: "en", intent: nil,
        app: nil, outcome: .done, reply: ""))
  }
}
