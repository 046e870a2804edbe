package import Foundation

/// Takes what a handler sends after its first response, as long as it is told to.
///
/// The observer protocol of each intent that has updates is implemented in its generated file.
package final class UpdateReceiver: NSObject, Sendable {
  let receive: @Sendable (INIntentResponse) -> Void

  package init(_ receive: @escaping @Sendable (INIntentResponse) -> Void) {
    self.receive = receive
  }
}

extension IntentDescription {
  /// How a handler is told to begin and to end sending updates.
  struct Updates: Sendable {
    let start: @Sendable (INIntent, IntentHandler, UpdateReceiver) -> Bool
    let stop: @Sendable (INIntent, IntentHandler) -> Void
  }

  /// Whether a handler may go on sending responses after its first.
  package var hasUpdates: Bool { updates != nil }

  /// Tells `handler` to send `receiver` each change until `stopUpdates(of:by:)`; handlers may keep
  /// no reference of their own, so whoever calls this keeps the receiver until then.
  ///
  /// - Returns: `false` when this kind of intent has no updates.
  package func startUpdates(
    of intent: INIntent, by handler: Any, to receiver: UpdateReceiver
  ) -> Bool {
    updates?.start(intent, IntentHandler(object: handler), receiver) ?? false
  }

  /// Tells `handler` to send no more updates.
  package func stopUpdates(of intent: INIntent, by handler: Any) {
    updates?.stop(intent, IntentHandler(object: handler))
  }
}

extension HandlerMethods {
  /// The pair of methods with which updates are started and stopped.
  func updates(
    start: @escaping @Sendable (Handler, Intent, UpdateReceiver) -> Void,
    stop: @escaping @Sendable (Handler, Intent) -> Void
  ) -> IntentDescription.Updates {
    IntentDescription.Updates(
      start: { intent, handler, receiver in
        guard let intent = intent as? Intent, let handler = handler.object as? Handler else {
          return false
        }
        start(handler, intent, receiver)
        return true
      },
      stop: { intent, handler in
        guard let intent = intent as? Intent, let handler = handler.object as? Handler else {
          return
        }
        stop(handler, intent)
      })
  }
}
