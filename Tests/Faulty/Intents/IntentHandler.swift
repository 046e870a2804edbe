import Intents
import SottoAppSupport

/// Goes wrong in the way the sentence names: “play kaput crash in faulty”.
final class IntentHandler: INExtension, INPlayMediaIntentHandling {
  /// Completions that are kept and never called.
  nonisolated(unsafe) private var kept: [(INPlayMediaIntentResponse) -> Void] = []

  override func handler(for intent: INIntent) -> Any? {
    let name = (intent as? INPlayMediaIntent)?.wanted
    if name == "wrong handler" { return NSString(string: "no handler") }
    return name == "no handler" || intent is INSearchForMediaIntent ? nil : self
  }

  func resolveMediaItems(
    for intent: INPlayMediaIntent,
    with completion: @escaping ([INPlayMediaMediaItemResolutionResult]) -> Void
  ) {
    let name = intent.wanted
    let items = ["First", "Second"].map {
      INMediaItem(identifier: $0, title: $0, type: .song, artwork: nil, artist: "Nobody")
    }
    switch name {
    case "crash": Wrong.crash()
    case "hang": Wrong.hang()
    case "exit": exit(0)
    case "gibberish": Wrong.send("this is no message")
    case "nonsense": Wrong.send(#"{"id":1,"answer":{"results":[{"status":"perhaps"}]}}"#)
    case "endless message": Wrong.sendWithoutEnd()
    case "giant message": Wrong.announce(bytes: 1 << 31)
    case "dropped completion": break
    case "slow":
      usleep(400_000)
      completion([.success(with: items[0])])
    case "labour", "lost labour":
      Wrong.labour(isLost: name == "lost labour")
      completion([.success(with: items[0])])
    case "wait":
      Wrong.wait()
      completion([.success(with: items[0])])
    case "loud":
      Wrong.playLoud()
      completion([.success(with: items[0])])
    case "flood":
      Wrong.flood()
      completion([.success(with: items[0])])
    case "nag":
      Wrong.nag()
      completion([.success(with: items[0])])
    case "mail":
      Wrong.mail()
      completion([.success(with: items[0])])
    case "leave":
      completion([.success(with: items[Wrong.leavesProgram() ? 0 : 1])])
    case "paint":
      let painted = INMediaItem(
        identifier: nil, title: Wrong.paint, type: .song, artwork: nil, artist: "Faulty")
      completion([.success(with: painted)])
    case "escape":
      let title = Wrong.escapes.isEmpty ? "Nowhere" : Wrong.escapes.joined(separator: ", ")
      completion([
        .success(with: INMediaItem(identifier: nil, title: title, type: .song, artwork: nil))
      ])
    case "twice": completion([.success(with: items[0])]); completion([.unsupported()])
    case "choice": completion([.disambiguation(with: items)])
    case "value", "value again": completion([.needsValue()])
    case let name where name.hasPrefix("loop"): completion([.disambiguation(with: items)])
    case "confirmation": completion([.confirmationRequired(with: items[0])])
    case "login": completion([.unsupported(forReason: .loginRequired)])
    case let name where name.hasPrefix("nothing"): completion([.unsupported()])
    default: completion([.success(with: items[0])])
    }
  }

  func confirm(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
    if intent.wanted == "crashing confirm" { Wrong.crash() }
    return INPlayMediaIntentResponse(code: .ready, userActivity: nil)
  }

  func handle(
    intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void
  ) {
    let activity = NSUserActivity(activityType: "INPlayMediaIntent")
    let code: INPlayMediaIntentResponseCode
    switch intent.wanted {
    case "never": return kept.append(completion)
    case "bounce":
      nonisolated(unsafe) let completion = completion
      Task { completion(await Self.bounce()) }
      return
    case "crashing handle": Wrong.crash()
    case "unspecified": code = .unspecified
    case "ready": code = .ready
    case "failure", "offer": code = .failure
    case "restricted": code = .failureRestrictedContent
    case "own app", "crashing delegate", "hanging delegate", "flooding delegate":
      code = .handleInApp
    case "continue": code = .continueInApp
    case "open": code = .failureRequiringAppLaunch
    default: code = .success
    }
    let fails = code == .failure || code == .failureRestrictedContent
    completion(
      INPlayMediaIntentResponse(
        code: code, userActivity: fails && intent.wanted != "offer" ? nil : activity))
  }
}

extension IntentHandler {
  /// Sends a request itself, and fails as that does.
  fileprivate static func bounce() async -> INPlayMediaIntentResponse {
    var code = INPlayMediaIntentResponseCode.success
    do {
      let intent = INPlayMediaIntent(mediaSearch: INMediaSearch(mediaName: "kaput fine"))
      _ = try await AppRequests.send(intent, to: "Keeper")
    } catch {
      switch error.code {
      case .recursive: code = .failure
      case .sessionLocked: code = .failureUnknownMediaType
      default: code = .failureRestrictedContent
      }
    }
    return INPlayMediaIntentResponse(code: code, userActivity: nil)
  }
}

extension INPlayMediaIntent {
  /// What is to go wrong; “kaput” before it keeps the words from meaning anything else.
  var wanted: String {
    (mediaSearch?.mediaName ?? mediaSearch?.artistName ?? "").replacing("kaput ", with: "")
  }
}
