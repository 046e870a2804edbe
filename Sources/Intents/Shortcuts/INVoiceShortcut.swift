public import Foundation

/// A shortcut with the phrase that the person chose for it.
@available(iOS 12.0, *)
open class INVoiceShortcut: PlainObject, @unchecked Sendable {
  /// Names it among all.
  open package(set) var identifier: UUID

  /// The phrase that starts it.
  open package(set) var invocationPhrase: String

  /// What it starts.
  open package(set) var shortcut: INShortcut

  public required init(reader: PlainReader) {
    identifier = reader.required("identifier", placeholder: UUID())
    invocationPhrase = reader.required("invocationPhrase", placeholder: "")
    shortcut = reader.required("shortcut", placeholder: .intent(INIntent()))
    super.init(reader: reader)
  }

  package override func write(to writer: inout PlainWriter) {
    super.write(to: &writer)
    writer.write(identifier, as: "identifier")
    writer.write(invocationPhrase, as: "invocationPhrase")
    writer.write(shortcut, as: "shortcut")
  }
}
