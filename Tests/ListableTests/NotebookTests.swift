import Foundation
import GRDB
import ListableShared
import Testing

/// What is stored, found and kept whole.
@Suite struct NotebookTests {
  private let folder: TemporaryFolder
  private var url: URL { folder.url.appending(path: "Notebook.sqlite") }

  init() throws {
    folder = try TemporaryFolder()
  }

  private func notebook() throws -> Notebook { try Notebook(url: url) }

  @Test func `what is on a list already is not there twice`() throws {
    let notebook = try notebook()
    let list = try notebook.createList("Groceries", tasks: ["rice"]).list
    let addition = try notebook.add(["Rice", "onions"], to: list, TaskDetails(isFlagged: true))
    #expect(addition.known.map(\.title) == ["rice"] && addition.known[0].isFlagged)
    #expect(addition.added.map(\.title) == ["onions"])
    #expect(try self.notebook().tasks(of: list.id).map(\.title) == ["rice", "onions"])
  }

  @Test func `what was done is to be done again`() throws {
    let notebook = try notebook()
    let list = try notebook.createList("Groceries", tasks: ["rice"]).list
    let rice = try #require(try notebook.tasks(of: list.id).first)
    _ = try notebook.change([rice.id]) { $0.isCompleted = true }
    #expect(try notebook.tasks(isOpen: true).isEmpty)
    #expect(try notebook.add(["rice"], to: list).added.map(\.id) == [rice.id])
    #expect(try notebook.tasks(isOpen: true).map(\.id) == [rice.id])
  }

  @Test(arguments: [
    ("groceries", "exact Groceries"), ("grocery", "exact Groceries"),
    ("hardware", "near Hardware Store"),
    ("store", "several Book Store, Hardware Store"), ("hardwear store", "near Hardware Store"),
    ("покупок", "exact Покупки"), ("购物", "exact 购物"), ("장보기", "exact 장보기"),
    ("trip", "none"), ("", "none"),
  ])
  func `a list is found by what people call it`(said: String, meant: String) throws {
    let notebook = try notebook()
    for title in ["Groceries", "Hardware Store", "Book Store", "Покупки", "购物", "장보기"] {
      _ = try notebook.createList(title)
    }
    let found =
      switch try notebook.list(called: said) {
      case .exact(let list): "exact \(list.title)"
      case .near(let list): "near \(list.title)"
      case .several(let lists): "several \(lists.map(\.title).sorted().joined(separator: ", "))"
      case .none: "none"
      }
    #expect(found == meant)
  }

  @Test func `a note that says something else by now is not taken back`() throws {
    let notebook = try notebook()
    let note = try notebook.createNote("Boat", text: "sell it")
    _ = try notebook.append("or not", toNote: note.id)
    #expect(try !notebook.deleteNote(note.id, saying: "sell it"))
    #expect(try !notebook.takeOff("not", note: note.id))
    #expect(try notebook.takeOff("or not", note: note.id))
    #expect(try notebook.notes().map(\.text) == ["sell it"])
    #expect(try notebook.deleteNote(note.id, saying: "sell it"))
    #expect(try notebook.notes().isEmpty)
  }

  @Test func `a deleted list takes along what is on it`() throws {
    let notebook = try notebook()
    let list = try notebook.createList("Trip", tasks: ["tent", "map"]).list
    #expect(try notebook.deleteList(list.id).count == 2)
    #expect(try notebook.tasks(isOpen: false).isEmpty && notebook.lists().isEmpty)
  }

  @Test func `the default list is made once`() throws {
    let first = try notebook().defaultList(titled: "Reminders")
    #expect(try notebook().defaultList(titled: "Напоминания") == first)
    #expect(try notebook().lists() == [first])
  }

  /// Two processes would open it as these do.
  @Test func `many that write at once lose nothing and double nothing`() async throws {
    let list = try notebook().createList("All").list
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<4 {
        let notebook = try notebook()
        group.addTask {
          for number in 0..<50 {
            _ = try notebook.add(["task \(number % 25) of \(writer / 2)"], to: list)
          }
        }
      }
      try await group.waitForAll()
    }
    let titles = try notebook().tasks(of: list.id).map(\.title)
    #expect(titles.count == 50 && Set(titles).count == 50)
  }

  @Test func `a damaged notebook is kept aside by the app alone`() throws {
    try Data(repeating: 0xa5, count: 10_000).write(to: url)
    let error = #expect(throws: NotebookError.self) { try notebook() }
    #expect(error?.kind == .damaged)
    let shared = SharedNotebook(ListableContainer(url: folder.url))
    let kept = try #require(try shared.mend())
    #expect(try Data(contentsOf: URL(filePath: kept)).count == 10_000)
    #expect(try shared.open().lists().isEmpty)
    #expect(try shared.mend() == nil)
  }

  /// As app and extension do at the first start.
  @Test(arguments: 1...40)
  func `a notebook can be made by many at once`(attempt: Int) async throws {
    try await withThrowingTaskGroup(of: [NamedList].self) { group in
      for _ in 0..<6 {
        group.addTask { [url] in try Notebook(url: url).lists() }
      }
      for try await lists in group { #expect(lists.isEmpty) }
    }
  }

  @Test func `a notebook of a newer Listable is left alone`() throws {
    _ = try notebook()
    try DatabaseQueue(path: url.path).write {
      try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('from the future')")
    }
    let error = #expect(throws: NotebookError.self) { try notebook() }
    #expect(error?.kind == .newer)
    let steps = try DatabaseQueue(path: url.path).read {
      try Int.fetchOne($0, sql: "SELECT count(*) FROM grdb_migrations")
    }
    #expect(steps == 3)
  }
}
