import Intents
import SottoAssistant
import SottoWire

extension Fault {
  /// What an error met on the way to an app's process means for the request.
  init(_ error: any Error) {
    switch (error as? CallFailure)?.code {
    case .timedOut: self = .timedOut
    case .disconnected: self = .crashed
    case .badValue, .unknownCall, .versionMismatch, .failed: self = .badReply("\(error)")
    case nil where error is PlainDecodingError: self = .badReply("\(error)")
    case nil: self = .notStarted("\(error)")
    }
  }
}
