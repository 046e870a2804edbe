import Foundation
import SottoAdapt
import SottoHost

/// The package that is made of an Xcode project's app to build it here.
///
/// The sources come adapted, each under a line that leaves the compiler's errors, and the places of
/// crashes, where the project has them.
package struct RunPackage: Sendable {
  /// The contents of the files, by their places in the package.
  package private(set) var files: [String: Data] = [:]
  /// The paths of files that are copied, by their places in the package.
  package private(set) var copies: [String: String] = [:]
  /// What in the sources of each module does not compile here, worded as the compiler's errors.
  package private(set) var problems: [String: [String]] = [:]

  /// The packages that an app of iOS needs here.
  let sotto: Sotto

  /// Where Sotto is taken from.
  package enum Sotto: Sendable {
    /// The folder of a checkout.
    case folder(String)
    /// The address of its repository.
    case address(String)
  }

  /// - Parameter standsIn: Whether a stand-in takes the place of the app's own sources.
  /// - Throws: `BundleError` for a source that cannot be read.
  package init(of project: XcodeApp, sotto: Sotto, standsIn: Bool) throws(BundleError) {
    self.sotto = sotto
    var targets: [String] = []
    let libraries = Dictionary(
      project.libraries.map { ($0.module, $0) }, uniquingKeysWith: { first, _ in first })
    for part in project.parts {
      let isReplaced = standsIn && part.kind == .app
      var imports: Set<String> = []
      if isReplaced {
        files["Sources/\(part.module)/StandIn.swift"] = Data(
          StandIn(for: project.extensions.flatMap(\.intents)).source.utf8)
      } else {
        imports = try add(part)
      }
      if part.kind == .intentsExtension {
        files["Sources/\(part.module)/main.swift"] = Data(Self.main.utf8)
      }
      let unbuilt = try addBundleFiles(of: part)
      let modules = imports.filter { libraries[$0] != nil && $0 != part.module }
      targets.append(
        declaration(of: part, exclude: unbuilt, modules.sorted(), isReplaced: isReplaced))
    }
    files["Package.swift"] = Data(manifest(targets).utf8)
  }

  private static let main = "import SottoAppSupport\n\nExtensionMain.run()\n"

  /// Adds the sources of a part.
  ///
  /// - Returns: The modules that they import.
  private mutating func add(_ part: ProjectPart) throws(BundleError) -> Set<String> {
    var imports: Set<String> = []
    for path in part.sources {
      guard let data = FileManager.default.contents(atPath: path),
        String(validating: data, as: UTF8.self) != nil
      else {
        throw BundleError(
          file: path, problem: "is no Swift source that can be read",
          remedy: "Save it in UTF-8, or take it out of the target \(part.name).")
      }
      let adapted = AdaptedSource(Array(data))
      problems[part.module, default: []] += adapted.findings.filter { $0.severity == .error }
        .map { "\(path):\($0)" }
      let place = "#sourceLocation(file: \(Self.quoted(path)), line: 1)\n"
      let name = (path as NSString).lastPathComponent
      files["Sources/\(part.module)/\(name)"] = Data(place.utf8) + Data(adapted.bytes)
      imports.formUnion(Self.imports(of: Array(data)))
    }
    for path in part.definitions {
      copies["Sources/\(part.module)/\((path as NSString).lastPathComponent)"] = path
    }
    return imports
  }

  /// Adds what a part's bundle has beside its executable.
  ///
  /// - Returns: What of it lies in the target's folder and is not built.
  private mutating func addBundleFiles(of part: ProjectPart) throws(BundleError) -> [String] {
    guard part.kind != .library else { return [] }
    let folder = "Sources/\(part.module)"
    for (place, path) in part.bundleFiles { copies["\(folder)/\(place)"] = path }
    do {
      files["\(folder)/Info.plist"] = try part.information.data
    } catch {
      throw BundleError(
        file: part.name, problem: "has an Info.plist that cannot be written: \(error)",
        remedy: "Check it with a property list editor.")
    }
    let names = part.bundleFiles.keys.filter { !$0.hasSuffix(".intentdefinition") }
      .compactMap { $0.split(separator: "/").first.map(String.init) }
    return Set(names + ["Info.plist"]).sorted()
  }

  private static func imports(of source: [UInt8]) -> Set<String> {
    let words = Lexer.tokens(of: source).filter { $0.kind == .word }
      .map { String(decoding: source[$0.range], as: UTF8.self) }
    return Set(zip(words, words.dropFirst()).filter { $0.0 == "import" }.map(\.1))
  }

  static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
