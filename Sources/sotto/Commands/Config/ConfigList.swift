import ArgumentParser
import Foundation
import SottoHost

/// What holds, and where it comes from.
struct ConfigList: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Print what holds, and where each value comes from.",
    discussion: """
      An option counts before a variable, and a variable before the file.

      Example:
        $ sotto config
      """)

  @Flag(help: "Print one JSON object a setting.")
  var json = false

  private struct Row: Encodable {
    var key: String
    var values: [String]
    var from: String
    var place: String?
  }

  func run() throws {
    let settings = try Settings(of: SottoHome())
    let width = KnownSettings.all.map(\.key.count).max() ?? 0
    for setting in KnownSettings.all {
      let (texts, source) = settings.written(setting)
      if json {
        let place = source == .standard ? nil : "\(source)"
        Output.json(Row(key: setting.key, values: texts, from: source.kind, place: place))
      } else {
        let key = setting.key.padding(toLength: width, withPad: " ", startingAt: 0)
        let value =
          texts.isEmpty ? setting.standard.replacing("`", with: "") : texts.joined(separator: " ")
        Output.line("\(key)  \(value)\(source == .standard ? "" : "  (\(source))")")
      }
    }
  }
}
