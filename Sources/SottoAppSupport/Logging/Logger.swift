internal import Logging

/// Writes messages of one category of one part of an app.
public struct Logger: Sendable {
  private let log: OSLog

  /// Makes one without a name.
  public init() { log = .default }

  /// Makes one that writes to `logObj`.
  public init(_ logObj: OSLog) { log = logObj }

  /// Makes one by the reverse domain name of the app's part, and the kind of message.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Writes a message that matters a little.
  public func log(_ message: OSLogMessage) { notice(message) }

  /// Writes a message that matters as much as `level` says.
  public func log(level: OSLogType, _ message: OSLogMessage) {
    log.write(message.text, level.level)
  }

  /// Writes what helps to follow the program step by step.
  public func trace(_ message: OSLogMessage) { log.write(message.text, .trace) }

  /// Writes what helps to find a mistake.
  public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }

  /// Writes what may be good to know.
  public func info(_ message: OSLogMessage) { log.write(message.text, .info) }

  /// Writes what is worth keeping.
  public func notice(_ message: OSLogMessage) { log.write(message.text, .notice) }

  /// Writes what may lead to an error.
  public func warning(_ message: OSLogMessage) { log.write(message.text, .warning) }

  /// Writes that something failed.
  public func error(_ message: OSLogMessage) { log.write(message.text, .error) }

  /// Writes that something failed that must not.
  public func critical(_ message: OSLogMessage) { log.write(message.text, .critical) }

  /// Writes that the program itself is wrong.
  public func fault(_ message: OSLogMessage) { log.write(message.text, .critical) }
}
