import Synchronization

/// One call of a handler's method that wants to know whether the handler implements it.
///
/// In Objective-C one asks `responds(to:)`. In Swift every method of a handling protocol has a
/// default implementation; one that is reached while a probe for its own method, form and receiver
/// is in flight reports "not implemented" to it. The probe is task-local, so that it is still
/// there after a suspension and never seen by a call on another task; receiver, method
/// and type of answer are compared, so that a handler's own calls to other handlers do not disturb it.
final class HandlerProbe: Sendable {
  @TaskLocal static var current: HandlerProbe?

  /// The two ways to write one method.
  enum Form: Sendable {
    case completion
    case async
  }

  private let method: HandlerMethod
  private let form: Form
  private let answer: ObjectIdentifier
  private let receiver: ObjectIdentifier
  private let missed = Atomic(false)

  init<Answer>(
    _ method: HandlerMethod, _ form: Form, _ answer: Answer.Type, of receiver: AnyObject
  ) {
    self.method = method
    self.form = form
    self.answer = ObjectIdentifier(answer)
    self.receiver = ObjectIdentifier(receiver)
  }

  /// Whether a default implementation answered the call.
  var foundDefault: Bool { missed.load(ordering: .acquiring) }

  /// Called by a default implementation: `true`, and noted, when a probe asks for just this one.
  static func reachedDefault<Answer>(
    _ method: HandlerMethod, _ form: Form, _ answer: Answer.Type, of receiver: AnyObject
  ) -> Bool {
    guard let probe = current, probe.method == method, probe.form == form,
      probe.answer == ObjectIdentifier(answer), probe.receiver == ObjectIdentifier(receiver)
    else { return false }
    probe.missed.store(true, ordering: .releasing)
    return true
  }
}
