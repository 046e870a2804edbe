/// Why a call of a handler's method has no answer.
package enum HandlerCallError: Error, Equatable, CustomStringConvertible {
  /// The completion handler was released without having been called; `method` names the method.
  case completionDropped(method: String)

  package var description: String {
    switch self {
    case .completionDropped(let method):
      "\(method) dropped its completion handler without calling it; call it exactly once"
    }
  }
}
