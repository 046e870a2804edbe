import Foundation
import MelodyShared
import SottoCatalog
import SottoCatalogSQLite

/// Keeps the catalog as the music folder is.
@MainActor
final class LibraryIndexer {
  private let container: MelodyContainer
  private let library: MelodyLibrary
  private let settings: MelodySettings
  private var watcher: FolderWatcher?
  private var indexing: Task<Void, Never>?
  private var onChange: () -> Void = {}

  init(_ container: MelodyContainer, _ library: MelodyLibrary, settings: MelodySettings) {
    self.container = container
    self.library = library
    self.settings = settings
  }

  /// Indexes the folder now and whenever it changes.
  ///
  /// - Parameter onChange: Called when there is a new catalog, the first included.
  func start(onChange: @escaping () -> Void) {
    self.onChange = onChange
    container.removeWhatIsNoFile()
    discardWhatCannotBeRead()
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
    let scan = await LibraryScan.of(MusicFolder(url: folder), cache: &cache)
    watcher = FolderWatcher(scan.folders) { [weak self] in self?.index() }
    try cache.write(to: container.tags)
    try report(scan.problems)

    let items = CatalogBuilder.items(of: scan)
    try Covers(container).replace(with: scan.covers(of: items))
    do {
      try store(items)
    } catch CatalogStoreError.unreadable(_, let reason) {
      discard(because: reason)
      try store(items)
    }
    onChange()
  }

  private func store(_ items: [CatalogItem]) throws {
    let store = try CatalogStore(url: container.catalog, access: .readWrite)
    if let known = try? library.indexed(), known.items == items { return }
    _ = try store.replaceItems(with: items)
  }

  /// Where neither the catalog nor its index can be read, the extension waits for new ones from the
  /// start on, instead of asking for the app.
  private func discardWhatCannotBeRead() {
    guard settings.keepsCatalog != true else { return }
    do {
      _ = try library.indexed()
    } catch CatalogStoreError.unreadable(_, let reason) {
      discard(because: reason)
    } catch {
      // There is none yet, or an older one, which is brought up to date.
    }
  }

  /// A damaged catalog is begun anew: it holds nothing that is not in the music's folder.
  private func discard(because reason: String) {
    Notice.say("The catalog at \(container.catalog.path) is made anew, as it is damaged: \(reason)")
    for file in [container.catalog, container.catalogIndex] {
      try? FileManager.default.removeItem(at: file)
    }
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
