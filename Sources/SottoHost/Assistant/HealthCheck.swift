import Foundation
import SottoAssistant
import SottoLanguage
import SottoWire

/// Tries each thing that an answer needs.
struct HealthCheck: Sendable {
  let assistant: Assistant

  var report: HealthReport {
    get async {
      HealthReport(parts: [await languages, apps, database, space, await sandbox])
    }
  }

  private var languages: HealthReport.Part {
    get async {
      let context = assistant.context
      let codes = context.languages.codes
      // What is understood is no matter, but that somebody listens.
      _ = await context.languages.readings(
        "sotto", surroundings: context.surroundings(question: nil))
      guard !codes.isEmpty else {
        return .init(
          "languages", wrong: "No language is there.",
          remedy: "Install Sotto again, or look at the folder Languages beside the program.")
      }
      return .init("languages", "\(codes.count) languages")
    }
  }

  private var apps: HealthReport.Part {
    do {
      let count = try assistant.store.apps().count
      let broken = assistant.registry.broken.keys.sorted()
      // The others work.
      let note = broken.isEmpty ? "" : " (install again: \(broken.joined(separator: ", ")))"
      return .init("apps", "\(count) \(count == 1 ? "app" : "apps")\(note)")
    } catch {
      return .init(
        "apps", wrong: "The registry cannot be read: \(error)",
        remedy: "Mend that, and start the assistant again.")
    }
  }

  private var database: HealthReport.Part {
    do {
      try assistant.store.tryWriting()
      return .init("database", "the database is written")
    } catch {
      return .init(
        "database", wrong: "Nothing can be stored: \(error)",
        remedy: "Mend that; the assistant need not be started again.")
    }
  }

  private var space: HealthReport.Part {
    let folder = assistant.home.data
    var status = statvfs()
    guard statvfs(folder, &status) == 0 else {
      let reason = String(cString: strerror(errno))
      return .init(
        "space", wrong: "\(folder) cannot be looked at: \(reason).",
        remedy: "Bring it back, or set SOTTO_HOME to another folder.")
    }
    let free = UInt64(status.f_bavail) * UInt64(status.f_frsize)
    guard free >= Self.leastSpace else {
      return .init(
        "space", wrong: "\(folder) has \(free >> 20) MB of space left.",
        remedy: "Free some: less than \(Self.leastSpace >> 20) MB are soon too little.")
    }
    return .init("space", "\(free >> 20) MB of space")
  }

  /// What apps and the database need to go on for a while, in bytes.
  private static let leastSpace: UInt64 = 64 << 20

  private var sandbox: HealthReport.Part {
    get async {
      let choice = assistant.settings.confinement
      do {
        let name = try await OwnThread.run { _ in try choice.confinement().name }
        return .init(
          "sandbox", name == "none" ? "no sandbox, as you want it" : "the sandbox \(name)")
      } catch {
        return .init(
          "sandbox", wrong: "Extensions cannot be confined: \(error)",
          remedy: "Until then none is started anew.")
      }
    }
  }
}
