// Fuzz [TARGET…] [--seed N] [--seconds N | --inputs N]: tries mutated inputs of each target, all when
// none is named, and exits with 1 when one did harm.
// Fuzz TARGET --seed N --input N [--write FILE]: tries that input alone, in this process, as under a
// debugger; or writes it to a file, to be kept in Tests/Fuzz/Kept.

import Foundation

do {
  let isHarmless = try FuzzCommand(CommandLine.arguments.dropFirst()).run()
  exit(isHarmless ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("Fuzz: \(error)\n".utf8))
  exit(2)
}
