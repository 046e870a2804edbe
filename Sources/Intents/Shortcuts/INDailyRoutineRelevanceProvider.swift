/// A situation of daily life in which a shortcut is of use.
@available(iOS 12.0, *)
open class INDailyRoutineRelevanceProvider: INRelevanceProvider, @unchecked Sendable {
  /// The situation.
  open package(set) var situation: Situation

  /// Makes a situation.
  public init(situation: Situation) {
    self.situation = situation
    super.init(reader: .empty)
  }

  public required init(reader: PlainReader) {
    situation = reader.value("situation", default: .morning)
    super.init(reader: reader)
  }

  package override func write(to writer: inout PlainWriter) {
    super.write(to: &writer)
    writer.write(situation, as: "situation")
  }

  /// Situations of daily life.
  @available(iOS 12.0, *)
  public enum Situation: Int, Sendable {
    case morning = 0
    case evening = 1
    case home = 2
    case work = 3
    case school = 4
    case gym = 5
    @available(iOS 13.0, *)
    case commute = 6
    @available(iOS 13.0, *)
    case headphonesConnected = 7
    @available(iOS 13.0, *)
    case activeWorkout = 8
    @available(iOS 13.0, *)
    case physicalActivityIncomplete = 9
  }
}

extension INDailyRoutineRelevanceProvider.Situation: PlainEnumeration {
  package static var spellings: KeyValuePairs<String, Self> {
    [
      "morning": .morning, "evening": .evening, "home": .home, "work": .work, "school": .school,
      "gym": .gym, "commute": .commute, "headphonesConnected": .headphonesConnected,
      "activeWorkout": .activeWorkout,
      "physicalActivityIncomplete": .physicalActivityIncomplete,
    ]
  }
}
