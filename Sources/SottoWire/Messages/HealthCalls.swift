/// Whether the assistant can do what it is there for.
extension ClientCalls {
  package struct Health: WireCall {
    package static let name = "health"
    package init() {}
    package typealias Answer = HealthReport
  }
}

/// What the assistant needs, and how that is.
package struct HealthReport: Codable, Sendable, Equatable {
  package struct Part: Codable, Sendable, Equatable {
    /// `assistant`, `languages`, `apps`, `database`, `space` or `sandbox`.
    package var name: String
    package var isWell: Bool
    /// What there is, or what is wrong.
    package var text: String
    /// What to do; absent where it is well.
    package var remedy: String?

    package init(_ name: String, _ text: String) {
      (self.name, self.text, isWell) = (name, text, true)
    }

    package init(_ name: String, wrong text: String, remedy: String) {
      (self.name, self.text, self.remedy, isWell) = (name, text, remedy, false)
    }
  }

  package var parts: [Part]

  package init(parts: [Part]) { self.parts = parts }

  /// Whether all of it is well.
  package var isWell: Bool { parts.allSatisfy(\.isWell) }
}
