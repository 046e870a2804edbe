import Foundation
import SottoDefinitions

// sotto-intents DEFINITION SWIFT: what the build tool plugin runs.

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
  exit(1)
}

let arguments = CommandLine.arguments.dropFirst()
guard let input = arguments.first, let output = arguments.last, arguments.count == 2 else {
  fail("Give an intent definition and the Swift file to write: sotto-intents DEFINITION SWIFT")
}
do {
  let file = URL(filePath: input)
  let definition = try IntentDefinition(Data(contentsOf: file))
  try Data(definition.source(from: file.lastPathComponent).utf8).write(
    to: URL(filePath: output), options: .atomic)
} catch let error as DefinitionError {
  fail("\(input): error: \(error)")
} catch {
  fail("\(input): error: \(error.localizedDescription)")
}
