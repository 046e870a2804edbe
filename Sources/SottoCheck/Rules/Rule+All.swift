extension Rule {
  /// Every rule, by families.
  package static let all =
    files + keys + build + extensions + intents + media + permissions + vocabulary + names + sources
    + methods
    + running

  /// Files that say nothing.
  private static let files = [
    Rule(
      "file-unreadable", .error, "A property list cannot be read.",
      why: "Its keys count as absent, and App Store Connect flags the upload.",
      remedy: "Mend it with a property list editor."
    ) { $0.unreadable },
    Rule(
      "merge-conflict", .error, "A merge conflict is left in a file.",
      why: "Nothing reads the file. Here the first version of each conflict counts.",
      remedy: "Keep one version, and take the lines with <<<<<<<, ======= and >>>>>>> out."
    ) { $0.conflicts },
    Rule(
      "file-missing", .error, "A file that the project names is not there.",
      why:
        "Xcode does not build the target. Here it counts as empty, so that more may be said of what is in "
        + "it.",
      remedy: "Add it, have what generates it do so, or correct the project."
    ) { $0.missing },
  ]
}

extension Project {
  /// What the rules find, in the order of files and lines.
  package var findings: [Finding] {
    Rule.all.flatMap { $0.findings(in: self) }.sorted {
      ($0.place.file, $0.place.line ?? 0, $0.rule) < ($1.place.file, $1.place.line ?? 0, $1.rule)
    }
  }
}
