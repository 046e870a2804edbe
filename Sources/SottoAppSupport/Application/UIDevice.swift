public import Foundation

/// The machine the app runs on.
public final class UIDevice: NSObject, Sendable {
  public static let current = UIDevice()

  /// The name of the machine.
  public var name: String { ProcessInfo.processInfo.hostName }

  public var model: String { "Linux" }
  public var localizedModel: String { "Linux" }
  public var systemName: String { "Linux" }
  public var systemVersion: String { ProcessInfo.processInfo.operatingSystemVersionString }

  /// None: nothing here tells an app's makers one machine from another.
  public var identifierForVendor: UUID? { nil }

  /// None of those that have a screen for the app.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .unspecified }
}

/// What kind of screen an app is made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
}
