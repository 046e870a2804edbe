import Foundation
import SottoHost
import SottoSocket
import SottoTesting
import SottoWire

/// An assistant with a home that holds one app and is gone afterwards.
struct HermeticAssistant {
  private let home: HermeticHome
  private let connection: Connection

  private init(_ bundle: String, _ sandbox: ConfinementChoice) async throws {
    home = try HermeticHome(sandbox)
    do {
      connection = try await home.connect(isRehearsal: true)
      try await HermeticHome.install(bundle, by: connection)
    } catch {
      home.remove()
      throw error
    }
  }

  /// Says a file's sentences one after another, each in a conversation of its own.
  static func say(
    _ file: TestFiles.File, to bundle: String, confined sandbox: ConfinementChoice
  ) async throws -> [SentenceResult] {
    guard !file.rows.isEmpty else { return [] }
    let assistant = try await HermeticAssistant(bundle, sandbox)
    var results: [SentenceResult] = []
    for row in file.rows {
      results.append(
        await assistant.say(
          SentenceResult(file: file.path, line: row.line, sentence: row.sentence)))
    }
    await assistant.connection.close()
    assistant.home.remove()
    return results
  }

  private func say(_ row: SentenceResult) async -> SentenceResult {
    var row = row
    let conversation = "test-\(row.line)"
    do {
      let now = try row.sentence.moment(in: .current)?.timeIntervalSince1970
      var unsaid = ([row.sentence.say] + row.sentence.answers)[...]
      var reply: Reply?
      while let text = unsaid.first, reply == nil || reply?.takesMore == true {
        unsaid.removeFirst()
        var next = try await connection.call(
          ClientCalls.Say(
            text: text, locale: row.sentence.locale, conversation: conversation, now: now),
          within: .seconds(30))
        // Its log is removed with the home.
        next.problem?.log = nil
        row.note(text, next)
        reply = next
      }
      if !unsaid.isEmpty, row.problem == nil {
        row.problem = "nothing was asked that “\(unsaid.joined(separator: "”, “"))” could answer"
      }
      _ = try await connection.call(ClientCalls.CloseConversation(conversation: conversation))
    } catch {
      row.problem = error.sentence
    }
    return row
  }
}

extension Reply {
  /// Whether something may be said to it: it asks, or has told what else may have been meant.
  fileprivate var takesMore: Bool { outcome == .question || alternatives != nil }
}
