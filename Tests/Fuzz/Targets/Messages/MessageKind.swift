import Intents
import SottoWire

/// A kind of message, and how it is read and written again.
struct MessageKind: Sendable {
  let name: String
  /// One with every member set.
  let sample: PlainValue
  /// Reads a tree as such a message and writes that.
  let rewritten: @Sendable (PlainValue) throws -> PlainValue

  init<Message: Codable & Sendable>(_ name: String, _ message: Message) {
    self.name = name
    // One that cannot be written fails the test that each is read as it was written.
    sample = (try? PlainEncoder.plain(of: message)) ?? .null
    rewritten = { try PlainEncoder.plain(of: Envelope.body(Message.self, of: $0)) }
  }

  static func event<Event: WireEvent>(_ event: Event) -> [MessageKind] {
    [MessageKind(Event.name, event)]
  }

  static func call<Call: WireCall>(_ call: Call, _ answer: Call.Answer) -> [MessageKind] {
    [MessageKind(Call.name, call), MessageKind("answer to \(Call.name)", answer)]
  }

  static let all =
    handlerMessages + appMessages + systemMessages + clientMessages + suggestionMessages
    + turnMessages
}

// MARK: - One of each

extension MessageKind {
  private static let intent = IntentMessage(
    name: "INPlayMediaIntent",
    parameters: [
      "mediaSearch": ["mediaName": "Skyfall", "mediaType": "song"], "playbackSpeed": 1.5,
      "mediaItems": [["identifier": "1", "title": "Кино"]], "playShuffled": true,
    ])

  private static let response: PlainValue = [
    "code": "success", "userActivity": ["activityType": "play", "userInfo": ["n": 7]],
  ]

  private static let progress = {
    var progress = HandlerCalls.Progress()
    progress.resolved = [
      .init(name: "mediaItems", results: [["status": "success"], .null], milliseconds: 1.5)
    ]
    progress.milliseconds = 2
    progress.confirmed = ResponseMessage(response: response)
    return progress
  }()

  private static let nowPlaying = SystemCalls.NowPlaying(
    title: "Skyfall", artist: "Adele", album: "Skyfall", identifier: "1", duration: 286.5,
    elapsed: 3, isPlaying: true, volume: 0.5, rate: 1.5, repeatMode: "one", shuffleMode: true,
    commands: ["pause", "nextTrack"], artwork: "Library/Caches/NowPlaying/1")

  private static let reply = {
    var reply = Reply(
      text: "Which one?", outcome: .question, locale: "en", app: "Melody",
      question: .init(kind: "choice", choices: ["a", "b"]),
      card: Card(rows: [.init(title: "a", subtitle: "b", identifier: "c", image: ["name": "d"])]),
      alternatives: ["e"], reading: ["intent": "INPlayMediaIntent"],
      steps: [.init(name: "handle", result: "success", milliseconds: 1.25)], milliseconds: 2)
    reply.response = response
    reply.updates = true
    reply.templates = [.init(key: "which", text: "Which {kind}?")]
    return reply
  }()

  private static let app = AppSummary(
    identifier: "app.sotto.Melody", name: "Melody", version: "1.0", authorization: "authorized",
    intents: ["INPlayMediaIntent"], network: false, defaults: ["INPlayMediaIntent"],
    running: true, vocabulary: 12, notes: ["a note"])

  private static let handlerMessages =
    call(
      HandlerCalls.Begin(request: 1, parameters: ["mediaItems"], intent: intent, language: "en"),
      .init(handles: false, problem: "returned nil", progress: progress))
    + call(
      HandlerCalls.Resolve(request: 1, parameters: ["mediaItems"], intent: intent), progress)
    + call(HandlerCalls.StartUpdates(request: 1, intent: intent), .init(sends: true))
    + call(HandlerCalls.StopUpdates(request: 1), .init())
    + event(HandlerCalls.Update(request: 1, response: response))
    + call(HandlerCalls.Confirm(request: 1, intent: intent), .init(response: response))
    + call(HandlerCalls.Handle(request: 1, intent: intent), .init(response: response))
    + event(HandlerCalls.End(request: 1))

  private static let appMessages =
    call(AppCalls.HandleIntent(intent: intent, language: "ru"), .init(response: response))
    + call(
      AppCalls.ContinueActivity(activity: ["activityType": "play"], language: "en"),
      .init(handled: true, card: reply.card))
    + call(AppCalls.Open(), Nothing())
    + event(AppCalls.Notification(notification: "changed"))
    + call(AppCalls.Command(command: "seek", value: 12.5), .init(status: "success"))
    + call(
      AppCalls.NotificationResponse(notification: notification, date: 7.5, action: "done"),
      Nothing())

