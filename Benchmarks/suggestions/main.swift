// SuggestionSimulator measure [--people N]: lets made-up people live, and prints how well each predictor does.
// SuggestionSimulator fit [--people N]: prints the weights that are learnt from other people than are measured.
// SuggestionSimulator replay FILE [--people N]: the same as measure, of a listening log.
// SuggestionSimulator time: prints how long it takes to learn and to suggest.
// Made-up people live --days 200.

import Foundation

do {
  try SimulatorCommand(CommandLine.arguments.dropFirst()).run()
} catch {
  FileHandle.standardError.write(Data("SuggestionSimulator: \(error)\n".utf8))
  exit(2)
}
