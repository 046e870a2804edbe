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
    package init(name: String, isList: Bool) {
      self.name = name
      self.isList = isList
    }
  }

  package enum State: Hashable, Sendable {
    case new
    case beginning
    case resolving(Int)
    case asking(Int, Question)
    case confirming
    case handling
    case launching
    case offeringApp(HandlerResponse)
    case ended(Ending)
  }

  package enum Event: Hashable, Sendable {
    case start
    /// The handler object is there.
    case begun
    /// The results of the first of the parameters whose method the handler implements; `nil`: it
    /// implements none.
    case resolved(String?, [Resolution])
    case confirmed(HandlerResponse?)
    case handled(HandlerResponse?)
    /// The app's word on what was passed on to it.
    case launched(HandlerResponse)
    case answered(Answer)
    case faulted(Fault)
    /// A new request takes this one's place.
    case superseded
  }

  package enum Action: Hashable, Sendable {
    case work(Work)
    case ask(Question)
    case end(Ending)
  }

  /// What is to be done in a process of the app's; its outcome is the next event.
  package enum Work: Hashable, Sendable {
    /// `handler(for:)`: make the object that handles the intent.
    case begin
    /// The first of these, in order, whose method the handler implements; the others go unasked.
    case resolve([String])
    case confirm
    case handle
    /// `.handleInApp`: the app in the background takes the intent.
    case handleInApp
    /// `.continueInApp`: the app in the foreground takes the activity.
    case continueInApp(activity: PlainValue?)
  }

  /// How often one parameter may be asked about before the request gives up.
  package static let questionLimit = 3

  package let intentName: String
  /// The intent's parameters as they stand: resolved values replace what was said.
  package private(set) var values: PlainValue
  package private(set) var state = State.new
  /// Whether anything was asked or passed to the handler to carry out.
  package private(set) var hasActed = false

  private let parameters: [Parameter]
  /// The results of the parameter at hand that wait behind a question.
  private var rest: [Resolution] = []
  private var settled: [PlainValue] = []
  private var questions = 0
  /// The choices last offered: offered once more after a correction, they would be a loop.
  private var offered: [PlainValue] = []

  package init(intentName: String, values: PlainValue, parameters: [Parameter]) {
    self.intentName = intentName
    self.values = values
    self.parameters = parameters
  }

  /// Takes an event; one that does not fit the state changes nothing.
  package mutating func handle(_ event: Event) -> Action? {
    switch (state, event) {
    case (.ended, _): nil
    case (_, .faulted(let fault)): end(.fault(fault))
    case (_, .superseded): end(.superseded)
    case (.new, .start):
      move(to: .beginning, .work(.begin))
    case (.beginning, .begun):
      resolve(0)
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
      case .yes, .choice: move(to: .launching, .work(.continueInApp(activity: response.activity)))
      case .no, .cancel, .value, .correction: end(.failed(response))
      }
    default: nil
    }
  }

  private mutating func move(to state: State, _ action: Action) -> Action {
    self.state = state
    return action
  }

  private mutating func end(_ ending: Ending) -> Action {
    move(to: .ended(ending), .end(ending))
  }
}

// MARK: - Resolve

extension Request {
  private mutating func resolve(_ index: Int) -> Action {
    questions = 0
    offered = []
    return resolveAgain(index)
  }

  /// The same parameter once more, with what the person answered in the intent.
  private mutating func resolveAgain(_ index: Int) -> Action {
    rest = []
    settled = []
    guard index < parameters.count else { return move(to: .confirming, .work(.confirm)) }
    let names = parameters[index...].map(\.name)
    return move(to: .resolving(index), .work(.resolve(names)))
  }

  private mutating func take(
    _ results: [Resolution], of parameter: String?, from first: Int
  ) -> Action {
    guard let parameter else { return resolve(parameters.count) }
    guard let index = parameters[first...].firstIndex(where: { $0.name == parameter }) else {
      return end(.fault(.badReply("results for “\(parameter)”, which was not asked for")))
    }
    rest = results
    settled = []
    return settle(index)
  }

