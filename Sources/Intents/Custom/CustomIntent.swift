/// An intent whose class was generated from an app's intent definition.
public protocol CustomIntent: INIntent {
  /// How the runtime makes the intent and calls its handler.
  static var customDescription: CustomIntentDescription { get }
}
