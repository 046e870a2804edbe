public import Foundation

/// What a share or today extension knows of its host. An Intents extension gets its requests by
/// `INExtension.handler(for:)`, and there are no other extensions here.
@available(
  *, unavailable,
  message: "An Intents extension has no context here: answer by the response of the intent."
)
public typealias NSExtensionContext = NSObject

/// What handles the requests of other kinds of extensions.
@available(
  *, unavailable,
  message: "There are only Intents extensions here: override INExtension.handler(for:)."
)
public protocol NSExtensionRequestHandling {}
