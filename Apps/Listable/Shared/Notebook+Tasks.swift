import Foundation
import GRDB

/// What is said of a task beside its title.
package struct TaskDetails: Sendable {
  package var isFlagged: Bool?
  package var due: Due?
  package var place: ListedTask.Place?

  package init(isFlagged: Bool? = nil, due: Due? = nil, place: ListedTask.Place? = nil) {
    self.isFlagged = isFlagged
    self.due = due
    self.place = place
  }
}

extension Notebook {
  /// The tasks of a list, in the order in which they were added.
  package func tasks(of list: String) throws(NotebookError) -> [ListedTask] {
    try read { database in
      try ListedTask.filter(Column("list") == list).order(Column.rowID).fetchAll(database)
    }
  }

  package func task(_ id: String) throws(NotebookError) -> ListedTask? {
    try read { try ListedTask.fetchOne($0, key: id) }
  }

  /// All tasks that are not done, or all.
  package func tasks(isOpen: Bool) throws(NotebookError) -> [ListedTask] {
    try read { database in
      let tasks = ListedTask.order(Column.rowID)
      return try (isOpen ? tasks.filter(!Column("isCompleted")) : tasks).fetchAll(database)
    }
  }

  /// Which task a person means.
  ///
  /// - Parameter isCompleted: Whether those are asked about that are done; `nil` means all, of which those
  ///   to be done come first.
  package func task(
    called name: String, isCompleted: Bool?, on list: String? = nil
  ) throws(NotebookError) -> NameChoice<ListedTask> {
    var tasks = ListedTask.order(Column("isCompleted"), Column.rowID)
    if let isCompleted { tasks = tasks.filter(Column("isCompleted") == isCompleted) }
    if let list { tasks = tasks.filter(Column("list") == list) }
    let named = try read { try tasks.filter(Column("key") == NameKey.of(name)).fetchAll($0) }
    let open = named.filter { !$0.isCompleted }
    if let only = named.count == 1 ? named[0] : open.count == 1 ? open[0] : nil {
      return .exact(only)
    }
    let alike = named.isEmpty ? try read { try tasks.mayBeCalled(name).fetchAll($0) } : named
    return try NameChoice(name, among: alike, by: \.title) { () throws(NotebookError) in
      try read { try tasks.fetchAll($0) }
    }
  }

  /// What came of adding.
  package struct Addition: Sendable {
    package var added: [ListedTask] = []
    /// What was on the list already, and is not there twice.
    package var known: [ListedTask] = []
  }

  /// Puts tasks on a list. One that was done is to be done again; one that is there gets the details.
  package func add(
    _ titles: [String], to list: NamedList, _ details: TaskDetails = TaskDetails()
  ) throws(NotebookError) -> Addition {
    try write { try self.add(titles, to: list, in: $0, details) }
  }

  func add(
    _ titles: [String], to list: NamedList, in database: Database, _ details: TaskDetails
  ) throws -> Addition {
    var addition = Addition()
    for said in titles {
      let (title, known) = try place(of: said, in: list, details, database)
      var task = known ?? ListedTask(list: list.id, title: title, created: now)
      let wasOpen = known.map { !$0.isCompleted } ?? false
      task.isCompleted = false
      task.take(details)
      if task != known {
        task.modified = now
        try task.save(database)
      }
      if wasOpen { addition.known.append(task) } else { addition.added.append(task) }
    }
    return addition
  }

  /// The title that a task gets, and the task that has it already.
  ///
  /// What repeats at one time and is to repeat at another, too, is a task of its own: “take my pills (2)”.
  private func place(
    of said: String, in list: NamedList, _ details: TaskDetails, _ database: Database
  ) throws -> (title: String, known: ListedTask?) {
    var (title, number) = (said, 1)
    while true {
      let known =
        try ListedTask
        .filter(Column("list") == list.id && Column("key") == NameKey.of(title)).fetchOne(database)
      guard let known, !known.isCompleted, let due = details.due, let other = known.due,
        due.repeatsAtAnotherHour(than: other)
      else { return (title, known) }
      number += 1
      title = "\(said) (\(number))"
    }
  }

  /// Changes tasks; those that have gone meanwhile are left out.
  package func change(
    _ ids: [String], by change: (inout ListedTask) -> Void
  ) throws(NotebookError) -> [ListedTask] {
    try write { database in
      try ids.compactMap { id in
        guard var task = try ListedTask.fetchOne(database, key: id) else { return nil }
        change(&task)
        task.modified = self.now
        try task.update(database)
        return task
      }
    }
  }

  /// Removes tasks; those that have gone meanwhile are left out.
  package func delete(_ ids: [String]) throws(NotebookError) -> [ListedTask] {
    try write { database in
      let tasks = try ListedTask.filter(keys: ids).order(Column.rowID).fetchAll(database)
      try ListedTask.deleteAll(database, keys: tasks.map(\.id))
      return tasks
    }
  }
}

extension ListedTask {
  /// Ticks it off; what comes back is done until it does.
  package mutating func complete(at now: Date) {
    guard let due, due.repetition != nil else { return isCompleted = true }
    let settled = due.settled(at: now, in: .current)
    guard due.next(after: settled, in: .current) != nil else { return isCompleted = true }
    self.due?.passed = settled
    self.due?.snoozed = nil
  }

  /// Puts it off: its next time is the moment instead; of what comes back, the later ones stay.
  package mutating func snooze(until moment: Due, at now: Date) {
    guard let due, due.repetition != nil else { return self.due = moment }
    self.due?.passed = due.settled(at: now, in: .current)
    self.due?.snoozed = moment.first(in: .current)
  }

  /// Takes over what is said of it.
  package mutating func take(_ details: TaskDetails) {
    isFlagged = details.isFlagged ?? isFlagged
    due = details.due ?? due
    place = details.place ?? place
  }
}

extension Due {
  /// Whether both come back, at different times of the day.
  fileprivate func repeatsAtAnotherHour(than other: Due) -> Bool {
    repetition != nil && other.repetition != nil
      && (start.hour, start.minute) != (other.start.hour, other.start.minute)
  }
}
