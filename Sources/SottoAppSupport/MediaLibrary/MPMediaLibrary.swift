public import Foundation
import SottoSocket
import SottoWire
import Synchronization

/// Whether an app may see the device's media library: here, read the person's music folder.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case denied = 1
  case restricted = 2
  case authorized = 3
}

/// The person's music.
///
/// Who lets an app at it lets it read the files of their music folder, which the environment's
/// `XDG_MUSIC_DIR` then names; an app whose media are videos alone gets theirs, `XDG_VIDEOS_DIR`. There is no library of what lies in it: queries find nothing, and
/// nothing can be added.
open class MPMediaLibrary: NSObject, @unchecked Sendable {
  // Unchecked: it holds nothing.
  private static let library = MPMediaLibrary()

  private static let status = Mutex(
    MPMediaLibraryAuthorizationStatus(
      named: ProcessInfo.processInfo.environment["SOTTO_MEDIA_LIBRARY"]))

  open class func `default`() -> MPMediaLibrary { library }

  /// Restricted where there is no assistant, or nothing it could ask the person about.
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus {
    status.withLock { $0 }
  }

  /// Has the person asked, if they have not decided yet, with the `NSAppleMusicUsageDescription` of
  /// the app's `Info.plist`.
  ///
  /// As on a phone when a permission changes, the app is started anew for the folder to be there: as
  /// soon as it does not play.
  ///
  /// - Parameter completionHandler: Called when they have decided, on any thread; `.notDetermined`
  ///   when they have put it off.
  open class func requestAuthorization(
    _ completionHandler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void
  ) {
    guard let peer = AssistantConnection.current else { return completionHandler(.restricted) }
    Task {
      let answer = try? await peer.call(SystemCalls.RequestMediaLibrary())
      let decision = MPMediaLibraryAuthorizationStatus(named: answer?.status)
      status.withLock { $0 = decision }
      completionHandler(decision)
    }
  }

  /// Has the person asked, and waits for their decision.
  open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus {
    await withCheckedContinuation { continuation in
      requestAuthorization { continuation.resume(returning: $0) }
    }
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

extension MPMediaLibraryAuthorizationStatus {
  /// - Parameter name: As the assistant writes it.
  fileprivate init(named name: String?) {
    self =
      switch name {
      case "authorized": .authorized
      case "denied": .denied
      case "notDetermined": .notDetermined
      default: .restricted
      }
  }
}
