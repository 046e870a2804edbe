import Foundation
import Mutation
import SottoAssistant

/// What a made-up person does, in order, and all that a prophet knows before each of it.
struct Life {
  /// Something done, and why: which nobody but the oracle is told.
  struct Event {
    let action: String
    let moment: WallMoment
    let cause: Cause
    let isAccident: Bool

    var doing: Doing {
      Doing(action, at: moment, duration: isAccident ? 8 : 1200, share: isAccident ? 0.02 : nil)
    }
  }

  enum Cause: Hashable {
    case routine(Int)
    case chain(Int)
    case fancy
    case chance
  }

  let person: Person
  private(set) var events: [Event] = []

  /// Monday, 5 January 2026, in days since 1970.
  static let firstDay = 20_458

  init(_ person: Person, seed: UInt64) {
    self.person = person
    var chance = SeededGenerator(seed: seed ^ 0x5EED)
    var novelties = 0
    for day in 0..<person.days {
      var pending = plan(day, using: &chance)
      while let next = pending.indices.min(by: { pending[$0].minute < pending[$1].minute }) {
        var due = pending.remove(at: next)
        guard due.minute < 1440 else { continue }
        if due.cause == .fancy || due.cause == .chance {
          due.action = fancy(on: day, &novelties, isRepeating: due.cause == .fancy, using: &chance)
        }
        events.append(
          Event(
            action: due.action, moment: moment(day, due.minute), cause: due.cause,
            isAccident: due.cause == .chance))
        guard due.cause != .chance else { continue }
        for (number, chain) in person.chains.enumerated()
        where chain.first == due.action && .random(in: 0..<1, using: &chance) < chain.probability {
          let delay = chain.delay * exp(Person.Chain.spread * chance.normal())
          pending.append((due.minute + delay, chain.then, .chain(number)))
        }
      }
    }
  }

  typealias Due = (minute: Double, action: String, cause: Cause)

  /// What the day will bring as far as that is known in the morning.
  private func plan(_ day: Int, using chance: inout SeededGenerator) -> [Due] {
    // Whoever crosses zones has other things to do.
    if person.journeys.contains(where: { day == $0.days.lowerBound || day == $0.days.upperBound }) {
      return []
    }
    var due: [Due] = []
    for (number, routine) in person.routines.enumerated() where person.isDue(routine, on: day) {
      guard .random(in: 0..<1, using: &chance) < routine.keeps else { continue }
      let minute = routine.minute + routine.spread * chance.normal()
      due.append((min(max(minute, 1), 1438), routine.action, .routine(number)))
    }
    for _ in 0..<chance.poisson(person.freeRate(on: day)) {
      due.append((Self.activity.time(using: &chance), "", .fancy))
    }
    for _ in 0..<chance.poisson(person.accidents) {
      due.append((Self.activity.time(using: &chance), "", .chance))
    }
    return due
  }

  private func fancy(
    on day: Int, _ novelties: inout Int, isRepeating: Bool, using chance: inout SeededGenerator
  ) -> String {
    if isRepeating, .random(in: 0..<1, using: &chance) < person.repetition,
      let again = lastThree(before: events.count).randomElement(using: &chance)
    {
      return again
    }
    if .random(in: 0..<1, using: &chance) < person.novelty {
      novelties += 1
      return "new \(novelties)"
    }
    let weights = person.fancies.map { $0.weight(on: day) }
    var left = Double.random(in: 0..<weights.reduce(0, +), using: &chance)
    for (fancy, weight) in zip(person.fancies, weights) {
      left -= weight
      if left < 0 { return fancy.action }
    }
    return person.fancies[0].action
  }

  /// The last three things that were meant, of those before an index.
  func lastThree(before index: Int) -> [String] {
    events[..<index].suffix(12).filter { !$0.isAccident }.suffix(3).map(\.action)
  }

  /// A time by the clock of wherever the person is.
  func moment(_ day: Int, _ minute: Double) -> WallMoment {
    let away = person.journeys.first { $0.days.contains(day) }?.offset ?? 0
    // From the last Sunday of March to that of October.
    let summer = (83..<293).contains(day % 364) ? 3600 : 0
    let offset = 3600 + away + summer
    let local = Double(Self.firstDay + day) * 86_400 + minute * 60
    return WallMoment(Date(timeIntervalSince1970: local - Double(offset)), offset: offset)
  }

  /// When people are free: early, at noon and in the evening.
  static let activity = Activity(bumps: [(450, 50, 0.25), (765, 70, 0.2), (1170, 120, 0.55)])
}

extension Person {
  func isAway(on day: Int) -> Bool { holidays.contains { $0.contains(day) } }

  func isDue(_ routine: Routine, on day: Int) -> Bool {
    routine.days.contains(day) && routine.weekdays.contains((day + 1) % 7 + 1)
      && !(routine.rests && isAway(on: day))
  }

  func freeRate(on day: Int) -> Double {
    day % 7 < 5 && !isAway(on: day) ? freely.work : freely.rest
  }
}
