import Foundation
import Intents
import SottoHost

/// Reads files of a project, and notes what cannot be read.
final class ProjectFiles {
  private let reader = PropertyListReader()
  /// What the path that was named is called in findings, and where it is.
  private let named: (shown: String, location: String)
  private(set) var unreadable: [Defect] = []
  private(set) var missing: [Defect] = []
  private(set) var undefined: [Defect] = []
  private(set) var conflicts: [Defect] = []

  private static let longestFile = 4 << 20
  private static let mostSources = 5_000

  /// - Parameter path: As it was named; "." is not shown.
  init(root path: String) {
    let location = URL(fileURLWithPath: path).standardizedFileURL.path
    let trimmed = path.hasSuffix("/") && path.count > 1 ? String(path.dropLast()) : path
    named = (trimmed == "." ? "" : trimmed + "/", location)
  }

  /// How findings show a file.
  func shown(_ location: String) -> String {
    let path = URL(fileURLWithPath: location).standardizedFileURL.path
    if path == named.location { return named.shown.isEmpty ? "." : String(named.shown.dropLast()) }
    guard path.hasPrefix(named.location + "/") else { return path }
    return named.shown + path.dropFirst(named.location.count + 1)
  }

  /// Keeps a defect of a file that a target names and that is not there.
  ///
  /// One whose path has a variable left may be anywhere.
  func expect(_ location: String, of target: String) {
    let place = Place(file: shown(location))
    guard BuildSettings.firstReference(in: location) == nil, !has(location),
      !missing.contains(where: { $0.place == place })
    else { return }
    missing.append(Defect(place, "The target \(target) names it, and it is not there."))
  }

  /// Keeps a defect of a build setting whose value has a variable that is defined nowhere.
  func expectDefined(_ setting: String, _ path: String, in project: XcodeSettingsText) {
    guard let reference = BuildSettings.undefinedReference(in: path) else { return }
    let line = project.lines.firstIndex { $0.contains(setting) && $0.contains(reference) }
    let place = Place(file: project.path, line: line.map { $0 + 1 }, key: setting)
    guard !undefined.contains(where: { $0.place == place }) else { return }
    undefined.append(Defect(place, "\(reference) is defined nowhere."))
  }

  func has(_ location: String) -> Bool { access(location, R_OK) == 0 }

  func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// A property list with the build settings as they are written; `nil` where there is none that can be
  /// read, of which a defect is kept.
  func values(_ location: String) -> (values: [String: PlainValue], bytes: [UInt8])? {
    guard has(location) else { return nil }
    func unread(_ problem: String) {
      unreadable.append(Defect(Place(file: shown(location)), problem))
    }
    guard let data = data(location) else {
      unread("It is no file that can be read, or is longer than \(Self.longestFile >> 20) MB.")
      return nil
    }
    do {
      guard let values = try reader.values(of: data).object else {
        unread("Its outermost value is no dictionary.")
        return nil
      }
      return (values, Array(data))
    } catch {
      unread("The file \(error.problem).")
      return nil
    }
  }

  /// A file's content, of a conflict the first version; `nil` of what is no file, as a pipe that nobody
  /// writes to, or is too long.
  func data(_ location: String) -> Data? {
    var status = stat()
    guard stat(location, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size <= Self.longestFile
    else { return nil }
    guard let data = FileManager.default.contents(atPath: location) else { return nil }
    guard let conflict = MergeConflict(in: Array(data)) else { return data }
    let place = Place(file: shown(location), line: conflict.line)
    if !conflicts.contains(where: { $0.place == place }) {
      conflicts.append(Defect(place, "Two versions of some lines stand here."))
    }
    return Data(conflict.firstVersion)
  }

  /// A property list that the build takes as it is.
  ///
  /// - Parameter settings: Those that the build fills in, if it does.
  func list(_ location: String, filling settings: BuildSettings? = nil) -> ConfigurationFile? {
    values(location).map { values, bytes in
      ConfigurationFile(
        path: shown(location), location: location,
        values: settings.map { values.mapValues($0.expanding) } ?? values, bytes: bytes)
    }
  }

  /// The `*.lproj` folders among some files: of a folder, or of a target.
  func localizations(of files: [String], developmentLanguage: String) -> [Part.Localization] {
    var found: [String: Part.Localization] = [:]
    for file in files {
      let name = (file as NSString).lastPathComponent
      let folder = ((file as NSString).deletingLastPathComponent as NSString).lastPathComponent
      guard [Self.strings, IntentVocabulary.file].contains(name) else { continue }
      let language = Self.language(of: folder) ?? developmentLanguage
      let code = language == "Base" ? developmentLanguage : language
      var localization = found[code] ?? Part.Localization(language: code)
      if name == Self.strings {
        localization.strings = list(file)
      } else {
        localization.vocabulary = list(file)
      }
      found[code] = localization
    }
    return found.values.sorted { $0.language < $1.language }
  }

  private static let strings = "InfoPlist.strings"

  private static func language(of folder: String) -> String? {
    guard folder.hasSuffix(".lproj") else { return nil }
    return String(folder.dropLast(".lproj".count)).replacing("_", with: "-")
  }

  /// The files directly in a folder, and in its `*.lproj` folders.
  func bundleFiles(in folder: String) -> [String] {
    names(in: folder).flatMap { name in
      name.hasSuffix(".lproj")
        ? names(in: "\(folder)/\(name)").map { "\(folder)/\(name)/\($0)" } : ["\(folder)/\(name)"]
    }
  }

  /// All files of a folder but those of builds and packages that were fetched.
  func files(below folder: String) -> [String] {
    guard let names = FileManager.default.enumerator(atPath: folder) else { return [] }
    var files: [String] = []
    while let name = names.nextObject() as? String, files.count < Self.mostSources {
      if ["Pods", "Carthage", "DerivedData"].contains(name) || name.hasPrefix(".") {
        names.skipDescendants()
      } else if !name.contains("/.") {
        files.append("\(folder)/\(name)")
      }
    }
    return files.sorted()
  }

  /// The Swift files among some files.
  func sources(_ files: [String]) -> [SourceFile] {
    files.filter { $0.hasSuffix(".swift") }.prefix(Self.mostSources).compactMap { file in
      data(file).map { SourceFile(path: shown(file), bytes: Array($0)) }
    }
  }

  /// The intents that the app has made itself, by the definitions among some files.
  func customIntents(_ files: [String]) -> Set<String> {
    let definitions = files.filter { $0.hasSuffix(".intentdefinition") }.compactMap { list($0) }
    return Set(
      definitions.flatMap { $0["INIntents"].elements }.compactMap { intent in
        CustomIntentNames.className(
          type: intent["INIntentType"].string, prefix: intent["INIntentClassPrefix"].string,
          name: intent["INIntentName"].string, className: intent["INIntentClassName"].string)
      })
  }
}