  private static let notification = ScheduledNotification(
    identifier: "1", title: "call Ann", subtitle: "a", body: "b", category: "task", thread: "t",
    userInfo: ["task": "1"],
    trigger: .init(interval: 60, components: ["hour": 18, "weekday": 2], repeats: true))

  private static let systemMessages =
    event(nowPlaying)
    + event(
      SystemCalls.SetVocabulary(
        type: "mediaPlaylistTitle", entries: ["Gym", ["spokenPhrase": "Кино"]]))
    + event(SystemCalls.PostNotification(notification: "changed"))
    + event(SystemCalls.SetMediaUserContext(context: ["numberOfLibraryItems": 7]))
    + call(SystemCalls.RequestAuthorization(), .init(status: "authorized"))
    + call(SystemCalls.RequestMediaLibrary(), .init(status: "authorized"))
    + call(SystemCalls.AskPerson(text: "May I?"), .init(yes: true))
    + call(SystemCalls.Donate(interaction: ["intent": "INPlayMediaIntent", "date": 7]), Nothing())
    + call(
      SystemCalls.SendIntent(intent: intent, app: "Melody"),
      .init(response: response, refusal: .init(.failed, "It has failed.")))
    + call(SystemCalls.RequestSending(), .init(refusal: .init(.denied, "It may not.")))
    + call(SystemCalls.DeleteDonations(identifiers: ["1"], group: "weekend"), Nothing())
    + call(SystemCalls.ScheduleNotifications(notifications: [notification]), Nothing())
    + call(SystemCalls.RemoveNotifications(identifiers: ["1"]), Nothing())
    + call(SystemCalls.PendingNotifications(), .init(notifications: [notification]))
    + call(SystemCalls.NotificationSettings(), .init(isAllowed: true))
    + call(
      SystemCalls.SetNotificationCategories(categories: [
        .init(identifier: "task", actions: [.init(identifier: "done", title: "Done")])
      ]), Nothing())

  private static let clientMessages =
    event(Hello(role: .extension))
    + call(
      ClientCalls.Say(
        text: "play skyfall", locale: "en", conversation: "c", profile: "voice", locked: true,
        follows: true), reply)
    + event(ClientCalls.Update(conversation: "c", reply: reply))
    + call(ClientCalls.CloseConversation(conversation: "c"), Nothing())
    + call(
      ClientCalls.SaveConversation(conversation: "c", version: "1.0"),
      ClientCalls.SaveConversation.Answer(text: "{}\n"))
    + call(ClientCalls.Attend(), .init(words: "play hello"))
    + call(ClientCalls.ListApps(), [app])
    + call(
      ClientCalls.InstallApp(
        path: "/a.app", allow: true, network: false, localPorts: [8080], replace: true),
      app)
    + call(
      ClientCalls.GrantApp(
        app: "Melody", allows: true, network: false, localPorts: [8080], groups: ["group.a"],
        music: true, folders: ["/music"], unconfined: false, notifications: true, questions: false,
        requests: true), app)
    + call(ClientCalls.OpenApp(app: "Melody"), app)
    + call(ClientCalls.ChangeApp(app: "Melody", change: .deny), app)
    + call(
      ClientCalls.History(limit: 7),
      [
        HistoryEntry(
          date: 1_700_000_000.5, text: "play", locale: "en", intent: "INPlayMediaIntent",
          app: "Melody", outcome: .done, reply: "Playing.", sender: "Hop")
      ])
    + call(
      ClientCalls.Status(),
      .init(
        processIdentifier: 12, built: 7.5, nowPlaying: nowPlaying, notice: "damaged",
        waiting: [.init(app: "Listable", title: "call Ann", date: 7.5)]))
    + call(
      ClientCalls.Health(),
      HealthReport(parts: [
        .init("languages", "8 languages"),
        .init("space", wrong: "1 MB of space left.", remedy: "Free some."),
      ]))
    + call(
      ClientCalls.Metrics(),
      [Metric("sotto_turn_seconds", "a", .histogram, [.init(1, ["le": "+Inf"], suffix: "_bucket")])]
    )
    + call(ClientCalls.Quit(), Nothing())
    + call(ClientCalls.Ask(text: "May it?", canBeSilenced: true), .init(words: "yes"))
    + call(ClientCalls.HearNotifications(locale: "de"), Nothing())
    + event(
      ClientCalls.Notification(
        text: "Listable: call Ann", locale: "en", app: "Listable", title: "call Ann", body: "b",
        date: 7.5, isMissed: true, actions: ["Done"]))
}
