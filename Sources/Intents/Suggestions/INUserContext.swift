/// Something about the person that an app tells the assistant.
@available(iOS 13.0, *)
open class INUserContext: PlainObject, @unchecked Sendable {
  /// Tells the assistant that this is how things stand now.
  open func becomeCurrent() {
    DeveloperNote.noEffect(
      "INUserContext.becomeCurrent()", "whether a person has subscribed decides nothing")
  }
}
