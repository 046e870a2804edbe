/// Writes a message.
public func os_log(_ message: OSLogMessage) {
  OSLog.default.write(message.text, OSLogType.default.level)
}

/// Writes a message that matters as much as `type` says.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message.text, type.level)
}

/// Writes a message with its arguments in the places of `%@`, `%d` and their like.
///
/// An argument that does not fit its place is written as Swift describes it.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: Any...
) {
  log.write(LogFormat.text("\(message)", args), type.level)
}

/// Writes a message with its arguments in the places of `%@`, `%d` and their like.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  _ message: StaticString, _ args: Any...
) {
  log.write(LogFormat.text("\(message)", args), type.level)
}
