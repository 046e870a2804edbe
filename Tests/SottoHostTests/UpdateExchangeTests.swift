import Intents
import SottoWire
import Synchronization
import Testing

@testable import SottoHost

@Suite struct UpdateExchangeTests {
  @Test func `an app speaks of its own requests only, while somebody follows them`() {
    let exchange = UpdateExchange()
    let heard = Mutex<[PlainValue]>([])
    exchange.follow(7, of: "a") { value in heard.withLock { $0.append(value) } }
    exchange.pass(.init(request: 7, response: 1), of: "b")
    exchange.pass(.init(request: 8, response: 2), of: "a")
    exchange.pass(.init(request: 7, response: 3), of: "a")
    exchange.leave(7)
    exchange.pass(.init(request: 7, response: 4), of: "a")
    #expect(heard.withLock { $0 } == [3])
  }
}
