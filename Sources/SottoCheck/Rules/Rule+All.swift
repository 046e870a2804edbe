extension Rule {
  /// Every rule, by families.
  package static let all =
    files + keys + build + extensions + intents + media + permissions + vocabulary + names + sources
    + methods
    + running

  /// What is said where there is no project that the other rules could be asked of.
  static let unreadableProject = Rule(
    "project-unreadable", .error, "What says which parts a project has cannot be read.",
    why: "Nothing is known of the project: it is damaged, is none, or has more than a project has.",
    remedy: "Mend it, or name another."
  ) { _ in [] }

  /// Files that say nothing.
  private static let files = [
    unreadableProject,
    Rule(
      "file-unreadable", .error, "A property list cannot be read.",
      why: "Its keys count as absent, and App Store Connect flags the upload.",
      remedy: "Mend it with a property list editor."
    ) { $0.files.unreadable },
    Rule(
      "merge-conflict", .error, "A merge conflict is left in a file.",
      why: "Nothing reads the file. Here the first version of each conflict counts.",
      remedy: "Keep one version, and take the lines with <<<<<<<, ======= and >>>>>>> out."
    ) { $0.files.conflicts },
    Rule(
      "file-missing", .error, "A file that the project names is not there.",
      why:
        "Xcode does not build the target. Here it counts as empty, so that more may be said of what is in "
        + "it.",
      remedy: "Add it, have what generates it do so, or correct the project."
    ) { $0.files.missing },
    Rule(
      "file-outside", .error, "A file that the project names lies outside of it.",
      why:
        "By such a name a project of somebody else's gets hold of your files: it is neither read nor copied "
        + "here.",
      remedy:
        "Put the file itself into the project, or say with --root which folder all of its files lie in."
    ) { $0.files.outside },
    Rule(
      "project-too-large", .warning, "The project has more than is read.",
      why: "What is beyond the bounds was not looked at, so that mistakes there are not named.",
      remedy: "Name a part of the project, or take out what the app does not need."
    ) { $0.files.excess },
    Rule(
      "manifest-not-run", .note, "A Package.swift was not run, as you asked.",
      why:
        "Only SwiftPM knows what it says. Each folder with an Info.plist counts as a target that is named "
        + "after it, and the folders beside those as libraries of all.",
      remedy:
        "Leave --no-build out: it is run in a sandbox then, without your files and the network."
    ) { $0.files.unevaluated },
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
