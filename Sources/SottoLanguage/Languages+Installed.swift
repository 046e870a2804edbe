import Foundation
import SottoText

extension Languages {
  /// The languages that come with the program: in an installed tree, beside the executable, or
  /// where the package was built.
  ///
  /// - Throws: `LanguageError` when none of these places has them, or a file has a mistake.
  public static func installed() throws -> Languages {
    try Languages(folder: try folder())
  }

  /// The codes of those languages, in alphabetical order, with nothing of them read.
  ///
  /// - Throws: `LanguageError` when none of the places has them.
  public static func installedCodes() throws -> [String] {
    let folder = try folder()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return names.filter { name in
      let file = folder.appendingPathComponent(name).appendingPathComponent("patterns.txt")
      return FileManager.default.fileExists(atPath: file.path)
    }.sorted()
  }

  /// espeak-ng's name for the voice that reads a language; `nil` where none can.
  public static func voice(of code: String) -> String? {
    guard let folder = try? folder(), let codes = try? installedCodes(),
      let code = Languages.code(serving: code, among: codes),
      let file = try? LanguageFile(
        folder.appendingPathComponent(code).appendingPathComponent("language.txt")),
      let settings = try? LanguageSettings(file)
    else { return nil }
    return settings.voice == "none" ? nil : settings.voice ?? code
  }

  static func folder() throws -> URL {
    let places = candidates()
    guard let folder = places.first(where: { FileManager.default.fileExists(atPath: $0.path) })
    else {
      throw LanguageError(
        file: places[0].path, line: nil,
        what: "is not there, nor any of \(places.dropFirst().map(\.path)); reinstall")
    }
    return folder
  }

  /// `Bundle.module` ends the process when its folder is missing, so that the same places are
  /// looked at here first.
  private static func candidates() -> [URL] {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let resources = "sotto_SottoLanguage.resources/Languages"
    var places = [
      program.deletingLastPathComponent().appendingPathComponent("share/sotto/Languages"),
      program.appendingPathComponent(resources),
      Bundle.main.bundleURL.appendingPathComponent(resources),
    ]
    places += (Bundle.allBundles + Bundle.allFrameworks).map {
      $0.bundleURL.deletingLastPathComponent().appendingPathComponent(resources)
    }
    return places.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
