import Foundation
import SottoHost

/// Starts the home's assistant as a process of its own that outlives the command.
enum AssistantProcess {
  static func start(_ home: SottoHome, _ sandbox: ConfinementChoice) throws {
    _ = try ChildProcess(
      ChildCommand(
        executable: CommandLine.executablePath,
        arguments: ["serve", "--background", "--idle", "600", "--sandbox", sandbox.rawValue],
        environment: ProcessInfo.processInfo.environment, directory: "/",
        output: .log(path: home.log(of: "assistant"))))
  }
}
