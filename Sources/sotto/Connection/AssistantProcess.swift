import Foundation
import SottoHost

/// Starts the home's assistant as a process of its own that outlives the command.
enum AssistantProcess {
  /// - Returns: A look at whether it still starts; it throws what keeps it from that.
  static func start(_ home: SottoHome, _ sandbox: ConfinementChoice) throws -> () throws -> Void {
    var environment = ProcessInfo.processInfo.environment
    // It works in another folder, from which a relative path leads elsewhere.
    if environment["SOTTO_HOME"] != nil { environment["SOTTO_HOME"] = home.data }
    let child = try ChildProcess(
      ChildCommand(
        executable: CommandLine.executablePath,
        arguments: ["serve", "--background", "--idle", "600", "--sandbox", sandbox.rawValue],
        environment: environment, directory: "/",
        output: .log(path: home.log(of: "assistant"))))
    return {
      guard let exit = child.currentExit, exit != .code(0) else { return }
      // Its log may be the very thing that cannot be written. What it met is met again here, where
      // the person sees it.
      var settings = AssistantSettings()
      settings.confinement = sandbox
      _ = try LocalAssistant(home: home, settings: settings, onQuit: {})
    }
  }
}
