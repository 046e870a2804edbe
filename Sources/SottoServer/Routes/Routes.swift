/// What there is to ask for, and what answers it.
struct Routes: Sendable {
  let assistant: AssistantLink
  let home: HomeListener
  let hub: EventHub
  let access: Access
  /// That of the program which serves.
  let version: String

  /// All of it.
  var all: [Route] { status + measured + conversations + events + apps + playing + suggestions }
}
