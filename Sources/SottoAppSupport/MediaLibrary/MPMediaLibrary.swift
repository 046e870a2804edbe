public import Foundation

/// Whether an app may see the device's media library.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case denied = 1
  case restricted = 2
  case authorized = 3
}

/// The device's media library, of which there is none here: it is empty, and nothing can be added.
open class MPMediaLibrary: NSObject, @unchecked Sendable {
  // Unchecked: it holds nothing.
  private static let library = MPMediaLibrary()

  open class func `default`() -> MPMediaLibrary { library }

  /// Restricted: nobody can allow what is not there.
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .restricted }

  open class func requestAuthorization(
    _ completionHandler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void
  ) {
    completionHandler(.restricted)
  }

  /// When it last changed: never.
  open var lastModifiedDate: Date { .distantPast }

  /// Fails: nothing of a store can be added.
  open func addItem(
    withProductID productID: String,
    completionHandler: (@Sendable ([MPMediaEntity], (any Error)?) -> Void)? = nil
  ) {
    completionHandler?([], MPError(.notSupported))
  }
}
