import Foundation

/// How a child process ended.
package enum ChildExit: Codable, Equatable, Sendable, CustomStringConvertible {
  case code(Int32)
  case signal(Int32)

  /// The signal that ended the program, also where a wrapper such as bubblewrap reports it the way
  /// shells do, as 128 and the signal's number.
  package var endingSignal: Int32? {
    switch self {
    case .signal(let number): number
    case .code(let code) where (129...192).contains(code): code - 128
    case .code: nil
    }
  }

  /// Whether the program ended by a fault of its own, not by being asked to or of its own accord.
  package var isCrash: Bool {
    switch endingSignal {
    case nil, SIGTERM, SIGKILL, SIGINT, SIGHUP: false
    default: true
    }
  }

  package var description: String {
    switch endingSignal {
    case let number?: "ended by signal \(number) (\(String(cString: strsignal(number))))"
    case nil: "ended with code \(code ?? 0)"
    }
  }

  private var code: Int32? {
    if case .code(let code) = self { code } else { nil }
  }
}

extension ChildExit {
  /// Reads the status of `waitid`.
  init(_ information: siginfo_t) {
    let status = information._sifields._sigchld.si_status
    self = information.si_code == Int32(CLD_EXITED) ? .code(status) : .signal(status)
  }
}
