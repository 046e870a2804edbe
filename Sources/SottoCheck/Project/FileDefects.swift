/// What is wrong with the files of a project, before anybody looks at what they say.
struct FileDefects: Sendable {
  /// What should have been read and could not.
  var unreadable: [Defect] = []
  /// The files that are named and are not there.
  var missing: [Defect] = []
  /// The files that are named and lie outside of the project, by their paths or by links.
  var outside: [Defect] = []
  /// Where there is more than is read.
  var excess: [Defect] = []
  /// The variables in paths that an Xcode project has not defined.
  var undefined: [Defect] = []
  /// The `Package.swift` that was not run.
  var unevaluated: [Defect] = []
  /// The files in which a merge conflict is left.
  var conflicts: [Defect] = []
}
