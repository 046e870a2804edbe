import Foundation
import Testing

/// What is said where the person is root: where they can act on it, and not at each turn.
@Suite(.ownThread) struct RootTests {
  private static let warning = "Sotto runs as root."
  private static let isRoot = geteuid() == 0

  @Test func `root is warned at the first start, and not again`() throws {
    let home = try TestHome()
    let sentence = "what's the weather"
    #expect(try home.say(sentence).error.contains(Self.warning) == Self.isRoot)
    #expect(try !home.say(sentence).error.contains(Self.warning))
    #expect(try home.sotto("quit").status == 0)
    #expect(try !home.say(sentence).error.contains(Self.warning), "a second start is no first one")
    let health = try home.sotto("health")
    #expect(health.status == 0 && health.error.contains(Self.warning) == Self.isRoot)
    let unit = try home.sotto("service", "install", "--print")
    #expect(unit.error.contains(Self.warning) == Self.isRoot)
    #expect(!unit.output.contains(Self.warning))
  }
}
