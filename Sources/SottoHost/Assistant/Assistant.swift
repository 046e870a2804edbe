@preconcurrency import Dispatch
import Foundation
import Intents
import Logging
import SottoAssistant
import SottoLanguage
import SottoSocket
import SottoWire
import Synchronization

/// The assistant of a home: one in a process, shared by all front ends.
package actor Assistant {
  nonisolated let home: SottoHome
  nonisolated let settings: AssistantSettings
  nonisolated let store: any AssistantStore
  nonisolated let registry: AppRegistry
  nonisolated let processes: AppProcesses
  nonisolated let controls: MediaControls
  nonisolated let voices = VoiceBoard()
  nonisolated let progress: ProgressBoard
  nonisolated let clock: WallClock
  nonisolated let attendants: Attendants
  nonisolated let deliveries: NotificationDelivery
  nonisolated let suggestions: SuggestionBoard
  nonisolated let phrases: PhraseBook
  nonisolated let metrics = AssistantMetrics()
  private nonisolated let schedule: NotificationSchedule
  private nonisolated let gates = Mutex<[String: CallLine]>([:])
  let context: ConversationContext
  private var conversations: [String: Conversation] = [:]
  private var lastUsed: [String: ContinuousClock.Instant] = [:]
  private var notice: String?
  private let history: HistoryWriter
  private nonisolated let turns = OpenTurns()
  private let log = Logger(label: "sotto.assistant")

  /// Makes ready what every sentence needs.
  ///
  /// - Parameters:
  ///   - languages: Read while the confinement is tried and what apps have named is made ready: each
  ///     takes as long as a person notices.
  ///   - notice: What the person should know of its start.
  ///   - samples: What a person who has no app yet may have installed.
  ///   - playback: Takes the place of all processes of apps, where a saved conversation is had anew.
  /// - Throws: What keeps it from working, in words for the person.
  package init(
    home: SottoHome, store: any AssistantStore, languages: @autoclosure () throws -> Languages,
    settings: AssistantSettings = AssistantSettings(), notice: String? = nil,
    samples: SampleBundles? = nil, clock: @escaping WallClock = { .now },
    playback: Playback? = nil
  ) throws {
    self.home = home
    self.settings = settings
    self.store = store
    history = HistoryWriter(store: store)
    self.clock = clock
    self.notice = notice
    let confinement = Meanwhile { [choice = settings.confinement] in try choice.confinement() }
    let installed = Meanwhile {
      let registry =
        if let playback {
          try AppRegistry(store: store, reading: playback.bundle)
        } else {
          try AppRegistry(store: store)
        }
      registry.prepareNames()
      return registry
    }
    let languages = try languages()
    registry = try installed.value()
    registry.expect(languages.wellKnownApps)
    registry.adoptFolders()
    let board = NowPlayingBoard()
    let progress = ProgressBoard()
    self.progress = progress
    let artwork = ArtworkFolder(at: home.artwork) { [home] in home.container(of: $0) }
    attendants = Attendants(languages: languages)
    let notifications = NotificationExchange()
    let updates = UpdateExchange()
    let tapes = Tapes(clock: clock)
    let intents = IntentExchange()
    let renewal = AppRenewal()
    let deliveries = NotificationDelivery(
      registry: registry, categories: try store.notificationCategories(), languages: languages,
      clock: clock)
    self.deliveries = deliveries
    schedule = NotificationSchedule(store: store, clock: clock) {
      deliveries.tell($0, isLate: $1)
    }
    suggestions = try SuggestionBoard(store: store, registry: registry, clock: clock)
    phrases = try PhraseBook(store: store)
    let services = AppServices(
      registry: registry, store: store, board: board, progress: progress, artwork: artwork,
      attendants: attendants, notifications: notifications, updates: updates, intents: intents,
      schedule: schedule,
      deliveries: deliveries, suggestions: suggestions, phrases: phrases, renewal: renewal,
      clock: clock)
    let confinementFound = try confinement.value()
    let launcher = Launcher(
      registry: registry, home: home, confinement: confinementFound, notifications: notifications,
      symbolizer: Symbolizer(
        confinement: confinementFound, environment: ProcessInfo.processInfo.environment),
      tapes: tapes, playback: playback, handlers: services.handlers)
    processes = AppProcesses(
      launcher: launcher, board: board, progress: progress, settings: settings, metrics: metrics)
    renewal.open(processes)
    if registry.entries.contains(where: { $0.granted != .none }) {
      // Tried while nobody waits for it.
      Thread.detachNewThread { _ = confinementFound.sharedNetwork }
    }
    // A saved conversation changes nothing here.
    let session = playback == nil ? ProcessInfo.processInfo.environment : [:]
    controls = MediaControls(
      board: board, artwork: artwork, registry: registry, processes: processes,
      limit: settings.requestLimit,
      session: session, controlsOthers: settings.otherPlayers)
    let sampleInstaller = SampleInstaller(samples, registry)
    context = ConversationContext(
      languages: languages, registry: registry, processes: processes, controls: controls,
      rides: try RideBoard(store: store, clock: clock), updates: updates,
      notifications: deliveries, suggestions: suggestions, phrases: phrases, metrics: metrics,
      samples: sampleInstaller, settings: settings,
      tapes: tapes, folder: home.data, clock: clock,
      sessionLock: SessionLock(environment: session))
    intents.open(context)
    sampleInstaller.open { [weak self] call in
      guard let self else { throw CallFailure(.failed, "The assistant is about to end.") }
      return try await install(call)
    }
  }

  /// Answers one thing said.
  ///
  /// - Parameters:
  ///   - tell: Takes how it goes on, where the call follows that.
  ///   - tellTurn: Takes what happens in it, where the call names the turn.
  /// - Throws: `CallFailure` for a request that a program has made and that nobody can carry out.
  package func say(
    _ call: ClientCalls.Say, tell: @escaping @Sendable (ClientCalls.Update) -> Void = { _ in },
    tellTurn: @escaping @Sendable (ClientCalls.TurnEvent) -> Void = { _ in }
  ) async throws(CallFailure) -> Reply {
    turns.begin()
    defer { turns.end() }
    let request: Reading?
    do throws(BadRequest) {
      request = if let plain = call.request { try Reading(request: plain) } else { nil }
    } catch {
      throw CallFailure(.badValue, error.description)
    }
    let conversation = conversation(call.conversation)
    var listener: UpdateListener?
    if let name = call.conversation, call.follows == true {
      listener = { tell(ClientCalls.Update(conversation: name, reply: $0)) }
    }
    let said = Utterance(
      call, request: request, listener: listener, hearer: TurnHearer(of: call, tell: tellTurn))
    let trace = AnswerTrace()
    var reply = await AnswerTrace.$current.withValue(trace) { await conversation.say(said) }
    let templates = trace.templates(of: reply.text).map {
      Reply.Template(key: $0.key, text: $0.text)
    }
    reply.templates = templates.isEmpty ? nil : templates
    history.append(HistoryEntry(call, reply, at: clock().timeIntervalSince1970))
    if call.conversation == nil { await conversation.close() }
    return reply
  }

  /// What the person should know of the assistant's start, and of what apps have told nobody, for the
  /// first who asks.
  func takeNotice() async -> String? {
    let start = notice
    notice = nil
    let news =
      [start].compactMap(\.self) + deliveries.takeUnheard() + (await attendants.takeNotices())
    return news.isEmpty ? nil : news.joined(separator: "\n")
  }

  /// What apps want the person told, the next first.
  nonisolated func waiting(atMost count: Int) throws -> [ClientCalls.Status.Answer.Waiting] {
    try store.notifications(dueBy: .distantFuture, atMost: count).map { pending in
      .init(
        app: registry.name(of: pending.app).shown(atMost: ShownLength.name),
        title: pending.notification.title.shown(), date: pending.next.timeIntervalSince1970)
    }
  }

  /// Leaves what a conversation is at.
  func leave(_ conversation: String) async -> Bool {
    await conversations[conversation]?.leave() ?? false
  }

  package func close(_ conversation: String) async {
    lastUsed[conversation] = nil
    await conversations.removeValue(forKey: conversation)?.close()
  }

  /// Nobody hears any more how a conversation's last request goes on.
  package func stopFollowing(_ conversation: String) async {
    await conversations[conversation]?.stopFollowing()
  }

  /// Whether a person's question waits, music plays, an app runs, or something is to be told at its
  /// time: then the assistant stays.
  func isNeeded() async -> Bool {
    if schedule.isWaiting || deliveries.hasUnheard { return true }
    for conversation in conversations.values where await conversation.hasOpenQuestion {
      return true
    }
    return await processes.isBusy
  }

  /// Ends what has been idle for too long.
  func sweep() async {
    for (name, conversation) in conversations {
      let silence = await conversation.lastSaid.duration(to: .now)
      let isFollowed = await conversation.isFollowed
      if silence > settings.conversationIdle, !isFollowed { await close(name) }
    }
    await processes.sweep()
    schedule.wake()
  }

  /// How long a turn takes at most, but for what the person takes to answer.
  package nonisolated var longestTurn: Duration { settings.requestLimit + .seconds(5) }

  /// Waits until what is being answered has been, for so long at most.
  package nonisolated func finishTurns(within limit: Duration) async {
    let deadline = ContinuousClock.now + limit
    while !turns.isEmpty, !Task.isCancelled, ContinuousClock.now < deadline {
      try? await Task.sleep(for: .milliseconds(20))
    }
  }

  /// Ends all apps and extensions; they store what they must.
  package func stop() async {
    await processes.stopAll()
    await history.finish()
  }

  /// Lets one change of an app through at a time.
  nonisolated func gate(_ app: String) -> CallLine {
    gates.withLock { gates in
      let gate = gates[app, default: CallLine()]
      gates[app] = gate
      return gate
    }
  }

  /// A conversation in which something was said.
  func known(_ conversation: String) -> Conversation? { conversations[conversation] }

  func conversation(_ name: String?) -> Conversation {
    guard let name else { return Conversation(context) }
    lastUsed[name] = .now
    if let known = conversations[name] { return known }
    if conversations.count >= settings.conversations,
      let oldest = lastUsed.min(by: { $0.value < $1.value })?.key
    {
      lastUsed[oldest] = nil
      let silent = conversations.removeValue(forKey: oldest)
      Task { await silent?.close() }
    }
    let new = Conversation(context)
    conversations[name] = new
    return new
  }
}
