import Foundation
import Logging
import SottoHost
import SottoLanguage
import SottoNetwork
import SottoServer
import SottoWyoming

/// All that can be set. The file, the variables, the help of the options and the document follow this table.
///
/// A new setting is one more entry, and its name in `all`; the command that goes by it has an option
/// with its `help`.
enum KnownSettings {
  /// In the order of the document.
  static let all: [SettingEntry] = [
    sandbox.entry, requestLimit.entry, idle.entry, http.entry, httpOrigin.entry,
    wyoming.entry, wyomingAllow.entry, announce.entry, otherPlayers.entry, locale.entry, page.entry,
    logLevel.entry,
  ]

  static let sandbox = Setting<ConfinementChoice>(
    "sandbox", "How extensions and apps are confined.",
    form: "automatic, bubblewrap, landlock or none", standard: .automatic, as: "automatic"
  ) { texts throws(WrongValue) in
    guard let choice = ConfinementChoice(rawValue: texts[0]) else {
      throw WrongValue(texts[0], "no sandbox. Write automatic, bubblewrap, landlock or none.")
    }
    return choice
  }

  static let requestLimit = Setting<Double>(
    "request-limit",
    "How many seconds of its own an app has for one request; at a watch a fifth of it.",
    form: "seconds, more than 0, up to 3600", standard: 10, as: "10"
  ) { texts throws(WrongValue) in
    guard let seconds = Double(texts[0]), seconds > 0, seconds <= 3600 else {
      throw WrongValue(
        texts[0], "no number of seconds, more than 0, up to 3600. Write one such as 10.")
    }
    return seconds
  }

  static let idle = Setting<IdleEnd?>(
    "idle", "After how long the assistant ends that nobody uses.",
    form: "seconds, more than 0, or never", standard: nil,
    as: "never by `sotto serve`, 600 where a command has started the assistant"
  ) { texts throws(WrongValue) in
    if texts[0] == "never" { return .never }
    guard let seconds = Double(texts[0]), seconds > 0, seconds <= 1e9 else {
      throw WrongValue(
        texts[0], "no number of seconds, more than 0. Write one such as 600, or never.")
    }
    return .after(seconds: seconds)
  }

  static let http = Setting<ServerAddress?>(
    "http", "Where `sotto serve` serves by HTTP, too.",
    form: "an address such as 127.0.0.1:8765 or 8765, on for the first of these, or off",
    standard: nil, as: "off"
  ) { texts throws(WrongValue) in
    if let isOn = Switch.isOn(texts[0]) { return isOn ? .loopback(HTTPServer.usualPort) : nil }
    do throws(ServerError) {
      return try ServerAddress(texts[0], port: HTTPServer.usualPort)
    } catch {
      throw WrongValue(error.description)
    }
  }

  static let httpOrigin = Setting<[String]>(
    "http-origin", "Another origin that it is reached by, as behind a proxy; several make a list.",
    form: "an origin such as https://sotto.home", standard: [], as: "none", isList: true
  ) { texts throws(WrongValue) in
    for origin in texts {
      let parts = origin.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count == 3, ["http:", "https:"].contains(parts[0]), parts[1].isEmpty,
        !parts[2].isEmpty, origin == origin.lowercased()
      else {
        throw WrongValue(
          origin,
          "no origin. Write it in small letters and without a path, as in https://sotto.home.")
      }
    }
    return texts
  }

  static let wyoming = Setting<ServerAddress?>(
    "wyoming", "Where `sotto serve` serves voice satellites and Home Assistant, too.",
    form: "an address such as tcp://127.0.0.1:10400 or 10400, on for the first of these, or off",
    standard: nil, as: "off"
  ) { texts throws(WrongValue) in
    if let isOn = Switch.isOn(texts[0]) {
      return isOn ? .loopback(WyomingServer.usualPort) : nil
    }
    do throws(ServerError) {
      return try ServerAddress(
        String(texts[0].trimmingPrefix("tcp://")), port: WyomingServer.usualPort)
    } catch {
      throw WrongValue(error.description)
    }
  }

  static let wyomingAllow = Setting<AllowedClients>(
    "wyoming-allow",
    "Another client that may ask for anything there, as the protocol knows no passwords; several make a list.",
    form:
      "an address such as 192.168.1.20, a network such as 192.168.1.0/24, or user:NAME for another user of this machine",
    standard: AllowedClients(), as: "none", isList: true
  ) { texts throws(WrongValue) in
    do throws(AllowedClients.Unreadable) { return try AllowedClients(texts) } catch {
      throw WrongValue(error.description)
    }
  }

  static let otherPlayers = Setting<Bool>(
    "other-players", "Whether the desktop's other players obey where no app has anything loaded.",
    form: "on or off", standard: true, as: "on", read: Switch.value)

  static let announce = Setting<Bool>(
    "announce",
    "Whether the house is told by mDNS where satellites are served, if more than this machine reaches it.",
    form: "on or off", standard: true, as: "on", read: Switch.value)

  static let locale = Setting<String?>(
    "locale", "The language to expect, at the prompt and by `sotto say TEXT`.",
    form: "a language that is understood, as ru or en-GB", standard: nil, as: "any"
  ) { texts throws(WrongValue) in
    let codes = (try? Languages.installedCodes()) ?? []
    guard Languages.code(serving: texts[0], among: codes) != nil else {
      throw WrongValue(
        texts[0], "no language that is understood. There are \(codes.joined(separator: ", ")).")
    }
    return texts[0]
  }

  static let page = Setting<Bool>(
    "page", "Whether a prompt serves its page while it is open.", form: "on or off",
    standard: true, as: "on", option: "--no-http", read: Switch.value)

  static let logLevel = Setting<Logger.Level>(
    "log-level", "The least that the assistant's log tells.",
    form: "debug, info, notice, warning or error", standard: .notice, as: "notice"
  ) { texts throws(WrongValue) in
    let levels: [Logger.Level] = [.debug, .info, .notice, .warning, .error]
    guard let level = levels.first(where: { $0.rawValue == texts[0] }) else {
      throw WrongValue(texts[0], "no level. Write debug, info, notice, warning or error.")
    }
    return level
  }
}

/// When an assistant ends that nobody uses.
enum IdleEnd: Sendable, Equatable {
  case never
  case after(seconds: Double)
}

/// The words of YAML for yes and no.
private enum Switch {
  static func isOn(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "on", "true", "yes": true
    case "off", "false", "no": false
    default: nil
    }
  }

  static func value(_ texts: [String]) throws(WrongValue) -> Bool {
    guard let isOn = isOn(texts[0]) else {
      throw WrongValue(texts[0], "neither on nor off. Write one of these.")
    }
    return isOn
  }
}
