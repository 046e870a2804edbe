/// What is wrong with what was set, where, and what to do.
struct SettingsProblem: Error, Equatable, CustomStringConvertible {
  /// A file with its line, a variable, or an option.
  let place: String
  let problem: String

  init(_ place: String, _ problem: String) {
    self.place = place
    self.problem = problem
  }

  var description: String { "\(place): \(problem)" }
}

/// All that is wrong with what was set, a line each.
struct SettingsProblems: Error, Equatable, CustomStringConvertible {
  let all: [SettingsProblem]

  var description: String { all.map(\.description).joined(separator: "\n") }
}
