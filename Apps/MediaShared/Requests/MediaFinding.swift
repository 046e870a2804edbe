import Intents
import SottoCatalog
import SottoCatalogSQLite

/// Finds what a person means, for the handlers of all intents.
package protocol MediaFinding {
  /// What is known of who asks, to tell what they mean.
  associatedtype Person

  /// Everything there is, as it is now.
  ///
  /// - Throws: `CatalogStoreError` when there is nothing yet or it cannot be read.
  func catalog() throws -> Catalog
  /// Who asks; read anew for each request.
  var person: Person { get }
  /// Why nothing is found, whatever is asked for.
  var obstacle: Obstacle? { get }
  /// Why nothing can be carried out.
  var failure: Failure? { get }
  /// What other apps play.
  var foreignTypes: Set<INMediaItemType> { get }
  /// Items as they are shown to the person.
  func mediaItems(_ items: [CatalogItem]) -> [INMediaItem]
}

extension MediaFinding {
  /// Decides what a search means, given everything there is.
  package typealias Choosing = (INMediaSearch, Catalog, Person) -> MediaChoice

  /// What a search means, or why the app cannot serve it.
  package func choice(
    for search: INMediaSearch?, choosing choose: Choosing
  ) async -> MediaChoice {
    let search = search ?? INMediaSearch()
    if let obstacle { return .refused(obstacle) }
    if foreignTypes.contains(search.mediaType) { return .refused(.unsupportedMediaType) }
    do {
      // An extension that has not answered after ten seconds is ended.
      let catalog = try await CatalogStoreError.waiting(.seconds(9)) { try self.catalog() }
      let person = person
      let choice = choose(search, catalog, person)
      // The name that was understood may be another's than the one that was said.
      guard choice == .nothing, let spoken = search.asSpoken else { return choice }
      return choose(spoken, catalog, person)
    } catch CatalogStoreError.unreadable {
      return .needsApp
    } catch {
      return .refused(.serviceUnavailable)
    }
  }

  /// Whether what is indexed cannot be read; the app makes it anew when it starts.
  package var needsApp: Bool {
    do {
      _ = try catalog()
    } catch CatalogStoreError.unreadable {
      return true
    } catch {
      return false
    }
    return false
  }

  /// Carries out what was resolved.
  ///
  /// - Returns: Why it could not be carried out; `nil` when it was.
  package func failure(of work: () throws -> Void) -> Failure? {
    do {
      if let failure { return failure }
      try work()
      return nil
    } catch {
      return error as? Failure ?? .failure
    }
  }
}
