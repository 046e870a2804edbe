import Foundation
import Intents
import SottoAssistant
import SottoSocket
import SottoWire
import Synchronization

extension Assistant {
  /// A conversation as it was of late, to be replayed elsewhere.
  ///
  /// - Parameters:
  ///   - conversation: The name of one that is not closed.
  ///   - version: That of Sotto.
  /// - Throws: `CallFailure` where nothing was said in it that is still remembered.
  package func recording(
    of conversation: String, version: String
  ) async throws(CallFailure) -> Recording {
    guard let content = known(conversation)?.tape.content else {
      throw CallFailure(
        .failed,
        "There is nothing to save: nothing was said here in the last "
          + "\(Int(settings.conversationIdle.seconds / 60)) minutes, or an app told too much since."
      )
    }
    return Recording(
      header: .init(
        sotto: version, format: Recording.format,
        locale: Locale.preferredLanguages.first ?? "en", zone: TimeZone.current.identifier,
        dropped: content.dropped > 0 ? content.dropped : nil),
      home: content.home, lines: content.lines.numbered)
  }

  /// Has a saved conversation anew, with what the apps answered then.
  ///
  /// - Parameter keepsReadings: Whether what is said has with it what it is understood as, so that it can be masked.
  /// - Returns: What it has become: equal to what was saved, unless the assistant says other things now.
  package func replay(
    _ playback: Playback, keepsReadings: Bool = false
  ) async throws(CallFailure) -> Recording {
    let conversation = "replay"
    let saved = playback.recording
    let updates = Atomic(0)
    let tell: @Sendable (ClientCalls.Update) -> Void = { _ in
      updates.add(1, ordering: .releasing)
    }
    var understood: [PlainValue?] = []
    playback.whenMissing { [processes, registry] in
      await processes.start($0, of: registry.entries.map(\.bundle))
    }
    await begin(saved.home)
    let starts = saved.lines.indices.filter {
      if case .said = saved.lines[$0] { true } else { false }
    }
    for (index, start) in starts.enumerated() {
      guard case .said(let plain, _) = saved.lines[start] else { continue }
      await playback.play(to: start + 1)
      let told = updates.load(ordering: .acquiring)
      do {
        var call: ClientCalls.Say = try PlainDecoder.value(from: plain)
        call.conversation = conversation
        let turn = try UnderstoodTurn(plain["understood"])
        _ = try await UnderstoodTurn.$current.withValue(turn) { [call] in
          try await say(call, tell: tell)
        }
        understood.append(keepsReadings || plain["understood"] != nil ? try turn.plain : nil)
      } catch let failure as CallFailure {
        throw failure
      } catch {
        throw CallFailure(.badValue, "\(error)")
      }
      // How it went on, until the next thing was said.
      let end = index + 1 < starts.count ? starts[index + 1] : saved.lines.count
      let expected = saved.lines[start..<end].count {
        if case .updated = $0 { true } else { false }
      }
      await Playback.wait { playback.isCaughtUp(to: end, from: start) }
      await playback.play(to: end)
      await Playback.wait { updates.load(ordering: .acquiring) - told >= expected }
    }
    var replayed = try await recording(of: conversation, version: saved.header.sotto)
    replayed.header = saved.header
    replayed.home = saved.home
    replayed.lines = replayed.lines.understood(as: understood)
    await close(conversation)
    return replayed
  }

  /// What played plays.
  private func begin(_ home: RecordedHome) async {
    for playing in home.playing {
      if !playing.isExtension { _ = try? await processes.app(playing.app) }
      controls.board.set(
        playing.item, by: playing.isExtension ? .appex(of: playing.app) : .app(playing.app))
    }
  }
}

extension AppProcesses {
  /// Starts the process of a bundle: an app's, or an extension's of one.
  fileprivate func start(_ identifier: String, of apps: [AppBundle]) async {
    for app in apps {
      if app.identifier == identifier { _ = try? await self.app(identifier) }
      let appex = app.extensions.first { $0.identifier == identifier }
      if let intent = appex?.support.intents.first {
        _ = try? await handler(for: intent, of: app.identifier, isOffline: false)
      }
    }
  }
}

extension [RecordedLine] {
  /// The lines with what each thing said was understood as, the last of them the last that was said.
  fileprivate func understood(as understood: [PlainValue?]) -> [RecordedLine] {
    let said = count { if case .said = $0 { true } else { false } }
    var rest = understood.suffix(said)[...]
    return map { line in
      guard case .said(var call, let moment) = line else { return line }
      call["understood"] = rest.popFirst() ?? nil
      return .said(call, at: moment)
    }
  }
}
