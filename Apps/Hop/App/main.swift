import Foundation
import SottoAppSupport

// Without arguments the assistant has started it; with some a person has, in a shell.
if CommandLine.arguments.count > 1 {
  exit(await HopCommand.run(Array(CommandLine.arguments.dropFirst())))
} else {
  AppDelegate.main()
}
