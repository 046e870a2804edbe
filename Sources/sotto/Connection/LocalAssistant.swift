import Foundation
import SottoHost
import SottoLanguage
import SottoStore

/// The assistant in this process: what `sotto serve` serves and `--in-process` uses.
struct LocalAssistant {
  let assistant: Assistant
  let server: AssistantServer
  private let lock: AssistantLock

  /// - Throws: `AlreadyServed` when another process is the home's assistant.
  init(
    home: SottoHome, settings: AssistantSettings, onQuit: @escaping @Sendable () -> Void
  ) throws {
    guard let lock = try AssistantLock(path: home.lock) else { throw AlreadyServed(home: home) }
    try self.init(home: home, settings: settings, lock: lock, onQuit: onQuit)
  }

  /// - Parameter lock: The home's, which it gives up when it ends.
  init(
    home: SottoHome, settings: AssistantSettings, lock: AssistantLock,
    onQuit: @escaping @Sendable () -> Void
  ) throws {
    self.lock = lock
    let languages = Meanwhile { try Languages.installed() }
    let isNew = !FileManager.default.fileExists(atPath: home.database)
    let store = try Store(path: home.database)
    let damage = Self.notice(of: store)
    if let damage { Output.error(damage) }
    // Said once: whoever goes on as root has decided so.
    let notice = damage ?? (isNew ? RootAccount.warning : nil)
    if settings.confinement == .none { Output.error(Unconfined.warning) }
    assistant = try Assistant(
      home: home, store: store, languages: try languages.value(), settings: settings,
      notice: notice, samples: SampleBundles(executable: CommandLine.executablePath))
    server = AssistantServer(assistant: assistant, settings: settings, onQuit: onQuit)
  }

  /// Ends its apps, and lets another take its place.
  func stop() async {
    await assistant.stop()
    lock.release()
  }

  /// What the person should know of the database; `nil` when all of it is as it was stored.
  private static func notice(of store: Store) -> String? {
    if let file = store.damagedFile {
      return "The database was damaged. A new one was begun; the old one is kept at \(file)."
        + " Install your apps again: what they have stored is still there."
    }
    guard !store.lostRows.isEmpty else { return nil }
    let lost = store.lostRows.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    return "The database was damaged in places; what was no longer as it was stored has been left"
      + " out (\(lost.joined(separator: ", "))). Install again what “sotto apps list” no longer shows."
  }
}

/// A command wants an assistant of its own where another process is the home's.
struct AlreadyServed: Error, CustomStringConvertible {
  let home: SottoHome
  var description: String {
    "An assistant runs for \(home.data) already. Leave --in-process out to use it, or end it with "
      + "“sotto quit”."
  }
}
