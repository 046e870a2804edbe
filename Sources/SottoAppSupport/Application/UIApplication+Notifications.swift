import Intents

// Nothing here sends an app notifications or wakes it; the answers say so.

extension UIApplication {
  /// Whether the app may be woken to fetch something.
  public enum BackgroundRefreshStatus: Int, Sendable {
    case restricted = 0
    case denied = 1
    case available = 2
  }

  /// The page of the system's settings that an app opens; none does here.
  public static let openSettingsURLString = "app-settings:"

  /// How seldom an app is woken at least.
  public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  public static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude

  /// Does nothing: no notification comes from afar.
  public func registerForRemoteNotifications() {
    DeveloperNote.noEffect(
      "UIApplication.registerForRemoteNotifications()", "no notification comes from afar")
  }
  public func unregisterForRemoteNotifications() {}
  public var isRegisteredForRemoteNotifications: Bool { false }

  /// Does nothing: an app here goes on running, and is not woken.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
    DeveloperNote.noEffect(
      "UIApplication.setMinimumBackgroundFetchInterval(_:)",
      "an app goes on running, and is not woken")
  }
  public var backgroundRefreshStatus: BackgroundRefreshStatus { .restricted }

  /// How long the app can go on in the background, in seconds: for ever.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Whether files that are locked with the device can be read: yes.
  public var isProtectedDataAvailable: Bool { true }

  /// Does nothing: commands come through `MPRemoteCommandCenter` alone.
  public func beginReceivingRemoteControlEvents() {}
  public func endReceivingRemoteControlEvents() {}
}

/// What came of a fetch in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData = 0
  case noData = 1
  case failed = 2
}

/// What a person chose from the app's icon, of which there is none here.
public final class UIApplicationShortcutItem: NSObject, Sendable {
  public let type: String
  public let localizedTitle: String
  public let localizedSubtitle: String?
  // What an app gives it is the app's, and changes no more.
  public nonisolated(unsafe) let userInfo: [String: any NSSecureCoding]?

  public convenience init(type: String, localizedTitle: String) {
    self.init(
      type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil, userInfo: nil)
  }

  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.userInfo = userInfo
  }
}

/// What would stand beside such a choice.
public final class UIApplicationShortcutIcon: NSObject, Sendable {
  public init(templateImageName: String) {}
  public init(systemImageName: String) {}
}

/// Which way up an app would be shown.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let portrait = Self(rawValue: 1 << 1)
  public static let portraitUpsideDown = Self(rawValue: 1 << 2)
  public static let landscapeRight = Self(rawValue: 1 << 3)
  public static let landscapeLeft = Self(rawValue: 1 << 4)
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  public static let all: Self = [.portrait, .landscape, .portraitUpsideDown]
  public static let allButUpsideDown: Self = [.portrait, .landscape]
}
