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

  @Test func `of many that are followed each hears its own, and of a flood the latest`()
    async throws
  {
    let exchange = UpdateExchange()
    let heard = Mutex<[Int: [PlainValue]]>([:])
    for request in 0..<500 {
      exchange.follow(request, of: "a") { value in
        heard.withLock { $0[request, default: []].append(value) }
      }
    }
    for request in 0..<500 { exchange.pass(.init(request: request, response: 0), of: "a") }
    #expect(heard.withLock { $0.count } == 500)
    for number in 1...1_000 {
      exchange.pass(.init(request: 7, response: .integer(number)), of: "a")
    }
    for _ in 0..<200 where heard.withLock({ $0[7]?.last }) != 1_000 {
      try await Task.sleep(for: .milliseconds(50))
    }
    let flooded = heard.withLock { $0[7] ?? [] }
    #expect(flooded.last == 1_000 && flooded.count < 100)
    #expect(heard.withLock { $0[8]?.count } == 1)
  }
}
