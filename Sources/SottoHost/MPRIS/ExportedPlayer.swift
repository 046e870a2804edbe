import Foundation
import Logging
import SottoBus
import SottoWire

/// The player that the desktop's keys and panels control: whichever app plays.
///
/// It is on the bus while an app has something loaded. A desktop gives its keys to a player that is
/// there, whether or not it has anything to play, so one with nothing would take them from others.
actor ExportedPlayer {
  let session: MediaSession
  private let address: String
  private var connection: BusConnection?
  /// What the bus was told last.
  var told = PlayerProperties(of: nil)
  /// Commands that are not answered yet.
  var openCommands = 0
  /// Commands are carried out in their order.
  let line = CallLine()
  private var isJoining = false
  private var retry: Task<Void, Never>?
  private var pause = ExportedPlayer.firstPause
  private var hasSaidWhy = false
  private let log = Logger(label: "sotto.desktop")

  private static let name = "org.mpris.MediaPlayer2.sotto"
  private static let firstPause = Duration.seconds(1)
  private static let longestPause = Duration.seconds(60)

  /// - Parameter address: The session's bus.
  init(of session: MediaSession, on address: String) {
    self.session = session
    self.address = address
  }

  /// Follows what plays, until the task is cancelled.
  func run() async {
    for await playing in session.nowPlaying { await show(playing) }
    retry?.cancel()
    leave()
  }

  private func show(_ playing: PlayingSummary?) async {
    let (before, now) = (
      told,
      PlayerProperties(
        of: playing, picture: playing?.artwork.map(session.picture))
    )
    told = now
    if let connection {
      tell(connection, now, since: before)
      if playing == nil { leaveIfIdle() }
    } else if playing != nil, retry == nil {
      await join()
    }
  }

  private func tell(_ connection: BusConnection, _ now: PlayerProperties, since: PlayerProperties) {
    for interface in [PlayerInterface.application, .player] {
      let (changed, gone) = now.changes(of: interface, since: since)
      guard !changed.isEmpty || !gone.isEmpty else { continue }
      connection.emit(
        path: PlayerInterface.path, interface: PlayerInterface.properties.name,
        member: "PropertiesChanged",
        [.string(interface.name), .properties(changed), .strings(gone)])
    }
    let date = Date.now
    guard now.hasJumped(since: since, at: date) else { return }
    connection.emit(
      path: PlayerInterface.path, interface: PlayerInterface.player.name, member: "Seeked",
      [.int64(PlayerProperties.microseconds(now.position(at: date)))])
  }
}

// MARK: - Being on the bus

extension ExportedPlayer {
  private func join() async {
    guard !isJoining else { return }
    isJoining = true
    defer { isJoining = false }
    do throws(BusError) {
      let opened = try await BusConnection.open(address)
      guard told.playing != nil else { return opened.close() }
      connection = opened
      Task { await serve(opened) }
      try await takeName(opened)
      pause = Self.firstPause
    } catch {
      leave()
      sayOnce(error)
      tryAgain()
    }
  }

  /// The first assistant of a session has the plain name; each other its own.
  private func takeName(_ connection: BusConnection) async throws(BusError) {
    let names = [Self.name, "\(Self.name).instance\(ProcessInfo.processInfo.processIdentifier)"]
    for name in names {
      // Not to wait in line for it.
      let request = BusCall.bus("RequestName", .string(name), .uint32(4))
      let answer = try await connection.call(request, within: .seconds(5))
      if [1, 4].contains(answer.first?.number) { return }
    }
    throw BusError("Failed", "The name \(names[1]) is another's.")
  }

  private func serve(_ served: BusConnection) async {
    for await message in served.messages where message.kind == .call {
      answer(message, served)
    }
    guard connection === served else { return }
    connection = nil
    tryAgain()
  }

  /// While something is loaded the bus is tried again, ever less often.
  private func tryAgain() {
    guard told.playing != nil, retry == nil else { return }
    let delay = pause
    pause = min(pause * 2, Self.longestPause)
    retry = Task {
      try? await Task.sleep(for: delay)
      retry = nil
      if told.playing != nil, connection == nil, !Task.isCancelled { await join() }
    }
  }

  private func leave() {
    connection?.close()
    connection = nil
  }

  /// Whoever waits for an answer gets it first.
  func leaveIfIdle() {
    if told.playing == nil, openCommands == 0 { leave() }
  }

  private func sayOnce(_ error: BusError) {
    guard !hasSaidWhy else { return }
    hasSaidWhy = true
    log.notice("the desktop's media keys do not reach Sotto: \(error.message)")
  }
}
