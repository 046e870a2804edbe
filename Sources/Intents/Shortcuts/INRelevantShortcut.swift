/// A shortcut and the moments in which it is of use.
@available(iOS 12.0, *)
open class INRelevantShortcut: PlainObject, @unchecked Sendable {
  /// The moments; any one of them is enough.
  open var relevanceProviders: [INRelevanceProvider]

  /// How it is shown.
  open var watchTemplate: INDefaultCardTemplate?

  /// The kind of the widget that shows the same.
  @available(iOS 15.0, *)
  open var widgetKind: String?

  /// Whether it does something or tells something.
  open var shortcutRole: INRelevantShortcutRole

  /// What it starts.
  open package(set) var shortcut: INShortcut

  /// Makes a shortcut that is of use at any moment.
  public init(shortcut: INShortcut) {
    self.shortcut = shortcut
    relevanceProviders = []
    shortcutRole = .action
    super.init(reader: .empty)
  }

  public required init(reader: PlainReader) {
    shortcut = reader.required("shortcut", placeholder: .intent(INIntent()))
    relevanceProviders = reader.value("relevanceProviders", default: [])
    watchTemplate = reader.optional("watchTemplate")
    widgetKind = reader.optional("widgetKind")
    shortcutRole = reader.value("shortcutRole", default: .action)
    super.init(reader: reader)
  }

  package override func write(to writer: inout PlainWriter) {
    super.write(to: &writer)
    writer.write(shortcut, as: "shortcut")
    writer.write(relevanceProviders, as: "relevanceProviders")
    writer.write(watchTemplate, as: "watchTemplate")
    writer.write(widgetKind, as: "widgetKind")
    writer.write(shortcutRole, as: "shortcutRole")
  }
}
