import Foundation
import SottoSocket

/// The assistant has taken a call and not answered it in time.
package struct NoAnswer: Error, CustomStringConvertible {
  package let description: String

  /// - Parameter process: The assistant's, of which is said whether somebody has stopped it.
  package init(process: pid_t?, limit: Duration) {
    let name = process.map { "The assistant (process \($0))" } ?? "The assistant"
    description =
      if let process, ProcessState(of: process) == .stopped {
        "\(name) is stopped, so nothing is answered. Let it go on with “kill -CONT \(process)”, "
          + "or end it with “sotto quit”."
      } else {
        "\(name) has not answered for \(String(format: "%g", limit.seconds)) s. Try again, or end it with “sotto quit”: it "
          + "starts by itself."
      }
  }
}
