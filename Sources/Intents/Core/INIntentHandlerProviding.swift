public import Foundation

/// What gives out the object that handles an intent.
@available(iOS 10.0, *)
public protocol INIntentHandlerProviding: NSObjectProtocol {
  /// The object that will resolve, confirm and handle `intent`; `nil` when there is none.
  func handler(for intent: INIntent) -> Any?
}
