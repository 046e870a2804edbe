import SottoLanguage

/// What kind of words the value of a parameter is said in.
enum Wording {
  /// Any words at all, as of a note.
  case any
  /// A deed: “call mum” asks for nothing of ours, and is to be done.
  case deed
  /// A title, which may be a question: “Where Is My Mind”.
  case title
  /// The name of a place or a list.
  case name

  init(of parameter: String) {
    self =
      switch parameter {
      case "content": .any
      case "mediaItems", "mediaDestination": .title
      case "pickupLocation", "dropOffLocation", "spatialEventTrigger", "targetTaskList", "taskList",
        "groupName", "rideOptionName":
        .name
      // What an app of its own asks for may well be a deed.
      default: .deed
      }
  }
}

extension Turn.OpenQuestion {
  /// How the value that is asked for is said; `nil` where none is.
  var wording: Wording? {
    guard case .request(.value(let parameter)) = self else { return nil }
    return Wording(of: parameter)
  }

  /// Whether a Reading says more than the value that is asked for. One value may well be that: a bare place is
  /// understood as a ride to there.
  fileprivate func isExceeded(by reading: Reading) -> Bool {
    guard case .request(.value(let parameter)) = self else { return false }
    return reading.parameters.count > 1 && reading.parameters[parameter] != nil
  }

  /// Whether words may be the value that is asked for, rather than something else that is asked or said.
  func takes(_ reading: Reading, in language: Language) -> Bool {
    switch wording {
    case .any?, nil: true
    case .deed?: reading.intent != nil || !reading.isTalk && !language.asks(reading.text)
    // “Hello” is one.
    case .title?: reading.about == nil || reading.about == Plan.Remark.hello.rawValue
    case .name?: reading.about == nil && !language.asks(reading.text)
    }
  }
}

extension Plan {
  /// What words are rather than the value that is asked for: thanks, or a request of another kind.
  ///
  /// - Parameters:
  ///   - answer: What they mean as an answer.
  ///   - alone: What they mean where nothing is asked.
  ///   - intent: The intent whose value is asked for: words that say no more than that are the value.
  ///   - language: The language of `alone`.
  package init?(
    insteadOf answer: Reading, alone: [Reading], of intent: String,
    asked question: Turn.OpenQuestion, language: Language
  ) {
    let reading = alone[0]
    guard let wording = question.wording, wording == .deed || wording == .name else { return nil }
    let asks = language.asks(answer.text)
    let isRequest =
      switch reading.intent {
      case "Thanks"?: true
      case nil: reading.isTalk
      // What is to be played is told from a value by its words alone.
      case "Answer"?, "INPlayMediaIntent"?: false
      case intent?: reading.confidence > Self.sure && question.isExceeded(by: reading)
      case _? where reading.namesMedia || wording == .deed && !asks: false
      case _?:
        asks
          ? reading.confidence > Self.likely
          : reading.confidence > Self.sure && answer.confidence < Self.surer
      }
    guard isRequest else { return nil }
    self.init(readings: alone, question: question, language: language)
  }

  /// How sure a request must be, where it has the form of a question and where it has not; what is a surer answer
  /// stays one.
  private static let likely = 0.5
  private static let sure = 0.7
  private static let surer = 0.9
}
