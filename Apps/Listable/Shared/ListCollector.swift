import Foundation

/// Lists as they are read out of a file: each title once, and on each list every task once.
struct ListCollector {
  private(set) var lists: [NotebookContent.List] = []
  /// By the key of the title.
  private var indices: [String: Int] = [:]
  /// The keys of each list's tasks.
  private var known: [Set<String>] = []

  /// The place of a list, made where it is not there yet.
  mutating func index(of title: String) -> Int {
    let key = NameKey.of(title)
    if let index = indices[key] { return index }
    indices[key] = lists.count
    lists.append(.init(title: title, tasks: []))
    known.append([])
    return lists.count - 1
  }

  /// - Returns: Whether it is new there; what is there already is not added.
  mutating func add(_ task: ListedTask, to index: Int) -> Bool {
    guard known[index].insert(NameKey.of(task.title)).inserted else { return false }
    lists[index].tasks.append(task)
    return true
  }
}
