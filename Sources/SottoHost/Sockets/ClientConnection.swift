import Foundation
import SottoAssistant
import SottoLanguage
import SottoSocket
import SottoWire
import Synchronization

/// One front end's connection and its calls.
final class ClientConnection: Sendable {
  private let assistant: Assistant
  private let onQuit: @Sendable () -> Void
  private let peer = Mutex<Peer?>(nil)
  /// The conversations whose requests it follows.
  private let followed = Mutex<Set<String>>([])
  private let activity = Mutex(Activity())
  /// What tells it of what goes on, by the names of the events.
  private let following = Mutex<[String: Task<Void, Never>]>([:])
  /// The conversation by voice that it tells of.
  private let spoken = Mutex<String?>(nil)

  /// What it is used for, which says whom it would cost most to lose it.
  private struct Activity {
    var openCalls = 0
    var lastCall = ContinuousClock.now
    var attends = false
  }

  /// How long a front end may take to say hello.
  private static let timeForHello = 5.0

  init(assistant: Assistant, onQuit: @escaping @Sendable () -> Void) {
    self.assistant = assistant
    self.onQuit = onQuit
  }

  /// Whether a call of its waits for the answer.
  var isBusy: Bool { activity.withLock { $0.openCalls > 0 } }

  /// Whether it can be done without rather than another: one that was connected and forgotten rather
  /// than one at which a person is, then the one that said something longest ago.
  func comesBefore(_ other: ClientConnection) -> Bool {
    let (mine, others) = (activity.withLock { $0 }, other.activity.withLock { $0 })
    return mine.attends == others.attends
      ? mine.lastCall < others.lastCall : others.attends
  }

  func close() { peer.withLock { $0 }?.close() }

