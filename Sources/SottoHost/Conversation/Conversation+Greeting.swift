import Foundation
import SottoAssistant
import SottoLanguage
import SottoWire

// What a person is told who is new here.

extension Conversation {
  /// Says what Sotto is and what can be done now: to who has no app yet, and to who has never said anything.
  ///
  /// - Parameters:
  ///   - language: The one that the person is likely to speak.
  ///   - isFirst: Whether nothing was ever said here.
  func greet(in language: String, isFirst: Bool) async -> ClientCalls.Greet.Answer {
    let dialogue = context.dialogue(language)
    let examples = await context.examples(dialogue.language.code, atMost: 3)
    var greeting = ClientCalls.Greet.Answer(text: nil, question: nil, examples: examples)
    if case .samples? = asked?.matter { asked = nil }
    // Whoever is being asked something is not to be asked more.
    guard open == nil, asked == nil else { return greeting }
    if context.samples.isOffered {
      let question = OwnQuestion(.samples, dialogue, isAsked: false)
      greeting.text = text([
        dialogue.say(["greeting"]),
        dialogue.say(["greeting.samples"], ["folder": folder(.music)].compactMapValues(\.self)),
      ])
      greeting.question = Reply.Question(question.surroundings, dialogue)
      asked = question
    } else if context.registry.entries.isEmpty {
      greeting.text = text([dialogue.say(["greeting"]), dialogue.say(["help.nothing"])])
    } else if isFirst {
      greeting.text = text(
        [dialogue.say(["greeting"])] + ownMedia(dialogue) + help(examples, dialogue))
    }
    return greeting
  }

  /// Installs the sample apps, and says what can be asked of them.
  func installSamples(_ dialogue: Dialogue) async -> Reply {
    do {
      let apps = try await context.samples.installAll()
      let installed = dialogue.say(
        ["samples.installed"], ["apps": Language.list(apps.map(\.name))])
      let networked = apps.filter(\.network).map {
        dialogue.say(["samples.network"], ["app": $0.name])
      }
      let examples = await context.examples(dialogue.language.code, atMost: 3)
      let text = (networked + help(examples, dialogue)).reduce(installed) {
        dialogue.say(["then"], ["answer": $0, "next": $1])
      }
      return reply(text, .done, dialogue)
    } catch {
      return reply(dialogue.say(["samples.failed"], ["reason": "\(error)"]), .failed, dialogue)
    }
  }

  /// Each on a line of its own.
  private func text(_ lines: [String]) -> String {
    lines.map { $0.shown() }.joined(separator: "\n")
  }

  private func help(_ examples: [String], _ dialogue: Dialogue) -> [String] {
    guard !examples.isEmpty else { return [] }
    let joined = dialogue.language.joined(examples, as: "choices")
    return [dialogue.say(["help"], ["examples": joined])]
  }

  /// What apps could have of the person's own, and will ask for.
  private func ownMedia(_ dialogue: Dialogue) -> [String] {
    context.registry.entries.compactMap { entry in
      guard entry.bundle.musicUsageDescription != nil, entry.installed.grants.music == nil,
        let folder = folder(MediaFolder(of: entry.bundle.mediaCategories), holdingAnything: true)
      else { return nil }
      return dialogue.say(
        ["greeting.own"],
        ["app": entry.bundle.name.text(in: dialogue.language.code), "folder": folder])
    }
  }

  /// A folder of media, as a person writes it; `nil` where there is none.
  private func folder(_ media: MediaFolder, holdingAnything: Bool = false) -> String? {
    let environment = ProcessInfo.processInfo.environment
    guard let path = media.path(environment),
      !holdingAnything || MediaFolder.holdsAnything(path)
    else { return nil }
    let home = environment["HOME"].map { $0 + "/" } ?? "//"
    return path.hasPrefix(home) ? "~/" + path.dropFirst(home.count) : path
  }
}

extension Assistant {
  /// What to say to a person who comes to a front end, and may be new.
  func greet(_ call: ClientCalls.Greet) async throws -> ClientCalls.Greet.Answer {
    let isFirst = try store.history(limit: 1).isEmpty
    return await conversation(call.conversation).greet(
      in: call.locale ?? attendants.language.code, isFirst: isFirst)
  }
}
