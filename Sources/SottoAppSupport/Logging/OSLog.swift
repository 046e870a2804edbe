public import Foundation
internal import Logging

/// A place that messages go to: one category of one part of an app.
///
/// The messages reach swift-log under the label "subsystem/category". An app that sets up nothing
/// else prints them, and the assistant keeps what apps and extensions print in its logs.
public final class OSLog: NSObject, Sendable {
  /// A place without a name.
  public static let `default` = OSLog(label: "app")

  /// A place whose messages are dropped.
  public static let disabled = OSLog(logger: nil)

  private let logger: Logging.Logger?

  /// Makes a place by the reverse domain name of the app's part, and the kind of message.
  public convenience init(subsystem: String, category: String) {
    self.init(label: "\(subsystem)/\(category)")
  }

  /// Makes a place for one of the system's kinds of messages.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// Kinds of messages that the system's own tools look for.
  public enum Category: String, Sendable {
    case pointsOfInterest = "PointsOfInterest"
    case dynamicTracing = "DynamicTracing"
    case dynamicStackTracing = "DynamicStackTracing"
  }

  private convenience init(label: String) {
    var logger = Logging.Logger(label: label)
    // Which messages are kept is for the handler to say.
    logger.logLevel = .trace
    self.init(logger: logger)
  }

  private init(logger: Logging.Logger?) {
    self.logger = logger
  }

  /// Whether messages of this type go anywhere.
  public func isEnabled(type: OSLogType) -> Bool { logger != nil }

  func write(_ message: @autoclosure () -> String, _ level: Logging.Logger.Level) {
    logger?.log(level: level, "\(message())")
  }
}
