import ArgumentParser
import Foundation
import SottoLanguage
import SottoWyoming

/// A conversation by voice.
struct Listen: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Listen and answer aloud.",
    discussion: """
      What hears and what speaks are Wyoming services, such as wyoming-faster-whisper,
      wyoming-piper and wyoming-openwakeword; without --tts espeak-ng speaks where it is
      installed. Without --wake every sentence is for the assistant. A question is answered
      without the word; the word, said while the assistant speaks, interrupts it.

      Example:
        $ sotto listen --stt tcp://127.0.0.1:10300 --wake tcp://127.0.0.1:10400

      Exit status with --once: as that of “sotto say TEXT”; 2 also where nothing was heard.
      """)

  @Option(help: ArgumentHelp("The service that recognises speech.", valueName: "address"))
  var stt: String

  @Option(help: ArgumentHelp("The service that speaks.", valueName: "address"))
  var tts: String?

  @Option(help: ArgumentHelp("The service that waits for a word.", valueName: "address"))
  var wake: String?

  @Option(
    name: .customLong("wake-word"),
    help: ArgumentHelp(
      "A word that counts; without any, each that the service knows. Repeatable.",
      valueName: "name"))
  var words: [String] = []

  @Option(
    help: ArgumentHelp(
      "What records: a shell's command that writes raw sound, in which {rate}, {width} and {channels} are filled in.",
      valueName: "command"))
  var microphone: String?

  @Option(
    help: ArgumentHelp("What plays: the same, for sound that it reads.", valueName: "command"))
  var speaker: String?

  @Option(
    name: .customLong("satellite"),
    help: ArgumentHelp(
      "A microphone and a loudspeaker elsewhere, as wyoming-satellite is, in place of this machine's; repeatable.",
      valueName: "address"))
  var satellites: [String] = []

  @Flag(help: "Say nothing aloud.")
  var silent = false

  @Flag(help: "Hear one request at once, with its answers, and end: for a key.")
  var once = false

  @OptionGroup var expected: LocaleOption

  @OptionGroup var connection: ConnectionOptions

  func validate() throws {
    _ = try settings
    guard wake == nil || !once else {
      throw ValidationError("--once waits for no word: leave --wake out.")
    }
    guard satellites.isEmpty || (microphone == nil && speaker == nil && !once) else {
      throw ValidationError(
        "A satellite has its own microphone and speaker: leave --microphone, --speaker and --once out."
      )
    }
    guard words.isEmpty || wake != nil else {
      throw ValidationError("--wake-word is for a service: name it by --wake.")
    }
  }

  func run() async throws {
    // A player that has ended is told of as such.
    signal(SIGPIPE, SIG_IGN)
    do {
      if satellites.isEmpty { try await listen() } else { try await serve() }
    } catch let error as VoiceError {
      Output.error(error.description)
      throw ExitCode.failure
    }
  }

  private func listen() async throws {
    guard let recorder = microphone.map({ SoundCommand($0) }) ?? SoundCommand.recorder else {
      throw ValidationError(
        "Nothing records here: install alsa-utils, or name a command by --microphone.")
    }
    let player = speaker.map { SoundCommand($0) } ?? SoundCommand.player
    let settings = try settings
    if !silent, player == nil {
      Output.error("Nothing plays here: install alsa-utils, or name a command by --speaker.")
    } else if !settings.canSpeak {
      Output.error("Nothing speaks here: install espeak-ng, or name a service by --tts.")
    }
    let talk = SpokenConversation(connection, expected.locale)
    let isHeard = try await VoiceLoop.listen(
      settings, microphone: recorder, loudspeaker: silent ? nil : player, once: once
    ) {
      try await talk.answer(to: $0)
    } tell: {
      Self.show($0)
      await talk.tell($0)
    }
    await talk.close()
    if once { throw isHeard ? await talk.code : ExitCode(2) }
  }

  /// Serves satellites, each a conversation of its own.
  private func serve() async throws {
    let settings = try settings
    try await withThrowingTaskGroup(of: Void.self) { group in
      for satellite in satellites {
        let address = try ServiceAddress(satellite)
        let talk = SpokenConversation(connection, expected.locale)
        group.addTask {
          try await VoiceLoop.serve(satellite: address, settings) {
            try await talk.answer(to: $0)
          } tell: {
            Self.show($0)
            await talk.tell($0)
          }
        }
      }
      try await group.waitForAll()
    }
  }

  private var settings: VoiceSettings {
    get throws {
      do {
        for satellite in satellites { _ = try ServiceAddress(satellite) }
        var settings = VoiceSettings(recogniser: try ServiceAddress(stt))
        settings.synthesiser = try tts.map { text throws in try ServiceAddress(text) }
        settings.wake = try wake.map { text throws in try ServiceAddress(text) }
        settings.words = words
        settings.isAloud = !silent
        settings.language = expected.locale
        settings.voice = { Languages.voice(of: $0) }
        return settings
      } catch let error as VoiceError {
        throw ValidationError(error.description)
      }
    }
  }

  private static func show(_ event: VoiceLoop.Event) {
    switch event {
    case .waiting: break
    case .listening: Output.line("Listening …", style: .hint)
    case .hearing(let text): Output.line("… \(text)", style: .hint)
    case .heard(let text): Output.line("> \(text)")
    case .answered(let text): Output.line(text)
    case .interrupted: break
    case .failed(let error): Output.error(error.description)
    }
  }
}
