import Foundation
import SottoClient
import SottoHost
import SottoLanguage
import SottoWire
import Synchronization

/// A conversation at the terminal, line by line.
struct Prompt {
  let home: SottoHome
  /// The language to expect.
  var locale: String?
  var isLocked = false
  /// Reaches the assistant: at the start, and when it has ended meanwhile.
  let connect: () async throws -> Connection
  /// What is done before each thing that is said.
  var beforeEach: (Connection) async -> Void = { _ in }

  func run() async throws {
    var talk = try await Session(open())
    let editor = LineEditor(
      history: PromptHistory(file: URL(fileURLWithPath: home.promptHistory)),
      completion: Completion(
        commands: Self.commands,
        names: { [home] in InstalledNames.all(in: home).flatMap(\.spokenNames) }))
    var last: Reply?
    // What was said in place of an answer to an app.
    var next: String?
    if await !greet(in: talk) { await offer(in: talk) }
    lines: while true {
      let line = next.map(LineEditor.Line.text) ?? editor.readLine(prompt: "> ")
      next = nil
      switch line {
      case .end: break lines
      case .interrupted: continue
      case .text(let line):
        let text = line.trimmingCharacters(in: .whitespaces)
        if text.hasPrefix(":") {
          guard await meta(text, last, in: talk) else { break lines }
          continue
        }
        guard !text.isEmpty else { continue }
        // One that has ended meanwhile has heard nothing of this.
        if talk.client.isLost { talk = try await Session(open()) }
        await beforeEach(talk.client)
        do {
          let answer = try await say(line, in: talk)
          last = answer?.reply ?? last
          next = answer?.next
        } catch let failure as CallFailure where failure.code == .disconnected {
          Output.error(Connection.lost)
        } catch let silence as NoAnswer {
          Output.error(silence.description)
        }
      }
    }
    await talk.end()
  }

  /// One conversation by one connection.
  private struct Session {
    let client: Connection
    let conversation = "talk-\(UUID().uuidString)"

    init(_ client: Connection) { self.client = client }

    func end() async {
      _ = try? await client.call(ClientCalls.CloseConversation(conversation: conversation))
      await client.close()
    }
  }

  /// Says what Sotto is and what can be done now, to a person at a terminal who is new here.
  ///
  /// - Returns: Whether there was anything to say.
  private func greet(in talk: Session) async -> Bool {
    guard Self.hasPerson else { return false }
    let call = ClientCalls.Greet(conversation: talk.conversation, locale: ownLocale)
    // Who cannot be greeted can still say something.
    guard let text = try? await talk.client.call(call, within: .seconds(5)).text else {
      return false
    }
    Output.line(text)
    return true
  }

  /// One line of what the person may want, where that is likely enough and they let it be offered.
  private func offer(in talk: Session) async {
    let call = ClientCalls.Suggest(
      limit: 1, locale: locale, offersTo: talk.conversation)
    // Nobody has asked for it: nor does it matter what keeps it away.
    let offered = try? await talk.client.call(call, within: .seconds(2))
    if let text = offered?.first?.text { Output.line(text, style: .hint) }
  }

  /// Says a line and prints the answer. Ctrl-C leaves the conversation, and the next line begins
  /// another.
  ///
  /// - Returns: The answer, and what the person has said to an app that asked then, where that is no answer to it;
  ///   `nil` after Ctrl-C.
  private func say(
    _ line: String, in talk: Session
  ) async throws -> (reply: Reply, next: String?)? {
    let isLeft = Atomic(false)
    let client = talk.client
    let interrupts = SignalWatch([SIGINT]) {
      isLeft.store(true, ordering: .releasing)
      Task { await client.close() }
    }
    defer { interrupts.cancel() }
    let call = ClientCalls.Say(
      text: line, locale: locale, conversation: talk.conversation,
      locked: isLocked ? true : nil, follows: true)
    do {
      let reply = try await client.call(call, within: .seconds(60))
      Output.line(reply.text, style: .answer(reply.outcome))
      for row in reply.unnamedRows { Output.line("  \(row)") }
      if Style.isTerminal, let hint = reply.hint { Output.line("  \(hint)", style: .hint) }
      // Who has been answered is free to answer: apps ask nothing before that.
      guard reply.outcome != .question else { return (reply, nil) }
      return (reply, try await client.call(ClientCalls.Attend(), within: nil).words)
    } catch let failure as CallFailure where failure.code == .disconnected {
      guard isLeft.load(ordering: .acquiring) else { throw failure }
      Output.line("")
      return nil
    }
  }

  /// Connects, and prints how requests go on and what apps have to say.
  private func open() async throws -> Connection {
    let client = try await connect()
    Task { [notifications = client.notifications] in
      for await notification in notifications {
        Output.line(notification.text, style: .answer(.question).beside)
      }
    }
    _ = try await client.call(ClientCalls.HearNotifications(locale: locale))
    if Self.hasPerson { try await followProgress(by: client) }
    Task { [updates = client.updates] in
      for await update in updates {
        guard let reply = update.reply else { continue }
        Output.line(reply.text, style: .answer(reply.outcome).beside)
      }
    }
    return client
  }

  /// Prints how far long work of apps is, now and then.
  private func followProgress(by client: Connection) async throws {
    _ = try await client.call(ClientCalls.FollowProgress(locale: ownLocale))
    Task { [progress = client.progress] in
      var lines = ProgressLines()
      for await event in progress {
        if let line = lines.line(for: event) { Output.line(line, style: .hint.beside) }
      }
    }
  }

  /// The language of who has not said anything yet.
  private var ownLocale: String? {
    locale ?? SessionLanguage.tag(ProcessInfo.processInfo.environment)
  }

  /// Whether somebody sits at a terminal.
  private static var hasPerson: Bool { Style.isTerminal && isatty(STDIN_FILENO) == 1 }

  private static let commands = [":help", ":quit", ":save", ":why"]

  /// Carries out a command to the prompt itself; false when it is to end.
  private func meta(_ text: String, _ last: Reply?, in talk: Session) async -> Bool {
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    switch words.first ?? text {
    case ":quit", ":q": return false
    case ":why": Output.line(last.map(Explanation.text) ?? "Nothing has been said yet.")
    case ":help", ":h":
      Output.line(
        """
        Type what you would like, in any installed language.
        :save FILE  save what was said here, and what came of it, for “sotto replay FILE”;
               :save --masked FILE puts other names in the place of yours
        :why   what was understood of the last request, and each of its steps
        :quit  leave; what plays goes on
        """)
    case ":save" where words.count > 1:
      await save(words[1], talk)
    case ":save": Output.line("Say where: :save FILE.")
    default: Output.line("There is no \(text). Try :help.")
    }
    return true
  }

  /// - Parameter arguments: A file, after `--masked` where names are to be replaced.
  private func save(_ arguments: String, _ talk: Session) async {
    let option = "--masked "
    let isMasked = arguments.hasPrefix(option)
    let file = isMasked ? String(arguments.dropFirst(option.count)) : arguments
    do {
      let saved = try await SavedConversation(
        talk.conversation, to: file.trimmingCharacters(in: .whitespaces), masked: isMasked,
        by: talk.client)
      Output.line(saved.summary)
    } catch {
      Output.error("\(error)")
    }
  }
}
