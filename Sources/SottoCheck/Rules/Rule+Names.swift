import Intents
import SottoLanguage

extension Rule {
  /// What people call the app.
  static let names = [
    Rule(
      "alternative-names-too-many", .error, "The app has more than three alternative names.",
      why: "Apple allows three: more are a matter for App Review. Here the app is not installed.",
      remedy: "Keep the three that people say most."
    ) { project in
      let names = project.app.information["INAlternativeAppNames"]
      guard names.elements.count > 3 else { return [] }
      return [Defect(names.place, "It has \(names.elements.count) names.")]
    },
    Rule(
      "alternative-name-missing", .error, "An alternative name has no text.",
      why: "The entry is ignored: INAlternativeAppName is required.",
      remedy: "Write the name, or a key of InfoPlist.strings, under INAlternativeAppName."
    ) { project in
      project.app.information["INAlternativeAppNames"].elements.compactMap { entry in
        let name = entry["INAlternativeAppName"]
        guard name.string?.isEmpty != false else { return nil }
        return Defect(name.place, "It is missing.")
      }
    },
    Rule(
      "name-collides", .warning, "A name of the app is also another app's.",
      why: "Who says it may get the other one, or is asked which is meant.",
      remedy: "Choose a name of its own; rename it, or give it another alternative name."
    ) { project in
      let names = SpokenNames(of: project.app).names
      let own = Set(names.filter { !$0.isAlternative }.map { $0.text.lowercased() })
      // A well-known app of this name is this app.
      let others =
        project.neighbours + project.wellKnown.filter { !own.contains($0.name.lowercased()) }
      return names.compactMap { name in
        let other = others.first { other in
          other.spokenNames.contains { $0.lowercased() == name.text.lowercased() }
        }
        guard let other else { return nil }
        let isName = other.name.lowercased() == name.text.lowercased()
        return Defect(
          name.value.place,
          isName
            ? "Another app is called “\(other.name)”."
            : "“\(name.text)” is also said for \(other.name).")
      }
    },
    Rule(
      "name-is-request", .note,
      "A name of the app is a word that people ask for other things with.",
      why: "Who says it may mean the thing, as a list, and not the app.",
      remedy: "Choose a name that is no ordinary word of a request, or give it a second one."
    ) { project in
      guard let languages = project.languages else { return [] }
      let app = project.spokenApp
      let surroundings = Surroundings(apps: [app])
      return SpokenNames(of: project.app).names.compactMap { name in
        let understood = languages.codes.lazy.compactMap { code -> String? in
          let reading = languages.understand(
            name.text, locale: code, surroundings: surroundings
          ).first
          guard let reading, reading.locale == code, reading.app == nil else { return nil }
          return reading.intent == "Answer" ? nil : reading.intent
        }.first
        guard let understood else { return nil }
        return Defect(name.value.place, "“\(name.text)” alone is understood as \(understood).")
      }
    },
    Rule(
      "name-unwritable", .warning, "A name of the app has signs that no speech recogniser writes.",
      why: "What is said arrives as words: a name with signs or emoji is never among them.",
      remedy: "Add the name as it is spoken to INAlternativeAppNames."
    ) { project in
      let names = SpokenNames(of: project.app)
      guard !names.names.contains(where: { $0.isAlternative && $0.text.isSpoken }) else {
        return []
      }
      return names.names.filter { !$0.text.isSpoken }.map {
        Defect($0.value.place, "“\($0.text)” is not written as it is said.")
      }
    },
    Rule(
      "name-inner-capitals", .note, "A name of the app joins words by capitals.",
      why:
        "A recogniser writes what it hears as words of their own, as “sound box” for “SoundBox”.",
      remedy: "Add the words, with blanks between them, to INAlternativeAppNames."
    ) { project in
      let names = SpokenNames(of: project.app)
      let known = Set((names.names.map(\.text) + names.hints).map { $0.lowercased() })
      return names.names.compactMap { name in
        let words = name.text.wordsByCapitals
        guard words != name.text, !known.contains(words.lowercased()) else { return nil }
        return Defect(name.value.place, "“\(name.text)” is heard as “\(words.lowercased())”.")
      }
    },
  ]
}

extension String {
  /// Whether it is of letters, numbers, and the marks that stand in words.
  fileprivate var isSpoken: Bool {
    let isOfWords = unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || " '’-.".unicodeScalars.contains(scalar)
        || scalar.properties.generalCategory == .nonspacingMark
        || scalar.properties.generalCategory == .spacingMark
    }
    return isOfWords && contains { $0.isLetter || $0.isNumber }
  }

  /// `SoundBox` as `Sound Box`.
  fileprivate var wordsByCapitals: String {
    var words = ""
    for character in self {
      if character.isUppercase, words.last?.isLowercase == true { words.append(" ") }
      words.append(character)
    }
    return words
  }
}
