import Foundation

/// Why no handler of an app can be asked about an intent, in words for its developer.
struct HandlerProblem: CustomStringConvertible {
  let description: String

  /// - Parameter given: What the method gave; `nil` when it gave nothing.
  init(intent: String, provider: String, given: Any?) {
    let found = given.map { "an object of \(String(reflecting: type(of: $0)))" } ?? "nil"
    description =
      "\(ProcessBundle.name): \(provider) returned \(found) for \(intent). "
      + "Return an object whose class conforms to \(intent)Handling, "
      + "or take \(intent) out of the Info.plist."
  }
}
