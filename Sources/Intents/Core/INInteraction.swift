public import Foundation

/// A request that was made and how it ended, for the assistant to learn from.
@available(iOS 10.0, *)
open class INInteraction: PlainObject, @unchecked Sendable {
  /// What was asked.
  open package(set) var intent: INIntent

  /// What was answered; `nil` when nothing was.
  open package(set) var intentResponse: INIntentResponse?

  /// How far the app had come when the system made this interaction.
  open package(set) var intentHandlingStatus: INIntentHandlingStatus

  /// Whether the person asked, or was asked.
  open var direction: INInteractionDirection

  /// When it began and ended.
  open var dateInterval: DateInterval?

  /// The name by which this one donation can be deleted.
  open var identifier: String

  /// The name by which several donations can be deleted.
  open var groupIdentifier: String?

  /// Makes an interaction to donate.
  public init(intent: INIntent, response: INIntentResponse?) {
    self.intent = intent
    intentResponse = response
    intentHandlingStatus = .unspecified
    direction = .unspecified
    identifier = UUID().uuidString
    super.init(reader: .empty)
  }

  public required init(reader: PlainReader) {
    let exchange: Exchange = reader.required(
      "exchange", placeholder: Exchange(intent: INIntent(), response: nil))
    intent = exchange.intent
    intentResponse = exchange.response
    intentHandlingStatus = reader.value("intentHandlingStatus", default: .unspecified)
    direction = reader.value("direction", default: .unspecified)
    identifier = reader.value("identifier", default: "")
    groupIdentifier = reader.optional("groupIdentifier")
    if let start: Date = reader.optional("start"), let end: Date = reader.optional("end"),
      start <= end
    {
      dateInterval = DateInterval(start: start, end: end)
    }
    super.init(reader: reader)
  }

  package override func write(to writer: inout PlainWriter) {
    super.write(to: &writer)
    writer.write(Exchange(intent: intent, response: intentResponse), as: "exchange")
    writer.write(intentHandlingStatus, as: "intentHandlingStatus")
    writer.write(direction, as: "direction")
    writer.write(identifier, as: "identifier")
    writer.write(groupIdentifier, as: "groupIdentifier")
    writer.write(dateInterval?.start, as: "start")
    writer.write(dateInterval?.end, as: "end")
  }

  /// Tells the assistant that the person did this in the app; `completion` gets the error, if any.
  open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    let plain = plain
    Self.run(completion) { try await $0.donate(plain) }
  }

  /// Tells the assistant that the person did this in the app.
  ///
  /// - Throws: `INIntentError` when there is no assistant to tell.
  open func donate() async throws {
    try await IntentsSystemConnection.current.donate(plain)
  }

  /// Makes the assistant forget all donations of this app.
  open class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    run(completion) { try await $0.deleteInteractions(.all) }
  }

  /// Makes the assistant forget all donations of this app.
  open class func deleteAll() async throws {
    try await IntentsSystemConnection.current.deleteInteractions(.all)
  }

  /// Makes the assistant forget the donations with these identifiers.
  open class func delete(
    with identifiers: [String], completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    run(completion) { try await $0.deleteInteractions(.identifiers(identifiers)) }
  }

  /// Makes the assistant forget the donations with these identifiers.
  open class func delete(with identifiers: [String]) async throws {
    try await IntentsSystemConnection.current.deleteInteractions(.identifiers(identifiers))
  }

  /// Makes the assistant forget the donations of a group.
  open class func delete(
    with groupIdentifier: String, completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    run(completion) { try await $0.deleteInteractions(.group(groupIdentifier)) }
  }

  /// Makes the assistant forget the donations of a group.
  open class func delete(with groupIdentifier: String) async throws {
    try await IntentsSystemConnection.current.deleteInteractions(.group(groupIdentifier))
  }

  private static func run(
    _ completion: (@Sendable ((any Error)?) -> Void)?,
    _ body: @escaping @Sendable (any IntentsSystem) async throws -> Void
  ) {
    Task {
      do {
        try await body(IntentsSystemConnection.current)
        completion?(nil)
      } catch {
        completion?(error)
      }
    }
  }
}
