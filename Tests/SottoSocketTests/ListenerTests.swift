import Foundation
import SottoSocket
import Synchronization
import Testing

@Suite struct ListenerTests {
  /// In a process of its own, whose descriptors come to an end.
  @Test func `without descriptors it makes room, waits, and serves who waited`() async {
    await #expect(processExitsWith: .success) {
      let path = "\(FileManager.default.temporaryDirectory.path)/\(getpid()).socket"
      let asked = Atomic(0)
      let first = Mutex<Int32>(-1)
      let served = DispatchSemaphore(value: 0)
      let listener = try Listener(path: path) {
        // The third time is soon enough: who waits does not give up.
        if asked.wrappingAdd(1, ordering: .relaxed).newValue == 3 {
          first.withLock { _ = close($0) }
        }
      } onConnection: { connection in
        first.withLock { if $0 < 0 { $0 = connection } }
        served.signal()
      }
      _ = try UnixSocket.connect(to: path)
      served.wait()
      // Room for the other end of one more connection, and none for this.
      var filler: [Int32] = []
      while let last = filler.last ?? Optional(0), last >= 0 { filler.append(dup(0)) }
      #expect(errno == EMFILE)
      filler.removeLast()
      close(filler.removeLast())
      let start = clock()
      _ = try UnixSocket.connect(to: path)
      served.wait()
      #expect(asked.load(ordering: .relaxed) == 3)
      #expect(Double(clock() - start) / Double(CLOCKS_PER_SEC) < 0.1)
      listener.close()
    }
  }
}
