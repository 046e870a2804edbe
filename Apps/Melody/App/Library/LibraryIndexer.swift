import Foundation
import MediaShared
import MelodyShared
import SottoCatalog
import SottoCatalogSQLite

/// Keeps the catalog as the music folder is.
@MainActor
final class LibraryIndexer {
  private let container: MelodyContainer
  private let library: MelodyLibrary
  private let settings: MelodySettings
  private let catalog: CatalogFile
  private var watcher: FolderWatcher?
  private var indexing: Task<Void, Never>?
  private var onChange: () -> Void = {}

  init(_ container: MelodyContainer, _ library: MelodyLibrary, settings: MelodySettings) {
    self.container = container
    self.library = library
    self.settings = settings
    catalog = CatalogFile(container.catalog, library.stored, say: Notice.say)
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

  var hasLibrary: Bool { FileManager.default.fileExists(atPath: container.catalog.path) }

  /// Waits for the first index of a new installation; later there is always one, if an old one.
  func untilThereIsALibrary() async {
    if !hasLibrary { await indexing?.value }
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
      _ = try library.indexed()
      return onChange()
    }
    var cache = TagCache(contentsOf: container.tags)
    let folder = try await musicFolder(noting: &cache)
    // Before it is read: what changes meanwhile is read once more.
    watcher = FolderWatcher(FolderContents(of: folder).folders) { [weak self] in self?.index() }
    let scan = await LibraryScan.of(MusicFolder(url: folder), cache: &cache)
    try cache.write(to: container.tags)
    try report(scan.problems)

    let items = CatalogBuilder.items(of: scan)
    try Covers(container).replace(with: scan.covers(of: items))
    try catalog.replaceItems(with: items)
    onChange()
  }

  private func musicFolder(noting cache: inout TagCache) async throws -> URL {
    if let path = settings.musicFolder {
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
        return URL(fileURLWithPath: path, isDirectory: true)
      }
      Notice.say(
        """
        There is no folder at \(path), or Melody may not read it; the samples play instead. \
        To let it: sotto apps allow Melody --folder \(path)
        """)
    }
    try await SampleLibrary.create(at: container.samples, noting: &cache)
    return container.samples
  }

  private func report(_ problems: [String: String]) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(problems).write(to: container.problems, options: .atomic)
    if !problems.isEmpty {
      Notice.say("\(problems.count) files cannot be used; see \(container.problems.path).")
    }
  }
}
