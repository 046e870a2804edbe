import Foundation
import Intents
import SottoAssistant

extension SuggestionBoard {
  /// What may be wanted at a moment, the likeliest first.
  ///
  /// - Parameters:
  ///   - playing: What plays, which is no suggestion.
  ///   - kind: What they are to be; `nil` for whatever may be wanted.
  func suggestions(
    at moment: Date, playing: NowPlaying?, kind: SuggestionKind? = nil, isLocked: Bool = false,
    atMost count: Int
  ) throws -> [SuggestedAction] {
    let profiles = Dictionary(
      registry.profiles.filter(\.isAllowed).map { ($0.identifier, $0) }
    ) { first, _ in first }
    return try withState { state, model in
      let wall = WallMoment(moment, in: .current)
      let proposed = Proposed(state.proposals, at: wall)
      let occasion = Occasion(
        wall,
        playing: playing.flatMap { $0.isPlaying ? state.last[$0.app]?.action : nil },
        proposals: proposed.proposals)
      // More than are asked for: some turn out to be none when they are looked at.
      let ranked = model.ranked(at: occasion, atMost: 4 * count + 8) { action in
        DonatedAction.parts(of: action).map { profiles[$0.app] != nil } ?? false
      }
      var found: [SuggestedAction] = []
      for suggestion in ranked where found.count < count {
        guard
          let action = try proposed.actions[suggestion.action] ?? action(suggestion.action),
          let app = profiles[action.app], action.subject != nil,
          kind?.has(action) != false,
          !isLocked || !app.restrictedWhileLocked.contains(action.intent ?? ""),
          proposed.actions[suggestion.action] != nil || !proposed.isOnlyProposed(action)
        else { continue }
        found.append(SuggestedAction(suggestion, action, in: app))
      }
      return found
    }
  }

  /// The one that is worth an offer to who has not asked; it counts as offered.
  func offer(at moment: Date, playing: NowPlaying?, isLocked: Bool) throws -> SuggestedAction? {
    guard makesOffers else { return nil }
    let found = try suggestions(
      at: moment, playing: playing, isLocked: isLocked, atMost: Self.looksAt)
    let wall = WallMoment(moment, in: .current)
    let choice = try withState { state, _ in
      state.decided.offers.choice(from: found.map { $0.suggestion }, at: wall)
    }
    guard let choice else { return nil }
    changeOffers { $0.offered(choice.action, at: wall) }
    return found.first { $0.suggestion == choice }
  }

  private static let looksAt = 5
}

/// What apps propose, as the engine and the assistant know it.
struct Proposed {
  /// What they do, by identifier.
  private(set) var actions: [String: DonatedAction] = [:]
  private(set) var proposals: [Proposal] = []
  /// The kinds of media of which an app wants only its proposals suggested, as `app type`.
  private var onlyProposed: Set<String> = []

  init(_ all: [Proposals], at moment: WallMoment) {
    for proposed in all {
      switch proposed.kind {
      case .upcoming:
        for (rank, value) in proposed.values.enumerated() {
          add(DonatedAction(app: proposed.app, shortcut: value), rank, isRelevant: false)
        }
      case .relevant:
        for (rank, value) in proposed.values.enumerated() {
          guard let relevant = try? INRelevantShortcut.decode(value),
            let shortcut = value["shortcut"], relevant.isRelevant(at: moment)
          else { continue }
          add(DonatedAction(app: proposed.app, shortcut: shortcut), rank, isRelevant: true)
        }
      case .modes:
        for value in proposed.values where value["mode"] == "onlyPredictSuggestedIntents" {
          onlyProposed.insert("\(proposed.app) \(value["type"]?.string ?? "")")
        }
      case .shortcuts: break
      }
    }
  }

  /// Whether the app wants this suggested only while it proposes it.
  func isOnlyProposed(_ action: DonatedAction) -> Bool {
    guard !onlyProposed.isEmpty else { return false }
    let media = [action.parameters["mediaContainer"], action.parameters["mediaItems"]?.list?.first]
    return media.contains { onlyProposed.contains("\(action.app) \($0?["type"]?.string ?? "")") }
  }

  private mutating func add(_ action: DonatedAction, _ rank: Int, isRelevant: Bool) {
    let identifier = action.identifier
    guard actions[identifier] == nil else { return }
    actions[identifier] = action
    proposals.append(Proposal(identifier, rank: rank, isRelevant: isRelevant))
  }
}

extension INRelevantShortcut {
  /// Whether one of its times is now. Nobody here knows where the person is: a place says nothing.
  fileprivate func isRelevant(at moment: WallMoment) -> Bool {
    relevanceProviders.contains { provider in
      switch provider {
      case let time as INDateRelevanceProvider:
        // Without an end, as long as such a thing is on people's minds.
        let end = time.endDate ?? time.startDate + 3600
        return time.startDate <= moment.date && moment.date < max(end, time.startDate)
      case let routine as INDailyRoutineRelevanceProvider:
        return routine.situation.hours?.contains(moment.minute / 60) == true
      default: return false
      }
    }
  }
}

extension INDailyRoutineRelevanceProvider.Situation {
  /// The hours that it is about, where it is a time of the day.
  fileprivate var hours: Range<Int>? {
    switch self {
    case .morning: 5..<11
    case .evening: 17..<23
    default: nil
    }
  }
}
