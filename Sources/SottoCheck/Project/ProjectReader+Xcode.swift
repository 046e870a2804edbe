import Foundation
import Intents
import SottoHost

extension ProjectReader {
  /// Reads the apps of Xcode projects, each with its extensions. Nothing is built.
  func xcodeProjects(_ paths: [String]) throws(BundleError) -> [Project] {
    var projects: [Project] = []
    for path in paths { projects += try xcodeProject(path) }
    let withIntents = projects.filter { !$0.declared.isEmpty || !$0.extensions.isEmpty }
    guard let first = projects.first else {
      throw BundleError(
        file: files.shown(paths[0]), problem: "has no target for an app",
        remedy: "Name the project that builds the app.")
    }
    return withIntents.isEmpty ? [first] : withIntents
  }

  private func xcodeProject(_ path: String) throws(BundleError) -> [Project] {
    let project = try XcodeProject(file: path, in: files.root, by: files.reader)
    for file in project.outside { files.refuse(file, namedBy: "A build configuration") }
    let bytes = try? files.root.contents(of: path, atMost: XcodeProject.longest)
    let text = XcodeSettingsText(path: files.shown(path), Array(bytes ?? Data()))
    let apps = project.targets.filter(\.isApp)
    let count = apps.reduce(0) { $0 + 1 + project.extensions(of: $1).count }
    guard count <= Self.mostParts else {
      throw BundleError(
        file: files.shown(path), problem: "has \(count) apps and extensions of apps",
        remedy: "No more than \(Self.mostParts) are read: split the project.")
    }
    let libraries = project.targets.filter(\.isLibrary)
    var paths: [String] = []
    var modules: Set<String> = []
    for target in libraries {
      paths += try allFiles(of: target, in: project)
      modules.insert(BuildSettings.moduleName(of: try name(of: target)))
    }
    let library = Library(sources: files.sources(paths), modules: modules)
    var projects: [Project] = []
    for app in apps { projects.append(try self.project(of: app, library, in: project, text)) }
    return projects
  }

  private static let mostParts = 100

  private func project(
    of app: XcodeProject.Target, _ library: Library, in project: XcodeProject,
    _ text: XcodeSettingsText
  ) throws(BundleError) -> Project {
    let information = try information(of: app, in: project, app: nil)
    var extensions: [Part] = []
    var paths = try allFiles(of: app, in: project)
    for target in project.extensions(of: app) {
      let own = try self.information(of: target, in: project, app: information)
      extensions.append(try part(target, own, library, in: project, text))
      paths += try allFiles(of: target, in: project)
    }
    return Project(
      kind: .xcode, app: try part(app, information, library, in: project, text),
      extensions: extensions.filter(\.isForIntents), customIntents: files.customIntents(paths))
  }

  private func information(
    of target: XcodeProject.Target, in project: XcodeProject, app: BundleInformation?
  ) throws(BundleError) -> BundleInformation {
    let file = try path("INFOPLIST_FILE", of: target, in: project)
    let written = file.flatMap(files.values)?.values ?? [:]
    return try BundleInformation(
      written, executable: try name(of: target), isExtension: target.isExtension, target: target,
      app: app)
  }

  private func part(
    _ target: XcodeProject.Target, _ information: BundleInformation, _ library: Library,
    in project: XcodeProject, _ text: XcodeSettingsText
  ) throws(BundleError) -> Part {
    let location = try path("INFOPLIST_FILE", of: target, in: project)
    let bytes = location.flatMap(files.data) ?? Data()
    let file = ConfigurationFile(
      path: files.shown(bytes.isEmpty ? project.file : location ?? project.file),
      location: bytes.isEmpty ? project.file : location ?? project.file,
      values: information.values, bytes: Array(bytes), project: text)
    let all = try allFiles(of: target, in: project)
    let name = try name(of: target)
    let entitlements = try path("CODE_SIGN_ENTITLEMENTS", of: target, in: project)
    let named = [location, entitlements].compactMap(\.self) + all.filter { $0.hasSuffix(".swift") }
    for path in named { files.expect(path, of: target.name) }
    for setting in ["INFOPLIST_FILE", "CODE_SIGN_ENTITLEMENTS"] {
      guard let path = try path(setting, of: target, in: project) else { continue }
      files.expectDefined(setting, path, in: text)
    }
    let settings = try settings(of: target, in: project)
    return Part(
      name: name,
      module: target.settings["PRODUCT_MODULE_NAME"]
        .flatMap { BuildSettings.firstReference(in: $0) == nil ? $0 : nil }
        ?? BuildSettings.moduleName(of: name),
      isExtension: target.isExtension, information: file,
      entitlements: entitlements.flatMap { files.list($0, filling: settings) },
      localizations: files.localizations(
        of: all, developmentLanguage: file["CFBundleDevelopmentRegion"].string ?? "en"),
      own: files.sources(all), library: library,
      hasObjectiveC: files.leavesSourcesOut
        || all.contains { $0.hasSuffix(".m") || $0.hasSuffix(".mm") })
  }

  /// The name of what a target builds, where that is no reference to other settings.
  private func name(of target: XcodeProject.Target) throws(BundleError) -> String {
    let written = target.settings["PRODUCT_NAME"] ?? target.name
    return try BuildSettings(executable: target.name, of: target.project).expanding(written)
  }

  /// The files of a target: those that the project names, else those of its folder.
  private func allFiles(
    of target: XcodeProject.Target, in project: XcodeProject
  ) throws(BundleError) -> [String] {
    for path in target.files
    where BuildSettings.firstReference(in: path) == nil && files.root.isOutside(path) {
      files.refuse(path, namedBy: "The target \(target.name)")
    }
    let named = target.files.flatMap { path in
      files.isFolder(path) ? files.files(below: path) : [path]
    }
    guard named.isEmpty else { return named }
    let file = try path("INFOPLIST_FILE", of: target, in: project)
    let folder = file.map { ($0 as NSString).deletingLastPathComponent }
    let places = [folder, "\(project.folder)/\(target.name)"].compactMap(\.self)
    return places.first(where: files.isFolder).map(files.files(below:)) ?? []
  }

  /// The path that a build setting names.
  private func path(
    _ setting: String, of target: XcodeProject.Target, in project: XcodeProject
  ) throws(BundleError) -> String? {
    guard let written = target.settings[setting], !written.isEmpty else { return nil }
    let path = try settings(of: target, in: project).expanding(written)
    return path.hasPrefix("/") ? path : "\(project.folder)/\(path)"
  }

  /// A target's own, and those that Xcode makes of where the project is.
  private func settings(
    of target: XcodeProject.Target, in project: XcodeProject
  ) throws(BundleError) -> BuildSettings {
    let file = ((project.file as NSString).deletingLastPathComponent as NSString)
    let name = (file.lastPathComponent as NSString).deletingPathExtension
    let executable = try self.name(of: target)
    let made = [
      "SRCROOT": project.folder, "SOURCE_ROOT": project.folder, "PROJECT_DIR": project.folder,
      "PROJECT_FILE_PATH": file as String, "PROJECT_NAME": name, "PROJECT": name,
      "TARGETNAME": target.name,
    ]
    var settings = BuildSettings(
      executable: executable, given: target.settings.merging(made) { own, _ in own },
      of: target.project)
    settings["TARGET_NAME"] = target.name
    return settings
  }
}
