import Foundation
import Synchronization

/// The notebook of an app group, opened when it is first needed and kept open.
package final class SharedNotebook: Sendable {
  private let url: URL?
  private let clock: @Sendable () -> Date
  private let reminders: Reminders
  private let opened = Mutex<(notebook: Notebook, file: FileState)?>(nil)

  /// - Parameters:
  ///   - container: `nil` where the group is not granted.
  ///   - reminders: What follows the tasks.
  ///   - clock: Says what time it is.
  package init(
    _ container: ListableContainer?, reminders: Reminders = Reminders(),
    clock: @escaping @Sendable () -> Date = { .now }
  ) {
    url = container?.notebook
    self.reminders = reminders
    self.clock = clock
  }

  /// What time it is for whoever works with the notebook.
  package var now: Date { clock() }

  /// What it holds; where it cannot be opened it is tried again the next time.
  package func open() throws(NotebookError) -> Notebook {
    guard let url else {
      throw NotebookError(
        URL(fileURLWithPath: ListableContainer.group), "is not granted", "See the entitlements.")
    }
    // Another file in its place, as after the app has kept a damaged one aside, is another notebook.
    let file = FileState(of: url)
    if let opened = opened.withLock({ $0 }), opened.file == file { return opened.notebook }
    close()
    let notebook = try Notebook(url: url, clock: clock)
    if let file { opened.withLock { $0 = (notebook, file) } }
    return notebook
  }

  /// Works with what it holds, and has the reminders follow: whoever may change a task does it here.
  package func use<Value>(_ work: (Notebook) throws -> Value) async throws -> Value {
    let notebook = try open()
    let value = try work(notebook)
    await reminders.follow(notebook)
    return value
  }

  /// Has the reminders be those of what it holds now, whatever they were before.
  package func setReminders() async {
    if let notebook = try? open() { await reminders.renew(for: notebook) }
  }

  /// Forgets what is open: after a failure, that may be what is wrong.
  package func close() { opened.withLock { $0 = nil } }
}

extension SharedNotebook {
  /// Keeps a notebook that is damaged under another name, and begins a new one.
  ///
  /// - Returns: The name under which it is kept; `nil` where nothing is damaged.
  package func mend() throws(NotebookError) -> String? {
    close()
    do throws(NotebookError) {
      try open().check()
      return nil
    } catch {
      guard error.kind == .damaged else { throw error }
    }
    close()
    let kept = try moveAside()
    _ = try open()
    return kept
  }

  private func moveAside() throws(NotebookError) -> String {
    let path = url?.path ?? ""
    let stamp = Int(Date.now.timeIntervalSince1970)
    let kept = "\(path).damaged-\(stamp)"
    do {
      // The file itself goes last: what a new one found beside it would become a part of that.
      for suffix in ["-wal", "-shm", ""] where FileManager.default.fileExists(atPath: path + suffix)
      {
        try FileManager.default.moveItem(atPath: path + suffix, toPath: kept + suffix)
      }
    } catch {
      throw NotebookError(error, at: URL(fileURLWithPath: path))
    }
    return kept
  }
}

/// Which file of the machine a path leads to, and who may do what with it.
private struct FileState: Equatable {
  private let device: Int?
  private let number: Int?
  /// Where it may be written from now on, it is opened anew for that.
  private let permissions: Int?

  /// `nil` where there is none.
  init?(of url: URL) {
    guard let state = try? FileManager.default.attributesOfItem(atPath: url.path) else {
      return nil
    }
    device = state[.systemNumber] as? Int
    number = state[.systemFileNumber] as? Int
    permissions = state[.posixPermissions] as? Int
  }
}
