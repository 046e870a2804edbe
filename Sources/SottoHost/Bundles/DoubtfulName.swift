import Foundation
import SottoAssistant
import SottoText

/// Why a person is asked before an app is installed that is called so.
enum DoubtfulName: Equatable, Sendable {
  /// It is Sotto's own.
  case ours(String)
  /// It is said to answer a question, or to stop one.
  case answer(String)
  /// It may be taken for that of another app.
  case like(String, other: String, app: String)
  /// It has something in it that is not seen.
  case unseen(String)

  /// What Sotto calls itself, in any letters.
  private static let own = ["Sotto", "Сотто", "소토", "ソット", "Siri", "Сири", "시리"]

  /// The first reason; `nil` where there is none.
  ///
  /// - Parameters:
  ///   - isAnswer: Whether words answer a question that wants yes or no.
  init?(
    of bundle: AppBundle, beside others: [AppBundle], isAnswer: (String) async -> Bool
  ) async {
    for name in bundle.spokenNames {
      if ConfusableSkeleton.hasUnseen(name) || ConfusableSkeleton.forms(of: name).isEmpty {
        self = .unseen(name)
        return
      }
      if Self.own.contains(where: { ConfusableSkeleton.areAlike($0, name) }) {
        self = .ours(name)
        return
      }
      for form in [name] + ConfusableSkeleton.forms(of: name).sorted() where await isAnswer(form) {
        self = .answer(name)
        return
      }
    }
    for other in others where other.identifier != bundle.identifier {
      for name in bundle.spokenNames {
        // Two apps of the very same name are told apart by their identifiers, and the person is told.
        guard let taken = other.spokenNames.first(where: { Self.isTaken(name, for: $0) }) else {
          continue
        }
        self = .like(name, other: taken, app: other.identifier)
        return
      }
    }
    return nil
  }

  /// Whether a name may be taken for another that is not written as it.
  private static func isTaken(_ name: String, for other: String) -> Bool {
    name.caseInsensitiveCompare(other) != .orderedSame && ConfusableSkeleton.areAlike(name, other)
  }

  /// What is wrong with it, as a sentence.
  var description: String {
    switch self {
    case .ours(let name): "The name “\(name)” is Sotto’s own, or looks like it."
    case .answer(let name):
      "The name “\(name)” is what people say to answer a question, or looks like it."
    case .like(let name, let other, let app):
      "The name “\(name)” looks like “\(other)”, which is what \(app) is called."
    case .unseen(let name):
      "The name “\(name)” has spaces at its ends or signs in it that are not seen, or nothing that is."
    }
  }
}
