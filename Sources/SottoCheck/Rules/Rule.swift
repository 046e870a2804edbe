/// One kind of mistake, and how it is found.
package struct Rule: Sendable {
  /// Stays the same from version to version.
  package let identifier: String
  package let severity: Severity
  /// What is wrong where it finds something, as a sentence.
  package let summary: String
  /// What comes of it, with Apple's own code for it where that is known.
  package let why: String
  package let remedy: String
  let defects: @Sendable (Project) -> [Defect]

  init(
    _ identifier: String, _ severity: Severity, _ summary: String, why: String, remedy: String,
    defects: @escaping @Sendable (Project) -> [Defect]
  ) {
    self.identifier = identifier
    self.severity = severity
    self.summary = summary
    self.why = why
    self.remedy = remedy
    self.defects = defects
  }

  /// What it finds in a project.
  func findings(in project: Project) -> [Finding] {
    defects(project).map { Finding($0, by: self) }
  }
}

/// How bad it is.
package enum Severity: String, Codable, Comparable, Sendable {
  /// Worth knowing; nothing need be done.
  case note
  /// It works less well than it looks.
  case warning
  /// It is rejected, or does not work.
  case error

  package static func < (one: Severity, other: Severity) -> Bool { one.rank < other.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
