import Foundation
import SottoDefinitions

// sotto-intents DEFINITION SWIFT: what the build tool plugin runs.
//
// A file may be one that Foundation crashes over, never ends with or takes all memory for: that ends this
// process and the build, and nothing else.

for (resource, most) in [(RLIMIT_CORE, 0), (RLIMIT_DATA, 512 << 20), (RLIMIT_CPU, 10)] {
  var limit = rlimit(rlim_cur: rlim_t(most), rlim_max: rlim_t(most))
  setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
}

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
