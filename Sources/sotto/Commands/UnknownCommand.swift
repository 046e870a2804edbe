import ArgumentParser

/// A word that stands where a command is wanted and is none.
struct UnknownCommand: CustomStringConvertible {
  let description: String

  /// - Returns: `nil` where all commands are known; what else is wrong, their own parser tells.
  init?(in arguments: [String], of root: any ParsableCommand.Type) {
    var command = root
    var path = [Self.name(of: root)]
    for word in arguments {
      let subcommands = command.configuration.subcommands
      guard !subcommands.isEmpty, !word.hasPrefix("-"), word != "help" else { return nil }
      if let next = subcommands.first(where: { Self.name(of: $0) == word }) {
        command = next
        path.append(word)
        continue
      }
      let names = subcommands.map(Self.name)
      let nearest = names.filter { Self.isNear($0, word) }
      let advice =
        nearest.isEmpty
        ? "There are \(names.joined(separator: ", "))."
        : "Did you mean \(nearest.map { "“\(path.joined(separator: " ")) \($0)”" }.joined(separator: " or "))?"
      description = "There is no command “\((path + [word]).joined(separator: " "))”. \(advice)"
      return
    }
    return nil
  }

  private static func name(of command: any ParsableCommand.Type) -> String {
    command.configuration.commandName ?? command._commandName
  }

  /// Whether a slip of the fingers or two lead from one to the other, or one begins the other.
  private static func isNear(_ name: String, _ word: String) -> Bool {
    if name.hasPrefix(word) || word.hasPrefix(name) { return true }
    var row = Array(0...word.count)
    var before: [Int] = []
    let letters = Array(word)
    var last: Character?
    for (index, letter) in name.enumerated() {
      var next = [index + 1]
      for (place, other) in letters.enumerated() {
        var cost = min(next[place] + 1, row[place + 1] + 1, row[place] + (letter == other ? 0 : 1))
        // Two letters that have changed places are one slip.
        if place > 0, !before.isEmpty, letters[place - 1] == letter, last == other {
          cost = min(cost, before[place - 1] + 1)
        }
        next.append(cost)
      }
      (before, row, last) = (row, next, letter)
    }
    return row[letters.count] <= max(1, min(2, name.count / 3))
  }
}
