import SottoLanguage

/// Whether an app's example phrases are understood as what they are examples of.
enum ExampleCheck {
  static func defects(of project: Project) -> [Defect] {
    guard let languages = project.languages else { return [] }
    let app = project.spokenApp
    let surroundings = Surroundings(apps: [app] + project.neighbours)
    return project.vocabularies.flatMap { language, file -> [Defect] in
      guard languages.language(language) != nil else { return [] }
      return file["IntentPhrases"].elements.flatMap { entry -> [Defect] in
        guard let intent = entry["IntentName"].string,
          IntentSchema.all.subtracting(IntentSchema.elsewhere).contains(intent)
        else { return [] }
        return entry["IntentExamples"].elements.compactMap { element in
          guard let text = element.string else { return nil }
          let reading = languages.understand(text, locale: language, surroundings: surroundings)
            .first
          return problem(reading, intent: intent, app: app, text: text).map {
            Defect(element.place, "“\(text)” \($0).")
          }
        }
      }
    }
  }

  private static func problem(
    _ reading: Reading?, intent: String, app: Surroundings.App, text: String
  ) -> String? {
    guard let understood = reading?.intent else { return "is not understood" }
    guard understood == intent else { return "is understood as \(understood), not as \(intent)" }
    if let other = reading?.app, other != app.name { return "is understood as for \(other)" }
    return reading?.app == nil && app.spokenNames.contains { isWord($0, of: text) }
      ? "is understood without the app's name" : nil
  }

  /// Whether a name stands in a sentence by itself: a list may have a word in its name that is the app's.
  private static func isWord(_ name: String, of text: String) -> Bool {
    let (name, text) = (name.lowercased(), text.lowercased())
    return text.ranges(of: name).contains { range in
      text[..<range.lowerBound].last?.isLetter != true
        && (range.upperBound == text.endIndex || !text[range.upperBound].isLetter)
    }
  }
}
