import Foundation
import SottoAppSupport
import SottoCatalog
import SottoCatalogSQLite

/// Keeps a catalog as a folder of media is.
@MainActor
package final class LibraryIndexer<Reader: LibraryReader> {
  private let reader: Reader
  private let container: any MediaContainer
  private let settings: any MediaSettings
  private let library: StoredCatalog
  private let catalog: CatalogFile
  private var watcher: FolderWatcher?
  private var indexing: Task<Void, Never>?
  /// Waits until what was read has expired.
  private var waiting: Task<Void, Never>?
  private var onChange: () -> Void = {}
  /// Why a file cannot be used, by its path.
  package private(set) var problems: [String: Reader.Problem]

  package init(
    _ reader: Reader, _ container: any MediaContainer, _ library: StoredCatalog,
    settings: any MediaSettings
  ) {
    self.reader = reader
    self.container = container
    self.library = library
    self.settings = settings
    catalog = CatalogFile(container.catalog, library)
    let known = try? ContainerFile(container.problems).contents()
    problems =
      known.flatMap { try? JSONDecoder().decode([String: Reader.Problem].self, from: $0) } ?? [:]
  }

  isolated deinit { waiting?.cancel() }

  /// Indexes the folder now and whenever it changes.
  ///
  /// - Parameter onChange: Called when there is a new catalog, the first included.
  package func start(onChange: @escaping () -> Void) {
    self.onChange = onChange
    container.removeWhatIsNoFile()
    if settings.keepsCatalog != true { catalog.discardWhatCannotBeRead() }
    index()
  }

  package var hasLibrary: Bool { FileManager.default.fileExists(atPath: container.catalog.path) }

  /// Waits for the first index of a new installation; later there is always one, if an old one.
  package func untilThereIsALibrary() async {
    if !hasLibrary { await indexing?.value }
  }
}

extension LibraryIndexer {
  /// Indexes the folder, after what is being indexed already.
  private func index() {
    let before = indexing
    indexing = Task {
      await before?.value
      do {
        try await update()
      } catch {
        Notice.say(error.localizedDescription)
      }
    }
  }

  private func update() async throws {
    if settings.keepsCatalog == true {
      _ = try library.catalog()
      return onChange()
    }
    // Until there is a catalog of it, nobody can find what is in the folder.
    let progress = PersonProgress()
    defer { progress.finish() }
    var cache = FileCache<Reader.Facts>(contentsOf: container.facts)
    let folder = try await mediaFolder(noting: &cache)
    // Before it is read: what changes meanwhile is read once more.
    watcher = FolderWatcher(FolderContents(of: folder).folders) { [weak self] in self?.index() }
    let contents = try await reader.contents(of: folder, cache: &cache, telling: progress)
    try cache.write(to: container.facts)
    try report(contents.problems)
    try catalog.replaceItems(with: contents.items)
    index(at: contents.expiration)
    onChange()
  }

  private func index(at moment: Date?) {
    waiting?.cancel()
    waiting = moment.map { moment in
      Task { [weak self] in
        let rest = max(moment.timeIntervalSinceNow, Self.shortestRest)
        if (try? await Task.sleep(for: .seconds(rest))) != nil { self?.index() }
      }
    }
  }

  private func mediaFolder(noting cache: inout FileCache<Reader.Facts>) async throws -> URL {
    if let path = settings.folder {
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
        return URL(fileURLWithPath: path, isDirectory: true)
      }
      let app = ProcessInfo.processInfo.processName
      Notice.say(
        """
        There is no folder at \(path), or \(app) may not read it; the samples play instead. \
        To let it: sotto apps allow \(app) --folder \(path)
        """)
    }
    try await reader.makeSamples(at: container.samples, noting: &cache)
    return container.samples
  }

  private func report(_ problems: [String: Reader.Problem]) throws {
    self.problems = problems
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(problems).write(to: container.problems, options: .atomic)
    if !problems.isEmpty {
      Notice.say("\(problems.count) files cannot be used; see \(container.problems.path).")
    }
  }

  /// Seconds, so that a folder is never read without end.
  private static var shortestRest: TimeInterval { 1 }
}
