import Foundation
import MediaShared
import ReelShared
import SottoCatalogSQLite

/// Keeps the catalog as the folder of videos is.
@MainActor
final class LibraryIndexer {
  private let container: ReelContainer
  private let settings: ReelSettings
  private let library: StoredCatalog
  private let catalog: CatalogFile
  private var watcher: FolderWatcher?
  private var indexing: Task<Void, Never>?
  private var onChange: () -> Void = {}
  /// Why a file cannot be played, by its path.
  private(set) var problems: [String: VideoProblem] = [:]

  init(_ container: ReelContainer, _ library: StoredCatalog, settings: ReelSettings) {
    self.container = container
    self.library = library
    self.settings = settings
    catalog = CatalogFile(container.catalog, library, say: Notice.say)
    let known = try? ContainerFile(container.problems).contents()
    problems =
      known.flatMap { try? JSONDecoder().decode([String: VideoProblem].self, from: $0) } ?? [:]
  }

  /// Indexes the folder now and whenever it changes.
  ///
  /// - Parameter onChange: Called when there is a new catalog, the first included.
  func start(onChange: @escaping () -> Void) {
    self.onChange = onChange
    container.removeWhatIsNoFile()
    if settings.keepsCatalog != true { catalog.discardWhatCannotBeRead() }
    index()
  }

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
    var cache = FileCache<VideoFacts>(contentsOf: container.facts)
    let folder = try await videoFolder(noting: &cache)
    // Before it is read: what changes meanwhile is read once more.
    watcher = FolderWatcher(FolderContents(of: folder).folders) { [weak self] in self?.index() }
    let scan = await LibraryScan.of(folder, cache: &cache)
    try cache.write(to: container.facts)
    try report(scan.problems)
    try catalog.replaceItems(with: CatalogBuilder.items(of: scan))
    onChange()
  }

  private func videoFolder(noting cache: inout FileCache<VideoFacts>) async throws -> URL {
    if let path = settings.videoFolder {
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
        return URL(fileURLWithPath: path, isDirectory: true)
      }
      Notice.say(
        """
        There is no folder at \(path), or Reel may not read it; the samples play instead. \
        To let it: sotto apps allow Reel --folder \(path)
        """)
    }
    try await SampleLibrary.create(at: container.samples, noting: &cache)
    return container.samples
  }

  private func report(_ problems: [String: VideoProblem]) throws {
    self.problems = problems
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(problems).write(to: container.problems, options: .atomic)
    if !problems.isEmpty {
      Notice.say("\(problems.count) files cannot be played; see \(container.problems.path).")
    }
  }
}
