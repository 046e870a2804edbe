import Foundation

/// What one client may take of this server. Whoever takes more is told so, and cut off.
struct HTTPLimits: Sendable {
  /// Bytes of a request's first line and its headers together.
  var head = 16 << 10
  /// Bytes of a request's target: its path and query.
  var target = 4 << 10
  var headers = 100
  /// Bytes of a request's body.
  var body = 64 << 10
  /// How long a connection may say nothing between two requests, or before the first.
  var idle = Duration.seconds(10)
  /// How long a head may take from its first byte to its last, and so a body.
  var reading = Duration.seconds(10)
  /// How long a client may take to take an answer, or one event.
  var writing = Duration.seconds(10)
  /// How many connections there are at once. When one more comes, the one that has been idle for
  /// longest makes room.
  var connections = 1024
  /// How many event streams there are at once.
  var streams = 600
  /// Bytes of events that wait for one slow reader.
  var backlog = 256 << 10
  /// How often a stream says that it lives, and whether its reader may still hear it is looked at.
  var heartbeat = Duration.seconds(15)
  /// How many requests the assistant works on at once: fewer than it lets one front end have.
  var calls = 96
  /// How long the assistant may take to answer.
  var answer = Duration.seconds(60)
}
