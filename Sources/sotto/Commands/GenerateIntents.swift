import ArgumentParser
import Foundation
import SottoDefinitions

/// The classes of custom intents, as Xcode generates them.
struct GenerateIntents: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "intents",
    abstract: "Print the Swift classes of the custom intents in an .intentdefinition file.",
    discussion: """
      The plugin IntentDefinitions does the same in each build of a package.

      Example:
        $ sotto intents Intents.intentdefinition > Sources/Shared/Intents.swift
      """)

  @Argument(help: "The file that Xcode has written.", completion: .file())
  var definition: String

  func run() throws {
    let values = try StrangersList.values(of: definition)
    do throws(DefinitionError) {
      let name = (definition as NSString).lastPathComponent
      let source = try IntentDefinition(values: values).source(from: name)
      try? FileHandle.standardOutput.write(contentsOf: Data(source.utf8))
    } catch {
      throw SourceFiles.Failure(path: definition, problem: "\(error)")
    }
  }
}
