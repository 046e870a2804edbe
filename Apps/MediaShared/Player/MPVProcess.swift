import Dispatch
import Foundation

/// A running mpv and the socket to it.
///
/// mpv holds the other end and quits when ours closes, so it cannot outlive this process however
/// that ends.
@MainActor
final class MPVProcess {
  let identifier: pid_t
  private let socket: Int32
  private let source: any DispatchSourceRead
  private var lines = LineBuffer()
  private var outgoing = Data()
  private let onMessage: (MPVMessage) -> Void

  /// Starts mpv.
  ///
  /// - Parameters:
  ///   - options: What its appearance needs.
  ///   - onMessage: Called for each line from mpv, in order.
  ///   - onEnd: Called once, when mpv has ended.
  /// - Throws: `PlayerError` when mpv is missing or cannot be started.
  init(
    _ options: [String], onMessage: @escaping (MPVMessage) -> Void,
    onEnd: @escaping @MainActor @Sendable () -> Void
  ) throws(PlayerError) {
    let (ours, child) = try Self.start(options)
    identifier = child.identifier
    socket = ours
    self.onMessage = onMessage
    source = DispatchSource.makeReadSource(fileDescriptor: ours, queue: .main)
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.receive() } }
    source.setCancelHandler {
      close(ours)
      DispatchQueue.global().async { child.wait() }
      MainActor.assumeIsolated { onEnd() }
    }
    source.activate()
  }

  isolated deinit { source.cancel() }

  /// Sends a command; its reply carries the request's number.
  ///
  /// The commands of one turn of the run loop leave together, at its end: mpv, once awake, competes
  /// for the processor with the answer the person waits for.
  func send(_ command: [MPVArgument], request: Int) {
    struct Request: Encodable {
      let command: [MPVArgument]
      let request_id: Int
    }
    guard let line = try? JSONEncoder().encode(Request(command: command, request_id: request))
    else { return }
    if outgoing.isEmpty { DispatchQueue.main.async { [weak self] in self?.flush() } }
    outgoing.append(line)
    outgoing.append(UInt8(ascii: "\n"))
  }

  /// Ends one that does not answer any more; `onEnd` is called.
  func kill() {
    // Until it has been waited for, its number is nobody else's.
    if !source.isCancelled { _ = Foundation.kill(identifier, SIGKILL) }
  }

  private func flush() {
    defer { outgoing = Data() }
    guard !source.isCancelled else { return }
    // A few lines are far smaller than the socket's buffer; mpv gone is seen by the reader, and one
    // that does not read by who waits for its replies.
    _ = outgoing.withUnsafeBytes {
      Foundation.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
    }
  }

  private static let options = [
    "--no-config", "--no-terminal", "--load-scripts=no", "--ytdl=no", "--idle=yes",
    // What a file says of other files is nobody's wish.
    "--access-references=no", "--ordered-chapters=no", "--load-unsafe-playlists=no",
    "--audio-fallback-to-null=yes", "--input-ipc-client=fd://3",
  ]

  private static func start(
    _ appearance: [String]
  ) throws(PlayerError) -> (socket: Int32, child: ChildProcess) {
    do throws(ChildProcess.Failure) {
      let (ours, theirs) = try ChildProcess.socketPair(for: "mpv")
      defer { close(theirs) }
      do throws(ChildProcess.Failure) {
        return (
          ours, try ChildProcess("mpv", arguments: options + appearance, descriptors: [3: theirs])
        )
      } catch {
        close(ours)
        throw error
      }
    } catch {
      throw error.isMissing ? .noPlayer("mpv") : .broken(error.localizedDescription)
    }
  }

  private func receive() {
    var buffer = [UInt8](repeating: 0, count: 16 << 10)
    let count = read(socket, &buffer, buffer.count)
    guard count > 0 else { return source.cancel() }
    for line in lines.add(Data(buffer[..<count])) {
      // mpv's newer versions may say what we do not know.
      if let message = try? JSONDecoder().decode(MPVMessage.self, from: line) { onMessage(message) }
    }
  }
}

/// Cuts what arrives into lines.
struct LineBuffer {
  private var rest = Data()

  /// The lines that are whole now.
  mutating func add(_ received: Data) -> [Data] {
    rest += received
    var lines = rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    rest = Data(lines.popLast() ?? Data())
    return lines
  }
}
