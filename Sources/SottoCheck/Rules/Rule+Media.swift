import Intents
import SottoHost

extension Rule {
  /// Which media an app has.
  static let media = [
    Rule(
      "media-categories-missing", .warning, "A media intent is declared, and no kind of media.",
      why:
        "Siri routes no request that names the app: SupportedMediaCategories must have an entry.",
      remedy: "List the kinds of media, as in INMediaCategoryMusic, under SupportedMediaCategories "
        + "(INSupportedMediaCategories of an app)."
    ) { project in
      project.parts.compactMap { part in
        let categories = part.attributes[part.keys.mediaCategories]
        guard let intent = part.supported.strings.first(where: IntentSchema.media.contains),
          categories.strings.isEmpty
        else { return nil }
        return Defect(categories.place, "\(intent) is declared, and this is missing or empty.")
      }
    },
    Rule(
      "media-category-unknown", .error, "A kind of media is none.",
      why:
        "It is none of SiriKit's constants, so no request for such media arrives. Here the app is not "
        + "installed.",
      remedy: "Use one of \(IntentSupport.knownCategories.sorted().joined(separator: ", "))."
    ) { project in
      project.parts.flatMap { part in
        part.attributes[part.keys.mediaCategories].elements.compactMap { element in
          guard let category = element.string, !IntentSupport.knownCategories.contains(category)
          else { return nil }
          let meant = NearestName.of(category, among: IntentSupport.knownCategories)
          return Defect(
            element.place, "There is no category “\(category)”.",
            fix: meant.map { Fix(element, .set(.string($0))) })
        }
      }
    },
    Rule(
      "media-category-video", .note, "A kind of media is one that Apple does not document.",
      why:
        "INMediaCategoryVideo occurs in Apple's own programs only; here it stands for films and series.",
      remedy: "Leave it; on iOS add INMediaCategoryGeneral, whose requests come without a type."
    ) { project in
      project.parts.flatMap { part in
        let categories = part.attributes[part.keys.mediaCategories]
        guard !categories.strings.contains("INMediaCategoryGeneral"),
          let video = categories.element("INMediaCategoryVideo")
        else { return [] as [Defect] }
        return [Defect(video.place, "Siri may know nothing of INMediaCategoryVideo.")]
      }
    },
  ]
}
