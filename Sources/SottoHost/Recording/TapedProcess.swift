import Intents
import SottoSocket
import SottoWire

/// A process of an app, of which each message to it and from it is noted.
final class TapedProcess: AppSide {
  private let name: String
  private let process: any AppSide
  private let tapes: Tapes

  /// - Parameters:
  ///   - name: The identifier of its bundle.
  ///   - start: Starts the process, with what answers it.
  /// - Throws: What `start` throws.
  init(
    _ name: String, answeredBy handlers: CallHandlers, on tapes: Tapes,
    start: (CallHandlers) throws -> any AppSide
  ) throws {
    self.name = name
    self.tapes = tapes
    do {
      process = try start(handlers.noted(of: name, on: tapes))
    } catch {
      tapes.note(.notStarted(name, problem: "\(error)"))
      throw error
    }
    process.whenEnded { [tapes, name] in tapes.note(.ended(name, at: tapes.moment)) }
  }

  var isWarm: Bool { process.isWarm }
  var isAtWork: Bool { get async { await process.isAtWork } }
  var isAlive: Bool { process.isAlive }
  var isEnding: Bool { process.isEnding }
  var log: ProcessLog? { process.log }

  var trace: ProcessTrace {
    get async {
      let trace = await process.trace
      if let plain = try? PlainEncoder.plain(of: trace) { tapes.note(.traced(plain, of: name)) }
      return trace
    }
  }

  func exchange(
    _ call: String, _ body: PlainValue, within limit: Duration
  ) async throws -> PlainValue {
    let number = tapes.nextCall()
    tapes.note(.sent(.call(id: number, name: call, with: body), to: name))
    do {
      let answer = try await process.exchange(call, body, within: limit)
      tapes.note(.came(.answer(id: number, answer), from: name, at: tapes.moment))
      return answer
    } catch {
      tapes.note(.came(.failure(id: number, .init(error)), from: name, at: tapes.moment))
      throw error
    }
  }

  func tell(_ event: String, _ body: PlainValue) {
    tapes.note(.sent(.event(name: event, with: body), to: name))
    process.tell(event, body)
  }

  func kill() { process.kill() }
  func stop() async { await process.stop() }
  func whenEnded(_ observer: @escaping @Sendable () -> Void) { process.whenEnded(observer) }
}

extension CallHandlers {
  /// Notes what comes, and how it is answered.
  fileprivate func noted(of process: String, on tapes: Tapes) -> CallHandlers {
    overheard { call, body in
      let number = tapes.nextCall()
      tapes.note(
        .came(.call(id: number, name: call, with: body), from: process, at: tapes.moment))
      return { answer in
        switch answer {
        case .success(let answer): tapes.note(.sent(.answer(id: number, answer), to: process))
        case .failure(let error):
          tapes.note(.sent(.failure(id: number, .init(error)), to: process))
        }
      }
    } event: { event, body in
      tapes.note(.came(.event(name: event, with: body), from: process, at: tapes.moment))
    }
  }
}

extension CallFailure {
  /// As the other side is told of an error.
  fileprivate init(_ error: any Error) {
    self = error as? CallFailure ?? CallFailure(.failed, "\(error)")
  }
}
