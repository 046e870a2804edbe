import Foundation
import Intents
import SottoHost

/// Reads files of a project, and notes what cannot be read.
///
/// Nothing outside of the project is read, and no more than a project has.
final class ProjectFiles {
  let root: ProjectRoot
  let reader = PropertyListReader()
  /// What the path that was named is called in findings, and where it is.
  private let named: (shown: String, location: String)
  private(set) var defects = FileDefects()
  private var noted: Set<Place> = []
  private var length = 0
  private var sourceLength = 0
  /// Whether there are Swift files that were not read: what they have may be there all the same.
  private(set) var leavesSourcesOut = false
  private var sources: [String: SourceFile] = [:]
  private var listings: [String: [String]] = [:]
  private var listed = 0

  private static let longestFile = 4 << 20
  private static let mostLength = 128 << 20
  private static let mostSources = 5_000
  private static let mostSourceLength = 32 << 20
  private static let mostListed = 20_000

  /// - Parameters:
  ///   - path: As it was named; "." is not shown.
  ///   - root: Where all files have to lie.
  init(root path: String, in root: ProjectRoot) {
    self.root = root
    let location = ProjectRoot.standardized(path)
    let trimmed = path.hasSuffix("/") && path.count > 1 ? String(path.dropLast()) : path
    named = (trimmed == "." ? "" : trimmed + "/", location)
  }

  /// How findings show a file.
  func shown(_ location: String) -> String {
    let path = ProjectRoot.standardized(location)
    if path == named.location { return named.shown.isEmpty ? "." : String(named.shown.dropLast()) }
    guard path.hasPrefix(named.location + "/") else { return path }
    return named.shown + path.dropFirst(named.location.count + 1)
  }

  // MARK: What is noted

  /// Keeps a defect of a file that a target names and that is not there, or lies outside.
  ///
  /// One whose path has a variable left may be anywhere.
  func expect(_ location: String, of target: String) {
    guard BuildSettings.firstReference(in: location) == nil, !has(location) else { return }
    if root.isOutside(location) { return refuse(location, namedBy: "The target \(target)") }
    let place = Place(file: shown(location))
    guard noted.insert(place).inserted else { return }
    defects.missing.append(Defect(place, "The target \(target) names it, and it is not there."))
  }

  /// Keeps a defect of a file that lies outside.
  func refuse(_ location: String, namedBy owner: String = "The project") {
    let place = Place(file: shown(location))
    guard noted.insert(place).inserted else { return }
    let isLink = (try? root.place(of: location)) != nil
    defects.outside.append(
      Defect(
        place,
        isLink
          ? "\(owner) names it, and a link leads out of \(root.path)."
          : "\(owner) names it, and it lies outside of \(root.path)."))
  }

  /// Keeps a defect of a build setting whose value has a variable that is defined nowhere.
  func expectDefined(_ setting: String, _ path: String, in project: XcodeSettingsText) {
    guard let reference = BuildSettings.undefinedReference(in: path),
      noted.insert(Place(file: project.path, key: "\(setting) \(reference)")).inserted
    else { return }
    let place = Place(
      file: project.path, line: project.line(of: setting, with: reference), key: setting)
    guard !defects.undefined.contains(where: { $0.place == place }) else { return }
    defects.undefined.append(Defect(place, "\(reference) is defined nowhere."))
  }

  /// Keeps a defect of a `Package.swift` that nobody may run.
  func noteUnevaluated(_ manifest: String) {
    defects.unevaluated = [
      Defect(
        Place(file: shown(manifest)),
        "It was not run: the names of its products and the folders of its targets are guessed.")
    ]
  }

  private func noteExcess(of location: String, _ problem: String) {
    let place = Place(file: shown(location), key: nil)
    guard !defects.excess.contains(where: { $0.message == problem }) else { return }
    defects.excess.append(Defect(place, problem))
  }

  private func noteUnread(_ location: String, _ problem: String) {
    defects.unreadable.append(Defect(Place(file: shown(location)), problem))
  }

  // MARK: What is read

  func has(_ location: String) -> Bool { root.has(location) }

  func names(in folder: String) -> [String] { root.names(in: folder) }

