/// The reference form of `INShortcut`.
@available(iOS 12.0, *)
open class INShortcutReference: PlainObject, @unchecked Sendable {
  let shortcut: INShortcut

  init(_ shortcut: INShortcut) {
    self.shortcut = shortcut
    super.init(reader: .empty)
  }

  /// Makes a shortcut of a request.
  public convenience init?(intent: INIntent) { self.init(.intent(intent)) }

  /// Makes a shortcut of an activity.
  public convenience init(userActivity: NSUserActivity) { self.init(.userActivity(userActivity)) }

  /// The request; `nil` for an activity.
  open var intent: INIntent? { shortcut.intent }

  /// The activity; `nil` for a request.
  open var userActivity: NSUserActivity? { shortcut.userActivity }

  public required init(reader: PlainReader) {
    shortcut = reader.required("shortcut", placeholder: .intent(INIntent()))
    super.init(reader: reader)
  }

  package override func write(to writer: inout PlainWriter) {
    super.write(to: &writer)
    writer.write(shortcut, as: "shortcut")
  }
}
