import Foundation
public import Intents

// What a resolution result holds, which on Apple's platforms nobody can ask.
extension INIntentResolutionResult {
  public enum Status: String, Sendable {
    case success, needsValue, disambiguation, confirmationRequired, notRequired, unsupported
  }

  public var status: Status {
    switch resolution {
    case .success: .success
    case .needsValue: .needsValue
    case .disambiguation: .disambiguation
    case .confirmationRequired: .confirmationRequired
    case .notRequired: .notRequired
    case .unsupported: .unsupported
    }
  }
}

extension INIntentResolutionResult {
  /// What it settles, or wants confirmed: an `INMediaItem`, a `String` …; `nil` where it has none, as
  /// when it confirms what was said.
  public var value: Any? {
    switch resolution {
    case .success(let value), .confirmationRequired(let value, _): decoded(value)
    case .needsValue, .disambiguation, .notRequired, .unsupported: nil
    }
  }

  /// What it offers for choice, in order.
  public var items: [Any] {
    guard case .disambiguation(let values) = resolution else { return [] }
    return values.compactMap(decoded)
  }

  /// Why it asks or refuses, by the case of its class's reason: `loginRequired`; `nil` where it gives none.
  public var reason: String? {
    switch resolution {
    case .unsupported(let reason), .confirmationRequired(_, let reason): reason
    case .success, .needsValue, .disambiguation, .notRequired: nil
    }
  }

  private func decoded(_ value: PlainValue) -> Any? {
    guard value != .null else { return nil }
    let type = Self.contents.first { isKind(of: $0.key) }?.value
    return type.flatMap { try? $0.decode(value) } ?? value.string
  }

  /// What the classes hold; those of enumerations hold the name of a case.
  private static var contents: [(key: INIntentResolutionResult.Type, value: any PlainCodable.Type)]
  {
    [
      (INMediaItemResolutionResult.self, INMediaItem.self),
      (INMediaDestinationResolutionResult.self, INMediaDestination.self),
      (INTaskListResolutionResult.self, INTaskList.self),
      (INTaskResolutionResult.self, INTask.self),
      (INNoteResolutionResult.self, INNote.self),
      (INNoteContentResolutionResult.self, INNoteContent.self),
      (INSpatialEventTriggerResolutionResult.self, INSpatialEventTrigger.self),
      (INTemporalEventTriggerResolutionResult.self, INTemporalEventTrigger.self),
      (INDateComponentsRangeResolutionResult.self, INDateComponentsRange.self),
      (INDateComponentsResolutionResult.self, DateComponents.self),
      (INPlacemarkResolutionResult.self, CLPlacemark.self),
      (INPersonResolutionResult.self, INPerson.self),
      (INPaymentMethodResolutionResult.self, INPaymentMethod.self),
      (INCurrencyAmountResolutionResult.self, INCurrencyAmount.self),
      (INSpeakableStringResolutionResult.self, INSpeakableString.self),
      (INFileResolutionResult.self, INFile.self),
      (INURLResolutionResult.self, URL.self),
      (INBooleanResolutionResult.self, Bool.self),
      (INIntegerResolutionResult.self, Int.self),
      (INDoubleResolutionResult.self, Double.self),
      (INTimeIntervalResolutionResult.self, Double.self),
    ]
  }
}