  func isFolder(_ path: String) -> Bool { root.isFolder(path) }

  /// A property list with the build settings as they are written; `nil` where there is none that can be
  /// read, of which a defect is kept.
  func values(_ location: String) -> (values: [String: PlainValue], bytes: [UInt8])? {
    if root.isOutside(location) {
      refuse(location)
      return nil
    }
    guard has(location) else { return nil }
    guard let data = data(location) else {
      noteUnread(
        location, "It is no file that can be read, or is longer than \(Self.longestFile >> 20) MB.")
      return nil
    }
    do {
      guard let values = try reader.values(of: data).object else {
        noteUnread(location, "Its outermost value is no dictionary.")
        return nil
      }
      return (values, Array(data))
    } catch {
      noteUnread(location, "The file \(error.problem).")
      return nil
    }
  }

  /// A file's content, of a conflict the first version; `nil` of what is no file, as a pipe that nobody
  /// writes to, lies outside or is too long.
  func data(_ location: String) -> Data? {
    let data: Data
    do throws(FileError) {
      data = try root.contents(of: location, atMost: Self.longestFile)
    } catch {
      if error.isOutside { refuse(location) }
      return nil
    }
    length += data.count
    guard length <= Self.mostLength else {
      noteExcess(
        of: location,
        "With this file more than \(Self.mostLength >> 20) MB would be read: it and others were not."
      )
      return nil
    }
    guard let conflict = MergeConflict(in: Array(data)) else { return data }
    let place = Place(file: shown(location), line: conflict.line)
    if !defects.conflicts.contains(where: { $0.place == place }) {
      defects.conflicts.append(Defect(place, "Two versions of some lines stand here."))
    }
    return Data(conflict.firstVersion)
  }

  /// A property list that the build takes as it is.
  ///
  /// - Parameter settings: Those that the build fills in, if it does.
  func list(_ location: String, filling settings: BuildSettings? = nil) -> ConfigurationFile? {
    guard let (values, bytes) = values(location) else { return nil }
    do throws(BundleError) {
      return ConfigurationFile(
        path: shown(location), location: location,
        values: try settings?.expanding(values) ?? values, bytes: bytes)
    } catch {
      noteUnread(location, "The file \(error.problem): \(error.key ?? "").")
      return nil
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
    let folder = ProjectRoot.standardized(folder)
    if let files = listings[folder] { return files }
    let walk: FolderWalk
    do throws(FileError) {
      walk = try root.files(
        below: folder, without: ["Pods", "Carthage", "DerivedData"],
        atMost: max(0, Self.mostListed - listed))
    } catch {
      if error.isOutside {
        refuse(folder)
      } else {
        noteUnread(error.path, "The folder \(error.problem).")
      }
      return []
    }
    listed += walk.files.count
    if walk.isCutShort {
      noteExcess(
        of: folder,
        "Here are more than the \(Self.mostListed / 1000),000 files that are looked at: the rest was not."
      )
    }
    listings[folder] = walk.files
    return walk.files
  }

  /// The Swift files among some files.
  func sources(_ files: some Sequence<String>) -> [SourceFile] {
    var found: [SourceFile] = []
    for file in files where file.hasSuffix(".swift") {
      guard found.count < Self.mostSources else {
        leavesSourcesOut = true
        noteExcess(
          of: file,
          "This is one of more than \(Self.mostSources / 1000),000 sources: it was not read.")
        break
      }
      if let source = source(file) { found.append(source) }
    }
    return found
  }

  /// A source; it is read once, whoever has it.
  private func source(_ file: String) -> SourceFile? {
    if let source = sources[file] { return source }
    guard sourceLength <= Self.mostSourceLength, let data = data(file) else {
      leavesSourcesOut = leavesSourcesOut || has(file) || root.isOutside(file)
      return nil
    }
    sourceLength += data.count
    guard sourceLength <= Self.mostSourceLength else {
      leavesSourcesOut = true
      noteExcess(
        of: file,
        "The sources are longer than \(Self.mostSourceLength >> 20) MB: from this one on none was read."
      )
      return nil
    }
    let source = SourceFile(path: shown(file), bytes: Array(data))
    sources[file] = source
    return source
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
