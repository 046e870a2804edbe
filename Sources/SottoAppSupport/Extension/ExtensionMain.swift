import CCrashReport
import Foundation
import Intents
import SottoSocket
import SottoWire

/// The entry point of an Intents extension's executable.
///
/// On Apple's platforms the system provides it. Here an extension's `main.swift` is
/// `ExtensionMain.run()`.
public enum ExtensionMain {
  /// Creates the principal class that the bundle's Info.plist names, and serves the assistant
  /// until it is told to end.
  public static func run() -> Never {
    report_crashes()
    StandardOutput.writeLines()
    ContainerFolders.make()
    SharedDefaults.exchange()
    do throws(StartFailure) {
      let host = HandlerHost(provider: try PrincipalClass.instantiate())
      _ = try AssistantConnection.open(as: .extension, handlers: host.handlers)
      AssistantServices.install()
    } catch {
      error.exitProcess()
    }
    RunLoop.main.runForever()
  }
}
