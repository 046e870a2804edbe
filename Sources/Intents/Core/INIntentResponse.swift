/// What an app answers to a request; each kind of intent has its own subclass with its codes.
@available(iOS 10.0, *)
open class INIntentResponse: PlainObject, @unchecked Sendable {
  /// What to hand to the app when it is opened to go on with the request.
  open var userActivity: NSUserActivity?

  public required init(reader: PlainReader) {
    userActivity = reader.optional("userActivity")
    super.init(reader: reader)
  }

  /// Makes a response with an unspecified code.
  public convenience init() {
    self.init(reader: .empty)
  }

  package override func write(to writer: inout PlainWriter) {
    super.write(to: &writer)
    writer.write(userActivity, as: "userActivity")
  }
}
