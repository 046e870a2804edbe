import Foundation
import Intents
import SottoHost

extension ProjectReader {
  /// Reads the apps of Xcode projects, each with its extensions. Nothing is built.
  func xcodeProjects(_ paths: [String]) throws(BundleError) -> [Project] {
    var projects: [Project] = []
    for path in paths { projects += try xcodeProject(path) }
    for index in projects.indices {
      projects[index].missing = files.missing
      projects[index].undefined = files.undefined
      projects[index].conflicts = files.conflicts
    }
    let withIntents = projects.filter { !$0.declared.isEmpty || !$0.extensions.isEmpty }
    guard let first = projects.first else {
      throw BundleError(
        file: files.shown(paths[0]), problem: "has no target for an app",
        remedy: "Name the project that builds the app.")
    }
    return withIntents.isEmpty ? [first] : withIntents
  }

  private func xcodeProject(_ path: String) throws(BundleError) -> [Project] {
    let project = try XcodeProject(file: path)
    let bytes = FileManager.default.contents(atPath: path) ?? Data()
    let text = XcodeSettingsText(
      path: files.shown(path),
      lines: String(decoding: bytes, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false
      ).map(String.init))
    let apps = project.targets.filter(\.isApp)
    let libraries = project.targets.filter(\.isLibrary)
    let library = Library(
      sources: files.sources(libraries.flatMap { allFiles(of: $0, in: project) }),
      modules: Set(libraries.map { BuildSettings.moduleName(of: name(of: $0)) }))
    return apps.map { app in
      let information = information(of: app, in: project, app: nil)
      let targets = project.extensions(of: app)
      let extensions = targets.map { target in
        part(
          target, self.information(of: target, in: project, app: information), library,
          in: project, text)
      }
      return Project(
        kind: .xcode, app: part(app, information, library, in: project, text),
        extensions: extensions.filter(\.isForIntents),
        customIntents: files.customIntents(
          ([app] + targets).flatMap { allFiles(of: $0, in: project) }),
        unreadable: files.unreadable)
    }
  }

  private func information(
    of target: XcodeProject.Target, in project: XcodeProject, app: BundleInformation?
  ) -> BundleInformation {
    let file = path("INFOPLIST_FILE", of: target, in: project)
    let written = file.flatMap(files.values)?.values ?? [:]
    return BundleInformation(
      written, executable: name(of: target), isExtension: target.isExtension, target: target,
      app: app)
  }

  private func part(
    _ target: XcodeProject.Target, _ information: BundleInformation, _ library: Library,
    in project: XcodeProject, _ text: XcodeSettingsText
  ) -> Part {
    let location = path("INFOPLIST_FILE", of: target, in: project)
    let bytes = location.flatMap(files.data) ?? Data()
    let file = ConfigurationFile(
      path: files.shown(bytes.isEmpty ? project.file : location ?? project.file),
      location: bytes.isEmpty ? project.file : location ?? project.file,
      values: information.values, bytes: Array(bytes), project: text)
    let all = allFiles(of: target, in: project)
    let name = name(of: target)
    let entitlements = path("CODE_SIGN_ENTITLEMENTS", of: target, in: project)
    let named = [location, entitlements].compactMap(\.self) + all.filter { $0.hasSuffix(".swift") }
    for path in named { files.expect(path, of: target.name) }
    for setting in ["INFOPLIST_FILE", "CODE_SIGN_ENTITLEMENTS"] {
      guard let path = path(setting, of: target, in: project) else { continue }
      files.expectDefined(setting, path, in: text)
    }
    return Part(
      name: name,
      module: target.settings["PRODUCT_MODULE_NAME"]
        .flatMap { BuildSettings.firstReference(in: $0) == nil ? $0 : nil }
        ?? BuildSettings.moduleName(of: name),
      isExtension: target.isExtension, information: file,
      entitlements: entitlements.flatMap {
        files.list($0, filling: settings(of: target, in: project))
      },
      localizations: files.localizations(
        of: all, developmentLanguage: file["CFBundleDevelopmentRegion"].string ?? "en"),
      own: files.sources(all), library: library,
      hasObjectiveC: all.contains { $0.hasSuffix(".m") || $0.hasSuffix(".mm") })
  }

  /// The name of what a target builds, where that is no reference to other settings.
  private func name(of target: XcodeProject.Target) -> String {
    let written = target.settings["PRODUCT_NAME"] ?? target.name
    return BuildSettings(executable: target.name).expanding(written)
  }

  /// The files of a target: those that the project names, else those of its folder.
  private func allFiles(of target: XcodeProject.Target, in project: XcodeProject) -> [String] {
    let named = target.files.flatMap { path in
      files.isFolder(path) ? files.files(below: path) : [path]
    }
    guard named.isEmpty else { return named }
    let file = path("INFOPLIST_FILE", of: target, in: project)
    let folder = file.map { ($0 as NSString).deletingLastPathComponent }
    let places = [folder, "\(project.folder)/\(target.name)"].compactMap(\.self)
    return places.first(where: files.isFolder).map(files.files(below:)) ?? []
  }

  /// The path that a build setting names.
  private func path(
    _ setting: String, of target: XcodeProject.Target, in project: XcodeProject
  ) -> String? {
    guard let written = target.settings[setting], !written.isEmpty else { return nil }
    let path = settings(of: target, in: project).expanding(written)
    return path.hasPrefix("/") ? path : "\(project.folder)/\(path)"
  }

  /// A target's own, and those that Xcode makes of where the project is.
  private func settings(of target: XcodeProject.Target, in project: XcodeProject) -> BuildSettings {
    let file = ((project.file as NSString).deletingLastPathComponent as NSString)
    let name = (file.lastPathComponent as NSString).deletingPathExtension
    let made = [
      "SRCROOT": project.folder, "SOURCE_ROOT": project.folder, "PROJECT_DIR": project.folder,
      "PROJECT_FILE_PATH": file as String, "PROJECT_NAME": name, "PROJECT": name,
      "TARGETNAME": target.name,
    ]
    var settings = BuildSettings(
      executable: self.name(of: target), given: target.settings.merging(made) { own, _ in own })
    settings["TARGET_NAME"] = target.name
    return settings
  }
}
