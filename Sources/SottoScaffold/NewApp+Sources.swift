import Intents
import SottoAdapt

// The Swift sources that a new app begins with.
extension NewApp {
  /// Gives the handler of each intent, to extension, app and tests.
  var handlerTable: String {
    let cases = intents.map { "  case is \($0.name): \(handler(of: $0))()" }
    return """
      import Intents

      /// The object that handles an intent; the extension asks for one each time.
      public func handler(for intent: INIntent) -> Any? {
        switch intent {
      \(cases.joined(separator: "\n"))
        default: nil
        }
      }

      """
  }

  private func imports(_ modules: String...) -> String {
    modules.sorted().map { "import \($0)" }.joined(separator: "\n")
  }

  var principalClass: String {
    """
    \(imports("Intents", "\(name)Handlers"))

    /// The extension's principal class, which its Info.plist names.
    final class IntentHandler: INExtension {
      override func handler(for intent: INIntent) -> Any? { \(name)Handlers.handler(for: intent) }
    }

    """
  }

  /// A handler that takes what was said as it is.
  func source(of intent: IntentDescription) -> String {
    let methods = intent.isOfMedia ? [mediaMethod(of: intent)] : subjectMethods(of: intent)
    return """
      import Intents

      final class \(handler(of: intent)): NSObject, \(intent.name)Handling {
      \((methods + [handleMethod(of: intent)]).joined(separator: "\n\n"))
      }

      """
  }

  private func mediaMethod(of intent: IntentDescription) -> String {
    let result = intent.parameters.first { $0.name == "mediaItems" }?.resolution ?? ""
    return """
      \(signature("resolveMediaItems", "for intent: \(intent.name)", "[\(result)]"))
          if let chosen = intent.mediaItems?.first { return [.success(with: chosen)] }
          let found = Library.items(for: intent.mediaSearch)
          return switch found.count {
          case 0: [.unsupported()]
          case 1: [.success(with: found[0])]
          default: [.disambiguation(with: found)]
          }
        }
      """
  }

  /// What the request is about has to be said; all else goes on without.
  private func subjectMethods(of intent: IntentDescription) -> [String] {
    let subjects = intent.parameters.filter { $0.name == intent.subject.first }
    return subjects.map { parameter in
      let method = "resolve\(parameter.name.prefix(1).uppercased())\(parameter.name.dropFirst())"
      guard parameter.isList else {
        return """
          \(signature(method, "for intent: \(intent.name)", parameter.resolution))
              intent.\(parameter.name).map { .success(with: $0) } ?? .needsValue()
            }
          """
      }
      return """
        \(signature(method, "for intent: \(intent.name)", "[\(parameter.resolution)]"))
            let said = intent.\(parameter.name) ?? []
            return said.isEmpty ? [.needsValue()] : said.map { .success(with: $0) }
          }
        """
    }
  }

  /// The line, or lines, that a method begins with.
  private func signature(_ method: String, _ parameter: String, _ result: String) -> String {
    let line = "  func \(method)(\(parameter)) async -> \(result) {"
    return line.count <= 100
      ? line : "  func \(method)(\n    \(parameter)\n  ) async -> \(result) {"
  }

  private func handleMethod(of intent: IntentDescription) -> String {
    let response = "\(intent.name)Response"
    // Some protocols have kept a label of their own.
    let parameter = OldLabel.kept[intent.name].map { "\($0) intent" } ?? "intent"
    let signature = signature("handle", "\(parameter): \(intent.name)", response)
    switch intent.name {
    case "INPlayMediaIntent":
      return """
          /// The app is asked to play, in the background.
        \(signature)
            \(response)(code: .handleInApp, userActivity: nil)
          }
        """
    case "INSearchForMediaIntent":
      return """
          /// The app shows what was found, in the foreground.
        \(signature)
            let activity = NSUserActivity(activityType: "\(intent.name)")
            return \(response)(code: .continueInApp, userActivity: activity)
          }
        """
    default:
      return """
          /// Here the app does what was asked.
        \(signature)
            \(response)(code: .success, userActivity: nil)
          }
        """
    }
  }

  /// A few songs to begin with.
  var library: String {
    """
    import Intents

    /// What the app can play: put yours in its place.
    enum Library {
      static let items = [
        INMediaItem(identifier: "1", title: "Skyfall", type: .song, artwork: nil, artist: "Adele"),
        INMediaItem(identifier: "2", title: "Hello", type: .song, artwork: nil, artist: "Adele"),
        INMediaItem(
          identifier: "3", title: "Hello", type: .song, artwork: nil, artist: "Lionel Richie"),
      ]

      /// What fits all that was said of it; everything, where nothing was said.
      static func items(for search: INMediaSearch?) -> [INMediaItem] {
        items.filter { item in
          fits(item.title, search?.mediaName) && fits(item.artist, search?.artistName)
        }
      }

      private static func fits(_ name: String?, _ said: String?) -> Bool {
        guard let said, !said.isEmpty else { return true }
        return name?.localizedCaseInsensitiveContains(said) == true
      }
    }

    """
  }

  var appDelegate: String {
    """
    import Intents
    import SottoAppSupport

    @main
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      /// Takes what the extension answers with `.handleInApp`: here the app plays.
      func application(
        _ application: UIApplication, handle intent: INIntent
      ) async -> INIntentResponse {
        print("\\(intent)")
        return \(firstResponse)(code: .success, userActivity: nil)
      }

      /// Takes what it answers with `.continueInApp`: here the app shows it.
      func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
      ) -> Bool {
        true
      }
    }

    """
  }

  private var firstResponse: String {
    "\(intents.first { $0.name == "INPlayMediaIntent" }?.name ?? "INPlayMediaIntent")Response"
  }

  var tests: String {
    """
    \(imports("Foundation", "Intents", "SottoTesting", "Testing", "\(name)Handlers"))

    /// Sentences, said to the handlers in this process.
    @Suite struct SentenceTests {
      private let bench = Bench(
        TestedApp(
          "\(name)",
          intents: [
    \(intents.map { "        \($0.name).self," }.joined(separator: "\n"))
          ])
      ) { handler(for: $0) }

      @Test(arguments: [\(languages.map { "\"\($0)\"" }.joined(separator: ", "))])
      func `what the files say comes true`(language: String) async throws {
        let file = URL(filePath: #filePath).appending(path: "../../Sentences/\\(language).jsonl")
        for row in try SentenceFile(contentsOf: file.standardized).rows {
          let (turn, differences) = try await bench.check(row.sentence)
          #expect(differences.isEmpty, "\\(turn)")
        }
      }
    }

    """
  }

  /// A sentence for each intent, and the intent that is expected of it.
  func sentences(_ language: String) -> String {
    intents.compactMap { intent in
      phrases[language]?[intent.name].map { phrase in
        #"{"say": "\#(phrase)", "locale": "\#(language)", "expect": {"intent": "\#(intent.name)"}}"#
      }
    }.joined(separator: "\n") + "\n"
  }
}
