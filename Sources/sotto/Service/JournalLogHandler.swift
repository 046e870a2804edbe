import Foundation
import Logging

/// Writes the log's entries into the journal with their fields, by its native protocol: “app” of an
/// entry becomes `SOTTO_APP`, by which `journalctl` finds it.
struct JournalLogHandler: LogHandler {
  var metadata: Logger.Metadata = [:]
  var logLevel: Logger.Level
  private let label: String
  private let socket: String
  /// Takes what the journal does not.
  private let other: any LogHandler

  init(
    label: String, level: Logger.Level, socket: String = "/run/systemd/journal/socket",
    other: any LogHandler
  ) {
    self.label = label
    self.socket = socket
    self.other = other
    logLevel = level
  }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    let metadata = self.metadata.merging(event.metadata ?? [:]) { $1 }
    let told = metadata.sorted { $0.key < $1.key }
    let words = told.map { " \($0.key)=\($0.value)" }.joined()
    var fields = [
      ("MESSAGE", "\(event.message)\(words)"), ("PRIORITY", event.level.priority),
      ("SYSLOG_IDENTIFIER", "sotto"), ("SOTTO_LABEL", label),
    ]
    fields += told.map { ("SOTTO_\(Self.fieldName($0.key))", "\($0.value)") }
    let entry = fields.reduce(into: Data()) { $0 += Self.field($1.0, $1.1) }
    if !DatagramSocket.send(entry, to: socket) { other.log(event: event) }
  }

  /// A field as the journal reads it: of a text with line breaks, the length comes first.
  static func field(_ name: String, _ value: String) -> Data {
    guard value.contains(where: \.isNewline) else { return Data("\(name)=\(value)\n".utf8) }
    let length = withUnsafeBytes(of: UInt64(value.utf8.count).littleEndian) { Data($0) }
    return Data("\(name)\n".utf8) + length + Data("\(value)\n".utf8)
  }

  /// A name that the journal takes: capitals, digits and underscores.
  static func fieldName(_ key: String) -> String {
    String(
      key.uppercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }.prefix(50))
  }
}

extension Logger.Level {
  /// That of syslog, which the journal knows.
  fileprivate var priority: String {
    switch self {
    case .trace, .debug: "7"
    case .info: "6"
    case .notice: "5"
    case .warning: "4"
    case .error: "3"
    case .critical: "2"
    }
  }
}

extension Logger.Level {
  /// Sends this process's log where it belongs: into the journal, where that takes what it prints.
  func beginLog() {
    let isJournal = JournalStream.isStandardError
    LoggingSystem.bootstrap { label -> any LogHandler in
      var plain = StreamLogHandler.standardError(label: label)
      plain.logLevel = self
      guard isJournal else { return plain }
      return JournalLogHandler(label: label, level: self, other: plain)
    }
  }
}
