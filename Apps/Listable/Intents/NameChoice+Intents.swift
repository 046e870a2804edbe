import Intents
import ListableShared

extension NameChoice {
  /// What SiriKit is answered: an exact name is taken, a near one is asked about, and of several the
  /// person chooses.
  func result<Result: INIntentResolutionResult, Value>(
    _ value: (Element) -> Value, success: (Value) -> Result,
    confirmation: (Value?) -> Result, disambiguation: ([Value]) -> Result, none: () -> Result
  ) -> Result {
    switch self {
    case .exact(let element): success(value(element))
    case .near(let element): confirmation(value(element))
    case .several(let elements): disambiguation(elements.map(value))
    case .none: none()
    }
  }

  /// Which list is meant.
  func listResult(
    none: () -> INTaskListResolutionResult = { .unsupported() }
  ) -> INTaskListResolutionResult where Element == NamedList {
    result(
      { $0.intentList([]) }, success: INTaskListResolutionResult.success,
      confirmation: INTaskListResolutionResult.confirmationRequired,
      disambiguation: INTaskListResolutionResult.disambiguation, none: none)
  }

  /// Which task is meant; those of one title are told apart by their lists.
  func taskResult(in notebook: Notebook) -> INTaskResolutionResult where Element == ListedTask {
    var listed = false
    if case .several(let tasks) = self { listed = Set(tasks.map(\.title)).count < tasks.count }
    return result(
      { $0.intentTask(on: listed ? (try? notebook.list($0.list))?.title : nil) },
      success: INTaskResolutionResult.success,
      confirmation: INTaskResolutionResult.confirmationRequired,
      disambiguation: INTaskResolutionResult.disambiguation, none: { .unsupported() })
  }
}
