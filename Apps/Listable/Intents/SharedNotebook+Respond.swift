import Foundation
import Intents
import ListableShared

extension SharedNotebook {
  /// Carries a request out and makes its response: of a damaged notebook one that asks for the app, which
  /// mends it, and of any other obstacle a failure; of either one that says why.
  ///
  /// - Parameters:
  ///   - make: The response's initialiser. The codes of all intents for lists and notes have the same
  ///     raw values.
  ///   - carryOut: Does what is asked for and puts it into the response; `false` where what it was about
  ///     has gone meanwhile.
  func respond<Response, Code: RawRepresentable<Int>>(
    _ make: (Code, NSUserActivity?) -> Response,
    _ carryOut: (Notebook, Response) throws -> Bool
  ) async -> Response {
    func response(
      _ code: INAddTasksIntentResponseCode, _ activity: NSUserActivity? = nil
    ) -> Response {
      guard let code = Code(rawValue: code.rawValue) else {
        preconditionFailure("\(Code.self) is no code of a response for lists and notes")
      }
      return make(code, activity)
    }
    do {
      let done = response(.success)
      // What is answered as kept will ring.
      return try await use { try carryOut($0, done) } ? done : response(.failure)
    } catch {
      FileHandle.standardError.write(Data("\(error.localizedDescription)\n".utf8))
      close()
      guard let error = error as? NotebookError else { return response(.failure) }
      return response(
        error.kind == .damaged ? .failureRequiringAppLaunch : .failure, error.activity)
    }
  }
}

extension NotebookError {
  /// Says why, and what to do, in the language the person speaks.
  fileprivate var activity: NSUserActivity {
    let activity = NSUserActivity(activityType: "app.sotto.listable.notebook")
    let reason = LocalizedStrings.text("notebook.\(kind)").replacing("%@", with: path)
    activity.userInfo = [NSLocalizedFailureReasonErrorKey: reason]
    return activity
  }
}
