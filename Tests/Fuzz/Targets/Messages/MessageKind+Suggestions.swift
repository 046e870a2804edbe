import Intents
import SottoSocket
import SottoWire

extension MessageKind {
  static let suggestionMessages = appSuggestions + clientSuggestions

  private static let shortcut: PlainValue = [
    "intent": "INPlayMediaIntent", "parameters": ["playShuffled": true],
  ]

  private static let appSuggestions =
    call(SystemCalls.DonateActivity(activity: ["activityType": "watch"]), Nothing())
    + call(SystemCalls.DeleteActivities(persistentIdentifiers: ["1"]), Nothing())
    + event(SystemCalls.SetUpcomingMedia(intents: [["playShuffled": true]]))
    + event(SystemCalls.SetPredictionMode(mode: "default", type: "tvShow"))
    + event(SystemCalls.SetShortcutSuggestions(shortcuts: [shortcut]))
    + call(
      SystemCalls.SetRelevantShortcuts(shortcuts: [
        ["shortcut": shortcut, "relevanceProviders": [["situation": "morning"]]]
      ]), Nothing())
    + call(
      SystemCalls.VoiceShortcuts(),
      .init(shortcuts: [["invocationPhrase": "good night", "shortcut": shortcut]]))

  private static let phrase = ShortcutSummary(
    identifier: "1", phrase: "good night", sentence: "pause", app: "a", title: "News",
    problem: "The app is no longer installed.")

  private static let clientSuggestions =
    call(
      ClientCalls.Suggest(limit: 3, now: 7.5, locale: "en", offersTo: "c"),
      [
        SuggestionSummary(
          identifier: "a 1", app: "a", appName: "Reel", title: "News",
          text: "You often play News.", reason: "frequent", probability: 0.5, shortcut: shortcut)
      ])
    + call(
      ClientCalls.Greet(conversation: "c", locale: "en"),
      .init(
        text: "Hello.", question: Reply.Question(kind: "confirmation", choices: [], answers: []),
        examples: ["play news"]))
    + call(ClientCalls.SetOffers(areOn: false), Nothing())
    + call(ClientCalls.ListShortcuts(), [phrase])
    + call(
      ClientCalls.SaveShortcut(
        phrase: "good night", sentence: "pause", suggestion: "a 1", replaces: "sleep",
        locale: "en", isSure: true), phrase)
    + call(ClientCalls.DeleteShortcut(phrase: "good night"), phrase)
    + call(
      ClientCalls.ListDonations(after: 7),
      [
        DonationSummary(
          number: 8, app: "a", source: "interaction", group: "g", date: 7.5, duration: 60,
          shortcut: shortcut)
      ])
    + call(ClientCalls.Wipe(), Nothing())
}
