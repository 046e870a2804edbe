import Foundation

extension Language {
  /// Every sentence the assistant can say, for a speaker of the language to read through.
  ///
  /// Values are shown as samples: one for each ending that a value can ask for, and one number for
  /// each form of a counted noun.
  public var answerSheet: [String] {
    let samples = self.samples.isEmpty ? [name] : self.samples
    return answers.keys.flatMap { key -> [String] in
      let names = (sentenceKeys[key] ?? []).sorted()
      var said: [String] = []
      for sample in samples {
        for number in answers.sampleNumbers {
          let values = Dictionary(
            uniqueKeysWithValues: names.map { name in
              (name, Self.value(name, sample: sample, number: number, in: samples))
            })
          let sentence = self.sentence(key, values)
          let shape = samples.reduce(sentence) { $0.replacingOccurrences(of: $1, with: "…") }
            .replacingOccurrences(of: String(number), with: "#")
          if !said.contains(where: { $0.hasPrefix(shape + "\t") }) {
            said.append(shape + "\t" + sentence)
          }
        }
      }
      return said.map { line in
        "\(key): \(line.split(separator: "\t", maxSplits: 1).last ?? "")"
      }
    }
  }

  /// A sample for a value: counted things are numbers, choices are several.
  private static func value(
    _ name: String, sample: String, number: Int, in samples: [String]
  ) -> String {
    switch name {
    case "n", "count", "limit", "number": String(number)
    case "apps", "choices", "examples", "names", "tasks":
      list([sample] + samples.filter { $0 != sample }.prefix(2))
    default: sample
    }
  }
}
