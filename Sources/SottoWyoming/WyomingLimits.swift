/// What one client may take of this service. Whoever takes more is told so, and cut off.
struct WyomingLimits: Sendable {
  var events = EventParser.Limits()
  /// How long a connection may say nothing between two events.
  var idle = Duration.seconds(600)
  /// How long an event may take from its first byte to its last.
  var reading = Duration.seconds(10)
  /// How long a client may take to take an answer.
  var writing = Duration.seconds(10)
  /// How many connections there are at once. Each has one thing handled at a time, and the assistant
  /// lets one front end ask a few more than so many.
  var connections = 96
  /// How long the assistant may take to answer.
  var answer = Duration.seconds(60)
}
