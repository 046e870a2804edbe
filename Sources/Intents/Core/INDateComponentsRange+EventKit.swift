// The calendar of the phone has its own rules; Linux has none to share them with.

@available(*, unavailable, message: "Linux has no EventKit: use INRecurrenceRule.")
public typealias EKRecurrenceRule = Never

extension INDateComponentsRange {
  @available(*, unavailable, message: "Linux has no EventKit: use init(start:end:recurrenceRule:).")
  public convenience init(ekRecurrenceRule: EKRecurrenceRule) {
    self.init(start: nil, end: nil)
  }

  @available(*, unavailable, message: "Linux has no EventKit: use recurrenceRule.")
  public func ekRecurrenceRule() -> EKRecurrenceRule? { nil }
}
