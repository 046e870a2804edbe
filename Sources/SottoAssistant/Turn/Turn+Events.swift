import Intents
import SottoLanguage

// What a turn does next: its Readings one after another, until one has an answer.

extension Turn {
  /// Passes an event to the current request; `nil` when it changes nothing.
  package mutating func handle(_ event: Request.Event) -> Action? {
    if case .app(let apps, let candidates, _)? = openQuestion {
      return chooseApp(apps, candidates, event)
    }
    if case .permission(let app, let candidates)? = openQuestion {
      return decide(app, candidates, event)
    }
    guard current != nil, let action = current?.request.handle(event) else { return nil }
    if case .answered = event { isAnswered = true }
    openQuestion = nil
    return follow(action)
  }

  private mutating func follow(_ action: Request.Action) -> Action? {
    switch action {
    case .work(let work): return .work(work)
    case .ask(let question):
      if let action = turnToReading(thatSays: question) { return action }
      openQuestion = .request(question)
      return .ask(.request(question))
    case .end(.notFound) where current?.request.hasActed == false && !waiting.isEmpty:
      return next()
    case .end(.fault(.refusedByApp)) where current?.request.hasOpenedApp == true && !isSecondTry:
      return beginAnew()
    case .end(let ending):
      return end(ending)
    }
  }

  mutating func next() -> Action? {
    guard !waiting.isEmpty else { return nil }
    if let current { abandoned.append(current) }
    begun = waiting.removeFirst()
    current = begun
    isSecondTry = false
    isAnswered = false
    return current?.request.handle(.start).flatMap { follow($0) }
  }

  /// The app that the person has opened takes nothing over, yet what its extension could not do while
  /// it was closed may be possible now.
  private mutating func beginAnew() -> Action? {
    current = begun
    isSecondTry = true
    // The person was asked: no other Reading takes this one's place any more.
    current?.request.hasActed = true
    return current?.request.handle(.start).flatMap { follow($0) }
  }

  /// When no Reading was found, the answer is about the first that was looked for: that is what was
  /// most likely said, unless the person was asked about a later one.
  private mutating func end(_ ending: Ending) -> Action? {
    guard let current else { return nil }
    guard case .notFound(let parameter) = ending, !current.request.hasActed else {
      return .end(.request(current, ending))
    }
    var missed = abandoned.first { $0.request.isEnded } ?? current
    for other in abandoned + [current] where other.app != missed.app {
      if !missed.alsoAsked.contains(other.app) { missed.alsoAsked.append(other.app) }
    }
    return nothingFound(of: parameter, in: missed)
  }

  mutating func nothingFound(of parameter: String, in candidate: Candidate) -> Action {
    guard let absent else {
      return .end(.request(candidate, .notFound(parameter: parameter)))
    }
    self.absent = nil
    openQuestion = absent.question
    return openQuestion.map(Action.ask) ?? .end(.notRouted(first, absent.route))
  }

  private mutating func chooseApp(
    _ apps: [AppProfile], _ candidates: [Candidate], _ event: Request.Event
  ) -> Action? {
    switch event {
    case .answered(.choice(let place)) where apps.indices.contains(place):
      openQuestion = nil
      for candidate in candidates where candidate.app == apps[place] { append(candidate) }
      return next()
    case .answered(.yes) where apps.count == 1:
      return chooseApp(apps, candidates, .answered(.choice(0)))
    case .answered(.no): return leave(.answered(.cancel))
    default: return leave(event)
    }
  }

  /// What follows on an event that answers no question of the turn's own: it ends, or asks again.
  mutating func leave(_ event: Request.Event) -> Action? {
    switch event {
    case .answered(.cancel):
      openQuestion = nil
      return .end(.cancelled(first))
    case .superseded:
      openQuestion = nil
      return .end(.superseded(first))
    case .answered: return openQuestion.map(Action.ask)
    default: return nil
    }
  }
}
