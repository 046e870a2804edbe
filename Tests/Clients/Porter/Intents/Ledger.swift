import Intents

/// The lists of this app, in the folder that its app shares.
struct Ledger: Codable {
  var lists: [String: [String]] = ["Groceries": ["bread"], "Work": [], "Workshop": []]

  private static let file = FileManager.default
    .containerURL(forSecurityApplicationGroupIdentifier: "group.app.sotto.Porter")?
    .appendingPathComponent("ledger.json")

  static func read() -> Ledger {
    guard let file, let data = try? Data(contentsOf: file) else { return Ledger() }
    return (try? JSONDecoder().decode(Ledger.self, from: data)) ?? Ledger()
  }

  func write() throws {
    guard let file = Ledger.file else { throw CocoaError(.fileNoSuchFile) }
    try JSONEncoder().encode(self).write(to: file, options: .atomic)
  }

  func list(named name: String) -> INTaskList? {
    lists[name].map { titles in
      INTaskList(
        title: INSpeakableString(spokenPhrase: name), tasks: titles.map(Ledger.task),
        groupName: nil, createdDateComponents: nil, modifiedDateComponents: nil,
        identifier: name)
    }
  }

  /// The lists whose names begin with what was said; one of just that name stands alone.
  func lists(like spoken: String) -> [INTaskList] {
    let names = lists.keys.sorted()
    if let name = names.first(where: { $0.lowercased() == spoken.lowercased() }) {
      return [list(named: name)].compactMap { $0 }
    }
    return names.filter { $0.lowercased().hasPrefix(spoken.lowercased()) }.compactMap(list)
  }

  static func task(_ title: String) -> INTask {
    INTask(
      title: INSpeakableString(spokenPhrase: title), status: .notCompleted, taskType: .completable,
      spatialEventTrigger: nil, temporalEventTrigger: nil, createdDateComponents: nil,
      modifiedDateComponents: nil, identifier: title, priority: .notFlagged)
  }
}
