import Foundation
import Testing

@testable import ListableShared

/// What is found among tasks by what they are, not by what they are called.
@Suite struct TaskFilterTests {
  private let folder: TemporaryFolder
  private let day = Date(timeIntervalSince1970: 1_795_734_000)

  init() throws { folder = try TemporaryFolder() }

  private func notebook() throws -> Notebook {
    let notebook = try Notebook(
      url: folder.url.appending(path: "Notebook.sqlite"), clock: { [day] in day })
    let list = try notebook.createList("All", tasks: ["plain", "done"]).list
    func due(_ offset: Int) throws -> DateComponents {
      let date = try #require(Calendar.current.date(byAdding: .day, value: offset, to: day))
      return Calendar.current.dateComponents([.year, .month, .day], from: date)
    }
    func add(_ title: String, _ details: TaskDetails) throws {
      _ = try notebook.add([title], to: list, details)
    }
    try add("flagged", TaskDetails(isFlagged: true))
    try add("soon", TaskDetails(due: Due(start: due(1))))
    try add("later", TaskDetails(due: Due(start: due(9))))
    try add("weekly", TaskDetails(due: Due(start: due(-6), repetition: .init(.weekly))))
    try add("at home", TaskDetails(place: .init(name: "my home", isOnLeaving: false)))
    let done = try #require(try notebook.tasks(of: list.id).first { $0.title == "done" })
    _ = try notebook.change([done.id]) { $0.isCompleted = true }
    return notebook
  }

  private func titles(_ change: (inout TaskFilter) -> Void) throws -> [String] {
    var filter = TaskFilter()
    change(&filter)
    return try notebook().tasks(filter).map(\.title)
  }

  /// An answer that holds them all would be refused for its size.
  @Test func `of more than anybody looks through, the lists alone are found`() throws {
    let notebook = try notebook()
    let error = #expect(throws: NotebookError.self) {
      try notebook.tasks(TaskFilter(), atMost: 5)
    }
    #expect(error?.kind == .tooMany)
    var filter = TaskFilter()
    filter.title = "plain"
    #expect(try notebook.tasks(filter, atMost: 5).map(\.title) == ["plain"])
    #expect(try notebook.overview(atMost: 5).map(\.open.count) == [0])
    #expect(try notebook.overview().map(\.open.count) == [6])
    #expect(throws: NotebookError.self) { try notebook.overview(atMost: 0) }
  }

  @Test func `by what is done, flagged or has a place`() throws {
    #expect(try titles { $0.isCompleted = true } == ["done"])
    #expect(try titles { $0.isFlagged = true } == ["flagged"])
    #expect(try titles { $0.place = "home" } == ["at home"])
    #expect(try titles { $0.place = "work" } == [])
  }

  @Test func `by whether it has a time, and comes back`() throws {
    #expect(try titles { $0.hasTime = true } == ["soon", "later", "weekly"])
    #expect(try titles { $0.isRepeated = true } == ["weekly"])
    #expect(
      try titles {
        $0.hasTime = true; $0.isRepeated = false
      } == ["soon", "later"])
  }

  /// One that comes back is found on each of its days.
  @Test func `by when it is due`() throws {
    let tomorrow = try #require(
      Calendar.current.dateInterval(of: .day, for: day.addingTimeInterval(86_400)))
    #expect(try titles { $0.dates = (.due, tomorrow) } == ["soon", "weekly"])
    let today = try #require(Calendar.current.dateInterval(of: .day, for: day))
    #expect(try titles { $0.dates = (.due, today) } == [])
    #expect(try titles { $0.dates = (.created, today) }.count == 7)
    #expect(try titles { $0.dates = (.created, tomorrow) } == [])
  }

  /// Two of one title on a list would be one: the other stays where it is.
  @Test func `what is taken in replaces what the list has of its title`() throws {
    let notebook = try notebook()
    let other = try notebook.createList("Other", tasks: ["plain"]).list
    var content = try notebook.content(of: "Other")
    content.lists[0].title = "All"
    content.lists[0].tasks[0].isFlagged = true
    #expect(try notebook.take(content) == 1)
    #expect(try notebook.tasks(of: other.id).map(\.isFlagged) == [false])
    var filter = TaskFilter()
    filter.isFlagged = true
    #expect(try notebook.tasks(filter).map(\.title) == ["plain", "flagged"])
  }
}
