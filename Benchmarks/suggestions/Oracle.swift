import Foundation
import SottoAssistant

/// Knows the person and why each thing was done, but not what is still to come: nobody can do better.
struct Oracle: Predictor {
  let name = "oracle"
  let life: Life
  private var seen = 0
  private var doneToday: Set<Int> = []
  private var today = -1

  init(_ life: Life) { self.life = life }

  mutating func learn(_ doing: Doing) {
    // What is told is the next event; accidents are told to nobody.
    while life.events[seen].isAccident { seen += 1 }
    let event = life.events[seen]
    seen += 1
    let day = event.moment.day - Life.firstDay
    if day != today { (today, doneToday) = (day, []) }
    if case .routine(let number) = event.cause { doneToday.insert(number) }
  }

  mutating func predictions(at occasion: Occasion, within window: TimeInterval) -> [Prediction] {
    let moment = occasion.moment
    let (day, minute) = (moment.day - Life.firstDay, Double(moment.minute))
    let end = minute + window / 60
    var hazards: [String: Double] = [:]
    /// Something that happens with a probability, at a time of which so much was over and will be.
    func add(_ action: String, _ probability: Double, _ over: Double, _ then: Double) {
      let share = probability * (then - over) / max(1e-9, 1 - probability * over)
      hazards[action, default: 0] -= log(max(1e-9, 1 - share))
    }
    for (number, routine) in life.person.routines.enumerated()
    where life.person.isDue(routine, on: day) && !(day == today && doneToday.contains(number)) {
      add(
        routine.action, routine.keeps, normalShare((minute - routine.minute) / routine.spread),
        normalShare((end - routine.minute) / routine.spread))
    }
    addChains(at: moment, within: window, add)
    let free = life.person.freeRate(on: day) * Life.activity.share(from: minute, to: end)
    let again = life.lastThree(before: seen)
    for action in again {
      hazards[action, default: 0] += free * life.person.repetition / Double(again.count)
    }
    let fancied = free * (1 - life.person.repetition) * (1 - life.person.novelty)
    let weights = life.person.fancies.map { $0.weight(on: day) }
    let total = weights.reduce(0, +)
    for (fancy, weight) in zip(life.person.fancies, weights) where weight > 0 {
      hazards[fancy.action, default: 0] += fancied * weight / total
    }
    let all = hazards.values.reduce(free * life.person.novelty, +)
    let anything = 1 - exp(-all)
    return hazards.top(3) { anything * $0 / max(all, 1e-12) }
  }

  /// What follows one of the things that were done in the last hours, and has not yet.
  private func addChains(
    at moment: WallMoment, within window: TimeInterval,
    _ add: (String, Double, Double, Double) -> Void
  ) {
    for (number, chain) in life.person.chains.enumerated() {
      for index in (max(0, seen - 20)..<seen).reversed() {
        let event = life.events[index]
        guard event.moment.day == moment.day else { break }
        if event.cause == .chain(number) { break }
        guard event.action == chain.first, !event.isAccident else { continue }
        let gap = max(0.1, moment.date.timeIntervalSince(event.moment.date) / 60)
        func share(_ minutes: Double) -> Double {
          normalShare(log(minutes / chain.delay) / Person.Chain.spread)
        }
        add(chain.then, chain.probability, share(gap), share(gap + window / 60))
      }
    }
  }
}