  func open(_ descriptor: Int32, onClose: @escaping @Sendable () -> Void) {
    let counted = handlers.bracketed { [self] in
      activity.withLock { $0.openCalls += 1 }
    } after: { [self] in
      activity.withLock {
        $0.openCalls -= 1
        $0.lastCall = .now
      }
    }
    let opened = Peer(descriptor: descriptor, role: .assistant, handlers: counted) { [self] _ in
      peer.withLock { $0 = nil }
      for task in following.withLock({ $0 }).values { task.cancel() }
      if let spoken = spoken.withLock({ $0 }) {
        assistant.voices.tell(.init(conversation: spoken, state: .over))
      }
      let followed = followed.withLock { $0 }
      Task { [assistant] in
        for conversation in followed { await assistant.stopFollowing(conversation) }
      }
      onClose()
    }
    peer.withLock { $0 = opened }
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.timeForHello) { [weak opened] in
      if opened?.hasGreeted == false { opened?.close() }
    }
  }

  private func say(_ call: ClientCalls.Say) async throws -> Reply {
    if call.follows == true, let conversation = call.conversation {
      followed.withLock { _ = $0.insert(conversation) }
    }
    return try await assistant.voices.following(call) {
      try await assistant.say(call) { [self] update in
        peer.withLock { $0 }?.tell(update)
      } tellTurn: { [self] event in
        peer.withLock { $0 }?.tell(event)
      }
    }
  }

  /// Passes on what is told, for as long as the connection lasts.
  private func follow<Told: Sendable, Event: WireEvent>(
    _ told: AsyncStream<Told>, as event: @escaping @Sendable (Told) -> Event
  ) {
    let task = Task { [weak self] in
      for await each in told {
        guard let peer = self?.peer.withLock({ $0 }), !peer.isClosed else { return }
        peer.tell(event(each))
      }
    }
    following.withLock { $0.updateValue(task, forKey: Event.name) }?.cancel()
  }

  private func tell(_ event: ClientCalls.VoiceEvent) {
    spoken.withLock { $0 = event.state == .over ? nil : event.conversation }
    assistant.voices.tell(event)
  }

  private var handlers: CallHandlers {
    var handlers = CallHandlers()
    handlers.on(ClientCalls.Say.self) { [self] in try await say($0) }
    handlers.on(ClientCalls.Cancel.self) { [assistant] call in
      .init(cancelled: await assistant.leave(call.conversation))
    }
    handlers.on(ClientCalls.Understand.self) { [assistant] in try await assistant.understand($0) }
    handlers.on(ClientCalls.GetNowPlaying.self) { [assistant] _ in
      .init(nowPlaying: assistant.controls.playing)
    }
    handlers.on(ClientCalls.GetArtwork.self) { [assistant] _ in assistant.controls.picture }
    handlers.on(ClientCalls.Control.self) { [assistant] in await assistant.control($0) }
    handlers.on(ClientCalls.FollowNowPlaying.self) { [self] _ in
      let controls = assistant.controls
      follow(controls.board.messages) { message in
        ClientCalls.NowPlayingChange(nowPlaying: message.flatMap { _ in controls.playing })
      }
      return Nothing()
    }
    handlers.on(ClientCalls.FollowProgress.self) { [self] call in
      let dialogue = assistant.context.dialogue(
        call.locale ?? assistant.attendants.language.code)
      follow(assistant.progress.messages) { told in
        var progress = told.progress
        if !told.isLeft {
          progress.text = AppWork(done: progress.done, total: progress.total)
            .sentence(of: progress.appName, dialogue)
        }
        return progress
      }
      return Nothing()
    }
    handlers.on(ClientCalls.FollowVoices.self) { [self] _ in
      follow(assistant.voices.events) { $0 }
      return Nothing()
    }
    handlers.on(event: ClientCalls.VoiceEvent.self) { [self] in tell($0) }
    handlers.on(ClientCalls.CloseConversation.self) { [assistant] call in
      await assistant.close(call.conversation)
      return Nothing()
    }
    handlers.on(ClientCalls.SaveConversation.self) { [assistant] call in
      let saved = try await assistant.recording(of: call.conversation, version: call.version)
      let text = try saved.text
      guard text.utf8.count < FrameChannel.maximumLength / 2 else {
        throw CallFailure(
          .failed, "There is too much to save: the names that the apps have given are too many.")
      }
      return .init(text: text)
    }
    handlers.on(ClientCalls.Attend.self) { [self] _ in
      activity.withLock { $0.attends = true }
      guard let peer = peer.withLock({ $0 }) else { return .init() }
      return .init(words: await assistant.attendants.add(peer))
    }
    handlers.on(ClientCalls.HearNotifications.self) { [self] call in
      if let peer = peer.withLock({ $0 }) { assistant.deliveries.add(peer, locale: call.locale) }
      return Nothing()
    }
    handlers.on(ClientCalls.ListApps.self) { [assistant] _ in await assistant.apps() }
    handlers.on(ClientCalls.InstallApp.self) { [self] call in
      try await assistant.install(call) { [self] question in
        guard let peer = peer.withLock({ $0 }) else { return nil }
        return await assistant.attendants.ask(question, at: peer)
      }
    }
    handlers.on(ClientCalls.ChangeApp.self) { [assistant] in try await assistant.change($0) }
    handlers.on(ClientCalls.OpenApp.self) { [assistant] in try await assistant.open($0) }
    handlers.on(ClientCalls.GrantApp.self) { [assistant] in try await assistant.grant($0) }
    handlers.on(ClientCalls.History.self) { [assistant] call in
      try assistant.store.history(limit: call.limit)
    }
    handlers.on(ClientCalls.Suggest.self) { [assistant] in try await assistant.suggest($0) }
    handlers.on(ClientCalls.Greet.self) { [assistant] in try await assistant.greet($0) }
    handlers.on(ClientCalls.SetOffers.self) { [assistant] call in
      try assistant.suggestions.setOffers(call.areOn)
      return Nothing()
    }
    handlers.on(ClientCalls.ListShortcuts.self) { [assistant] _ in assistant.shortcuts() }
    handlers.on(ClientCalls.SaveShortcut.self) { [assistant] in try await assistant.save($0) }
    handlers.on(ClientCalls.DeleteShortcut.self) { [assistant] in try assistant.delete($0) }
    handlers.on(ClientCalls.ListDonations.self) { [assistant] call in
      try assistant.store.donations(after: call.after, atMost: 1000)
    }
    handlers.on(ClientCalls.Wipe.self) { [assistant] _ in
      try await assistant.wipe()
      return Nothing()
    }
    handlers.on(ClientCalls.Status.self) { [assistant] call in
      ClientCalls.Status.Answer(
        processIdentifier: ProcessInfo.processInfo.processIdentifier,
        built: ExecutableDate.atStart, nowPlaying: assistant.controls.board.message,
        notice: call.leavesNotice == true ? nil : await assistant.takeNotice(),
        sandbox: assistant.processes.launcher.confinement.name,
        sandboxAsked: assistant.settings.confinement.rawValue,
        waiting: try? assistant.waiting(atMost: 20),
        languages: assistant.context.languages.codes)
    }
    handlers.on(ClientCalls.Health.self) { [assistant] _ in
      await HealthCheck(assistant: assistant).report
    }
    handlers.on(ClientCalls.Metrics.self) { [assistant] _ in assistant.counted() }
    handlers.on(ClientCalls.Quit.self) { [onQuit] _ in
      onQuit()
      return Nothing()
    }
    return handlers
  }
}
