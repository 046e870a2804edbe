import Intents

/// One run of resolve, confirm and handle: a pure state machine.
///
/// Events go in, actions come out; all waiting, processes and clocks are outside. A request
/// performs one action at a time, and ends with exactly one `.end`.
package struct Request: Hashable, Sendable {
  /// A parameter the handler may resolve.
  package struct Parameter: Hashable, Sendable {
    package var name: String
    /// Whether its value is a list, one resolution result an element.
    package var isList: Bool
    /// Whether the person wants what is not there yet, as “a new playlist”: they are not asked whether
    /// to make it, and what to call it rather than which they mean.
    package var wantsNew: Bool
    /// Whether the person wants the first of a list alone, as “the most popular song”.
    package var wantsOne: Bool
    /// Whether the person has said it in words that could not be read: they are asked for it once more.
    package var isUnread: Bool
    /// What an answer about it may be, as understanding names it (`Surroundings.Question.wants`).
    package var wants: Set<String>

    var isYesOrNo: Bool { wants.contains(Self.yesOrNo) }
    static let yesOrNo = "yesOrNo"

    package init(
      name: String, isList: Bool, wantsNew: Bool = false, wantsOne: Bool = false,
      isUnread: Bool = false, wants: Set<String> = []
    ) {
      self.name = name
      self.isList = isList
      self.wants = wants
      self.wantsNew = wantsNew
      self.wantsOne = wantsOne
      self.isUnread = isUnread
    }
  }

  /// How often one parameter may be asked about before the request gives up.
  package static let questionLimit = 3

  package let intentName: String
  /// The intent's parameters as they stand: resolved values replace what was said.
  package internal(set) var values: PlainValue
  package internal(set) var state = State.new
  /// Whether anything was asked or passed to the handler to carry out.
  package internal(set) var hasActed = false
  /// Whether the person has opened the app for it.
  var hasOpenedApp = false

  let parameters: [Parameter]
  /// Whether the app has found a value of any parameter.
  var hasFound = false

  package var parameterNames: [String] { parameters.map(\.name) }

  /// What the answer to a question may be, as understanding names it.
  package func wants(_ question: Question) -> Set<String> {
    parameters.first { $0.name == question.parameter }?.wants ?? []
  }

  package func wantsNew(_ parameter: String) -> Bool {
    parameters.contains { $0.name == parameter && $0.wantsNew }
  }
  /// The results of the parameter at hand that wait behind a question.
  var rest: [Resolution] = []
  var settled: [PlainValue] = []
  var questions = 0
  /// The choices last offered: offered once more after a correction, they would be a loop.
  var offered: [PlainValue] = []

  /// Whether the app can go on in the foreground only.
  let launchesInFront: Bool
  let beginning: Beginning

  /// What a request begins with.
  package enum Beginning: Hashable, Sendable {
    case resolving
    /// What it is about was resolved before, as what an app has donated: there is nothing to resolve or
    /// confirm.
    case handling
    /// It takes back an earlier request of the same values, which had this response.
    case undoing(PlainValue)
    /// It is an activity of the app's, which goes on with it in the foreground.
    case continuing(activity: PlainValue)
  }

  /// The response of the earlier request that this takes back.
  package var undoes: PlainValue? {
    if case .undoing(let response) = beginning { response } else { nil }
  }

  package init(
    intentName: String, values: PlainValue, parameters: [Parameter], launchesInFront: Bool = false,
    beginning: Beginning = .resolving
  ) {
    self.launchesInFront = launchesInFront
    self.beginning = beginning
    self.intentName = intentName
    self.values = values
    self.parameters = parameters
  }

  /// Whether there is nothing more to come of it.
  var isEnded: Bool {
    if case .ended = state { true } else { false }
  }

  /// Takes an event; one that does not fit the state changes nothing.
  package mutating func handle(_ event: Event) -> Action? {
    switch (state, event) {
    case (.ended, _): nil
    case (_, .faulted(let fault)): end(.fault(fault))
    case (_, .superseded): end(.superseded)
    case (.new, .start):
      begin()
    case (.beginning, .begun):
      beginning == .resolving ? askForUnread() ?? resolve(0) : handle()
    case (.resolving(let index), .resolved(let parameter, let results)):
      take(results, of: parameter, from: index)
    case (.asking(let index, let question), .answered(let answer)):
      take(answer, to: question, of: index)
    case (.confirming, .confirmed(let response)):
      proceed(afterConfirm: response)
    case (.handling, .handled(let response)):
      proceed(afterHandle: response)
    case (.launching, .launched(let response)):
      proceed(afterLaunch: response)
    case (.offeringApp(let response), .answered(let answer)):
      switch answer {
      case .yes, .choice: openApp(after: response)
      case .no, .cancel, .value, .correction: end(.failed(response))
      }
    default: nil
    }
  }

  private mutating func begin() -> Action {
    guard case .continuing(let activity) = beginning else {
      return move(to: .beginning, .work(.begin))
    }
    hasActed = true
    return move(to: .launching, .work(.continueInApp(activity: activity)))
  }

  mutating func move(to state: State, _ action: Action) -> Action {
    self.state = state
    return action
  }

  mutating func end(_ ending: Ending) -> Action {
    move(to: .ended(ending), .end(ending))
  }
}