  /// Goes through the results in order, up to the first that needs the person.
  private mutating func settle(_ index: Int) -> Action {
    let parameter = parameters[index].name
    while !rest.isEmpty {
      switch rest.removeFirst() {
      case .success(let value): settled.append(value)
      case .notRequired: continue
      case .needsValue:
        return ask(.value(parameter: parameter), index)
      case .disambiguation(let values) where values.isEmpty:
        return end(.notFound(parameter: parameter))
      case .disambiguation(let values) where values == offered:
        return end(.unanswered(parameter: parameter))
      case .disambiguation(let values):
        offered = values
        return ask(.choice(parameter: parameter, values: values), index)
      case .confirmationRequired(let value):
        return ask(.confirmation(parameter: parameter, value: value), index)
      case .unsupported(let reason?):
        return end(.unsupported(parameter: parameter, reason: reason))
      case .unsupported(nil):
        // One of several that is not known does not spoil those that are.
        guard !settled.isEmpty || !rest.isEmpty else {
          return end(.notFound(parameter: parameter))
        }
      }
    }
    if let value = settledValue(of: parameters[index]) { set(parameter, to: value) }
    return resolve(index + 1)
  }

  private func settledValue(of parameter: Parameter) -> PlainValue? {
    if settled.isEmpty { return nil }
    return parameter.isList ? .list(settled) : settled[0]
  }

  private mutating func set(_ parameter: String, to value: PlainValue) {
    var members = values.object ?? [:]
    members[parameter] = value
    values = .object(members)
  }
}

// MARK: - Questions

extension Request {
  private mutating func ask(_ question: Question, _ index: Int) -> Action {
    hasActed = true
    questions += 1
    guard questions <= Self.questionLimit else {
      return end(.unanswered(parameter: parameters[index].name))
    }
    return move(to: .asking(index, question), .ask(question))
  }

  private mutating func take(
    _ answer: Answer, to question: Question, of index: Int
  ) -> Action? {
    switch (question, answer) {
    case (_, .cancel): return end(.cancelled)
    case (.choice(_, let values), .choice(let place)):
      guard values.indices.contains(place) else { return ask(question, index) }
      settled.append(values[place])
      return settle(index)
    case (.confirmation(_, let value), .yes), (.confirmation(_, let value), .choice(0)):
      // Nothing to confirm but what was said: that stands in the intent already.
      if value != .null { settled.append(value) }
      return settle(index)
    case (.choice(_, let values), .yes) where values.count == 1:
      settled.append(values[0])
      return settle(index)
    case (.confirmation, .no), (.choice, .no): return end(.cancelled)
    case (.choice(_, let values), .correction(let words))
    where values.count(where: { $0["type"]?.string == words }) == 1:
      // “No, the album”: the only one of its kind.
      settled += values.filter { $0["type"]?.string == words }
      return settle(index)
    case (let question, .value(let words)), (let question, .correction(let words)):
      guard let parameter = question.parameter else { return nil }
      values = IntentEdit.values(values, with: words, for: parameter)
      return resolveAgain(index)
    case (_, .yes), (_, .no), (_, .choice): return ask(question, index)
    }
  }
}

// MARK: - Confirm, handle, launch

extension Request {
  private mutating func proceed(afterConfirm response: HandlerResponse?) -> Action {
    guard let response else { return handle() }
    switch response.meaningOfConfirm {
    case .proceed: return handle()
    default: return pass(response, meaning: response.meaningOfConfirm)
    }
  }

  private mutating func handle() -> Action {
    hasActed = true
    return move(to: .handling, .work(.handle))
  }

  private mutating func proceed(afterHandle response: HandlerResponse?) -> Action {
    guard let response else { return end(.fault(.noHandler)) }
    return pass(response, meaning: response.meaningOfHandle)
  }

  private mutating func pass(
    _ response: HandlerResponse, meaning: HandlerResponse.Meaning
  ) -> Action {
    hasActed = true
    switch meaning {
    case .proceed: return end(.done(response))
    case .failure: return end(.failed(response))
    case .handleInApp: return move(to: .launching, .work(.handleInApp))
    case .continueInApp:
      return move(to: .launching, .work(.continueInApp(activity: response.activity)))
    case .needsAppLaunch: return move(to: .offeringApp(response), .ask(.openApp))
    }
  }

  private mutating func proceed(afterLaunch response: HandlerResponse) -> Action {
    switch response.meaningOfHandle {
    case .proceed: end(.done(response))
    default: end(.failed(response))
    }
  }
}
