import Intents
import ListableShared

// What a request means by a list or a task: one of Listable's own, which has its identifier, or what the
// person called it.

extension Notebook {
  func list(meant list: INTaskList) throws(NotebookError) -> NameChoice<NamedList> {
    if let own = try list.identifier.flatMap(self.list) { return .exact(own) }
    return try self.list(called: list.title.spokenPhrase)
  }

  /// - Parameters: As of `task(called:isCompleted:on:)`.
  func task(
    meant task: INTask, isCompleted: Bool?, on list: String? = nil
  ) throws(NotebookError) -> NameChoice<ListedTask> {
    if let own = try task.identifier.flatMap(self.task) { return .exact(own) }
    return try self.task(called: task.title.spokenPhrase, isCompleted: isCompleted, on: list)
  }
}
