import Foundation
import Intents
import Logging
import SottoAssistant
import Synchronization

/// What the person has done and what apps propose, kept in the store, and what may be wanted next.
///
/// What is learnt is made of the donations when it is first needed, and anew when some were deleted: so nothing
/// is left of what was.
final class SuggestionBoard: Sendable {
  private let store: any AssistantStore
  let registry: AppRegistry
  private let clock: WallClock
  private let state: Mutex<State>
  private let log = Logger(label: "sotto.suggestions")

  struct State {
    var model: SuggestionModel?
    var decided = SuggestionState()
    var proposals: [Proposals] = []
    /// What an app was last known to do.
    var last: [String: StoredDonation] = [:]
  }

  /// - Throws: What keeps the store from being read.
  init(store: any AssistantStore, registry: AppRegistry, clock: @escaping WallClock) throws {
    self.store = store
    self.registry = registry
    self.clock = clock
    var state = State()
    state.proposals = try store.proposals()
    // What an older version has written there counts for nothing, and says nothing that matters.
    let decided = try store.suggestionState().map { Data($0.utf8) }
    state.decided =
      decided.flatMap { try? JSONDecoder().decode(SuggestionState.self, from: $0) }
      ?? SuggestionState()
    self.state = Mutex(state)
  }

  /// Keeps a donation; it is kept when this returns.
  func take(_ donation: Donation) throws {
    try store.donate(donation)
    learn(donation)
  }

  /// Notes what the assistant itself has had an app do. An app that donates tells of that, too.
  func note(_ action: DonatedAction) {
    let now = clock()
    let donation = Donation(
      action: action, identifier: UUID().uuidString, date: now,
      offset: TimeZone.current.secondsFromGMT(for: now), source: .request)
    do {
      guard try !store.hasDonated(action.app) else { return }
      try store.donate(donation)
      learn(donation)
    } catch {
      log.error("request not noted", metadata: ["app": "\(action.app)", "error": "\(error)"])
    }
  }

  func delete(_ selection: DonationSelection, of app: String) throws {
    guard try store.deleteDonations(of: app, selection) else { return }
    state.withLock { $0.model = nil }
  }

  func take(_ proposals: Proposals) throws {
    try store.save(proposals)
    state.withLock { state in
      state.proposals.removeAll { $0.app == proposals.app && $0.kind == proposals.kind }
      state.proposals.append(proposals)
    }
  }

  func setPredictionMode(_ mode: String, for type: String, of app: String) throws {
    let known = state.withLock { $0.proposals.first { $0.app == app && $0.kind == .modes } }
    var modes = known?.values ?? []
    modes.removeAll { $0["type"]?.string == type }
    modes.append(["type": .string(type), "mode": .string(mode)])
    try take(Proposals(app: app, kind: .modes, values: modes))
  }

  /// An app is gone, and all that it told with it.
  func forget(app: String) {
    state.withLock { state in
      state.model = nil
      state.proposals.removeAll { $0.app == app }
      state.last[app] = nil
      state.decided.offers.forget { DonatedAction.parts(of: $0)?.app == app }
    }
  }

  /// Everything that was learnt is gone from the store already.
  func forgetAll() throws {
    state.withLock { state in
      let makesOffers = state.decided.makesOffers
      state = State()
      state.decided.makesOffers = makesOffers
    }
    try keepState()
  }

  /// What does an action again; `nil` where it is no longer kept.
  func action(_ identifier: String) throws -> DonatedAction? { try store.action(identifier) }

  /// What an app proposes of one kind.
  func proposals(_ kind: Proposals.Kind, of app: String) -> [PlainValue] {
    state.withLock { $0.proposals.first { $0.app == app && $0.kind == kind }?.values ?? [] }
  }

  var makesOffers: Bool { state.withLock { $0.decided.makesOffers } }

  func setOffers(_ areMade: Bool) throws {
    state.withLock { $0.decided.makesOffers = areMade }
    try keepState()
  }

  /// Changes what is known of the offers that were made.
  func changeOffers(_ change: (inout Offers) -> Void) {
    state.withLock { change(&$0.decided.offers) }
    do { try keepState() } catch { log.error("offers not stored", metadata: ["error": "\(error)"]) }
  }

  /// Works on what was learnt, which is read first where it is not there.
  func withState<Result>(_ body: (inout State, SuggestionModel) throws -> Result) throws -> Result {
    try state.withLock { state in
      if state.model == nil { try load(&state) }
      return try body(&state, state.model ?? SuggestionModel())
    }
  }

  private func load(_ state: inout State) throws {
    var model = SuggestionModel()
    try store.forEachDonation { donation in
      model.learn(Doing(donation))
      if let app = DonatedAction.parts(of: donation.action)?.app { state.last[app] = donation }
    }
    state.model = model
  }

  private func learn(_ donation: Donation) {
    let stored = StoredDonation(donation)
    state.withLock { state in
      state.model?.learn(Doing(stored))
      state.last[donation.action.app] = stored
    }
  }

  private func keepState() throws {
    let decided = state.withLock { $0.decided }
    try store.setSuggestionState(String(decoding: JSONEncoder().encode(decided), as: UTF8.self))
  }
}

extension StoredDonation {
  fileprivate init(_ donation: Donation) {
    self.init(
      action: donation.action.identifier, date: donation.date, offset: donation.offset,
      duration: donation.duration)
  }
}

extension Doing {
  fileprivate init(_ donation: StoredDonation) {
    self.init(
      donation.action, at: WallMoment(donation.date, offset: donation.offset),
      duration: donation.duration)
  }
}
