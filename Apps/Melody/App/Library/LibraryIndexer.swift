import Foundation
import MelodyShared
import SottoCatalog
import SottoCatalogSQLite

/// Keeps the catalog as the music folder is.
@MainActor
final class LibraryIndexer {
  private let container: MelodyContainer
  private var settings: MelodySettings
  private var watcher: FolderWatcher?
  private var indexing: Task<Void, Never>?
  private var onChange: (Catalog) -> Void = { _ in }

  init(_ container: MelodyContainer, settings: MelodySettings) {
    self.container = container
    self.settings = settings
  }

  /// Indexes the folder now and whenever it changes.
  ///
  /// - Parameter onChange: Called with each new catalog, the first included.
  func start(onChange: @escaping (Catalog) -> Void) {
    self.onChange = onChange
    index()
  }

  /// Indexes another folder from now on.
  func change(to settings: MelodySettings) {
    self.settings = settings
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
    if settings.keepsCatalog == true { return onChange(try MelodyLibrary(container).catalog()) }
    let folder = try await musicFolder()
    var cache = TagCache(contentsOf: container.tags)
    let scan = await LibraryScan.of(MusicFolder(url: folder), cache: &cache)
    watcher = FolderWatcher(scan.folders) { [weak self] in self?.index() }
    try cache.write(to: container.tags)
    try report(scan.problems)

    let items = CatalogBuilder.items(of: scan)
    try Covers(container).replace(with: scan.covers(of: items))
    let store = try openStore()
    let known = try? MelodyLibrary(container).catalog()
    if let known, known.items == items {
      onChange(known)
    } else {
      onChange(try store.replaceItems(with: items))
    }
  }

  /// A catalog that is damaged is begun anew: it holds nothing that is not in the music's folder.
  private func openStore() throws -> CatalogStore {
    do {
      return try CatalogStore(url: container.catalog, access: .readWrite)
    } catch CatalogStoreError.unreadable(let url, let reason) {
      Notice.say("The catalog at \(url.path) is made anew, as it cannot be read: \(reason)")
      for file in [url, url.appendingPathExtension("index")] {
        try? FileManager.default.removeItem(at: file)
      }
      return try CatalogStore(url: container.catalog, access: .readWrite)
    }
  }

  private func musicFolder() async throws -> URL {
    if let path = settings.musicFolder {
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
        return URL(fileURLWithPath: path, isDirectory: true)
      }
      Notice.say("There is no folder at \(path); the samples play instead.")
    }
    try await SampleLibrary.create(at: container.samples)
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
