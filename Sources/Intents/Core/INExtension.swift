public import Foundation

/// The entry point of an app's Intents extension; its subclass is the `NSExtensionPrincipalClass`.
@available(iOS 10.0, *)
open class INExtension: NSObject, INIntentHandlerProviding {
  /// Makes the extension's entry point; the runtime does so once a process.
  public override init() { super.init() }

  /// The object that will resolve, confirm and handle `intent`: `self` unless overridden.
  open func handler(for intent: INIntent) -> Any? { self }
}
