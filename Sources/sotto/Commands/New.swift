import ArgumentParser
import Foundation
import SottoLanguage
import SottoScaffold

/// A package to begin an app with.
struct New: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Make the package of a new app with an Intents extension.",
    discussion: """
      It has a handler for each intent, an extension, an app, example phrases, sentences and tests of
      them, and builds, tests and answers at once.

      Example:
        $ sotto new Tidepool --intents INPlayMedia,INAddTasks --languages en,ru
        $ cd Tidepool && swift test
      """)

  @Argument(help: "The app's name, as in Tidepool; also that of the folder that is made.")
  var name: String

  @Option(
    help:
      "The intents that it handles, with commas between; INPlayMedia stands for INPlayMediaIntent.")
  var intents: String

  @Option(help: "The languages of its example phrases, with commas between.")
  var languages = "en"

  @Option(help: "Where the package is made.")
  var output = "."

  @Option(
    help: "The folder of Sotto's sources or its address; else those that this program was built of."
  )
  var sotto: String?

  func run() throws {
    let app = try NewApp(
      name, intents: Self.parts(intents), phrases: try phrases(), languages: Self.parts(languages),
      sotto: try SottoSources.place(sotto))
    let folder = URL(fileURLWithPath: output).appending(path: name)
    guard !FileManager.default.fileExists(atPath: folder.path) else {
      throw ValidationError("\(folder.path) is there already; name another folder with --output.")
    }
    for (path, content) in app.files.sorted(by: { $0.key < $1.key }) {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(content.utf8).write(to: file)
    }
    Output.line("\(folder.path): \(app.files.count) files. Go on with: cd \(name) && swift test")
  }

  private static func parts(_ list: String) -> [String] {
    list.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// How the app may be asked for each intent, in each of its languages.
  private func phrases() throws -> [String: [String: String]] {
    let known = try Languages.installed()
    var phrases: [String: [String: String]] = [:]
    for code in Self.parts(languages) {
      guard let language = known.language(code) else {
        throw ValidationError(
          "Sotto doesn't speak “\(code)”; it speaks \(known.codes.joined(separator: ", ")).")
      }
      phrases[code] = NewApp.phrases(of: name) { key, words in
        language.hasSentence(key) ? language.sentence(key, words) : nil
      }
    }
    return phrases
  }
}
