import Foundation
import Synchronization

/// The notebook of an app group, opened when it is first needed and kept open.
package final class SharedNotebook: Sendable {
  private let url: URL?
  private let opened = Mutex<Notebook?>(nil)

  /// - Parameter container: `nil` where the group is not granted.
  package init(_ container: ListableContainer?) { url = container?.notebook }

  /// What it holds; where it cannot be opened it is tried again the next time.
  package func open() throws(NotebookError) -> Notebook {
    guard let url else {
      throw NotebookError(
        URL(fileURLWithPath: ListableContainer.group), "is not granted", "See the entitlements.")
    }
    if let notebook = opened.withLock({ $0 }) { return notebook }
    let notebook = try Notebook(url: url)
    opened.withLock { $0 = notebook }
    return notebook
  }

  /// Forgets what is open, as before a damaged file is moved away.
  package func close() { opened.withLock { $0 = nil } }
}

extension SharedNotebook {
  /// Opens the notebook; one that is damaged is kept under another name, and a new one begun.
  ///
  /// - Returns: The name under which it is kept; `nil` where nothing is damaged.
  package func mend() throws(NotebookError) -> String? {
    do throws(NotebookError) {
      _ = try open()
      return nil
    } catch {
      guard error.isDamage else { throw error }
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
      for suffix in ["", "-wal", "-shm"] where FileManager.default.fileExists(atPath: path + suffix)
      {
        try FileManager.default.moveItem(atPath: path + suffix, toPath: kept + suffix)
      }
    } catch {
      throw NotebookError(error, at: URL(fileURLWithPath: path))
    }
    return kept
  }
}
