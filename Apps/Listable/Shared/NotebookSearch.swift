import Foundation
import GRDB

/// Which tasks a person asks to see.
package struct TaskFilter: Sendable {
  package var title: String?
  package var list: String?
  package var isCompleted: Bool?
  package var isFlagged: Bool?
  /// When they are due, were made or changed.
  package var dates: (kind: DateKind, range: DateInterval)?
  package var place: String?
  /// Whether they come back, or come once; `nil` for either and for those without a time.
  package var isRepeated: Bool?
  package var hasTime: Bool?

  package enum DateKind: Sendable { case due, created, modified }

  package init() {}
}

extension Notebook {
  /// More lists or tasks than these nobody looks through, and an answer does not hold many more.
  package static let mostShown = 5_000

  /// The tasks that a person asks to see.
  ///
  /// - Throws: `NotebookError` where there are more than can be shown.
  package func tasks(
    _ filter: TaskFilter, atMost most: Int = mostShown
  ) throws(NotebookError) -> [ListedTask] {
    var request = ListedTask.order(Column("isCompleted"), Column.rowID)
    if let list = filter.list { request = request.filter(Column("list") == list) }
    if let isCompleted = filter.isCompleted {
      request = request.filter(Column("isCompleted") == isCompleted)
    }
    if let isFlagged = filter.isFlagged {
      request = request.filter(Column("isFlagged") == isFlagged)
    }
    if let hasTime = filter.hasTime {
      request = request.filter(hasTime ? Column("due") != nil : Column("due") == nil)
    }
    if let dates = filter.dates, dates.kind != .due {
      let column = Column(dates.kind == .created ? "created" : "modified")
      let (start, end) = (dates.range.start, dates.range.end)
      request = request.filter(
        column >= start.timeIntervalSince1970 && column < end.timeIntervalSince1970)
    }
    let found = try read { database in
      var found: [ListedTask] = []
      let tasks = try request.fetchCursor(database)
      while found.count <= most, let task = try tasks.next() {
        if filter.admits(task, in: .current) { found.append(task) }
      }
      return found
    }
    guard found.count <= most else { throw .tooMany(url) }
    return found
  }

  /// All lists, each with what is to be done on it; without that where it is too much.
  package func overview(
    atMost most: Int = mostShown
  ) throws(NotebookError) -> [(list: NamedList, open: [ListedTask])] {
    let lists = try lists()
    guard lists.count <= most else { throw .tooMany(url) }
    var filter = TaskFilter()
    filter.isCompleted = false
    var open: [ListedTask] = []
    do throws(NotebookError) {
      open = try tasks(filter, atMost: most)
    } catch {
      guard error.kind == .tooMany else { throw error }
    }
    let tasks = Dictionary(grouping: open, by: \.list)
    return lists.map { ($0, tasks[$0.id] ?? []) }
  }

  /// What is to be done and should have been done by now.
  package func overdue() throws(NotebookError) -> [ListedTask] {
    try read { database in
      try ListedTask.filter(Column("dueAt") <= self.now.timeIntervalSince1970)
        .filter(!Column("isCompleted")).order(Column("dueAt")).fetchAll(database)
    }
  }
}

extension TaskFilter {
  /// What no column says.
  fileprivate func admits(_ task: ListedTask, in calendar: Calendar) -> Bool {
    if let title, !NameKey.isPart(NameKey.words(of: title), of: NameKey.words(of: task.title)) {
      return false
    }
    if let place {
      let name = NameKey.words(of: task.place?.name ?? "")
      guard NameKey.isPart(NameKey.words(of: place), of: name) else { return false }
    }
    if let isRepeated, (task.due?.repetition != nil) != isRepeated { return false }
    if let dates, dates.kind == .due {
      // The moment before the range, so that its first is in it.
      let before = dates.range.start.addingTimeInterval(-1)
      guard let next = task.due?.next(undoneAfter: before, in: calendar), next < dates.range.end
      else { return false }
    }
    return true
  }
}

extension Due {
  /// The first moment after another at which it is due, or to which it has been put off, and not yet done.
  fileprivate func next(undoneAfter moment: Date, in calendar: Calendar) -> Date? {
    let next = next(after: max(moment, passed ?? moment), in: calendar)
    guard let snoozed, snoozed > moment else { return next }
    return next.map { min($0, snoozed) } ?? snoozed
  }
}
