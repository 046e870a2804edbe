import CCrashReport
import Foundation
import Intents
import SottoSocket
import SottoWire

/// The app's own process, as its delegate knows it.
@preconcurrency @MainActor
public final class UIApplication: NSObject {
  /// Whether a person sees the app.
  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  /// A key of the options an app is launched with.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public static let shared = UIApplication()

  public var delegate: (any UIApplicationDelegate)?

  /// An app is launched in the background and becomes active when it continues an activity.
  public internal(set) var applicationState = State.background

  /// Connects to the assistant, tells the delegate that the app has launched, and serves.
  static func run(_ delegate: any UIApplicationDelegate) -> Never {
    report_crashes()
    StandardOutput.writeLines()
    ContainerFolders.make()
    SharedDefaults.exchange()
    shared.delegate = delegate
    if let module = NSStringFromClass(type(of: delegate)).split(separator: ".").first {
      CustomIntents.search(module: String(module))
    }
    do throws(StartFailure) {
      let calls = AppHost().handlers
      _ = try AssistantConnection.open(as: .app, handlers: calls) {
        DispatchQueue.main.sync { MainActor.assumeIsolated { shared.willTerminate() } }
      }
      AssistantServices.install()
    } catch {
      error.exitProcess()
    }
    guard delegate.application(shared, willFinishLaunchingWithOptions: nil) else { exit(1) }
    guard delegate.application(shared, didFinishLaunchingWithOptions: nil) else { exit(1) }
    RunLoop.main.runForever()
  }

  func willTerminate() { delegate?.applicationWillTerminate(self) }

  func becomeActive() {
    guard applicationState != .active else { return }
    open()
  }

  /// The person has opened the app, perhaps once more.
  func open() {
    applicationState = .active
    delegate?.applicationDidBecomeActive(self)
  }
}
