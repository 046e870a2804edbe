import Foundation
import SottoAppSupport
import SottoCatalog

/// How an app makes a catalog of a folder: what it takes for media, and what it reads of them.
package protocol LibraryReader: Sendable {
  /// What is kept of a file until it changes.
  associatedtype Facts: Codable & Sendable
  /// Why a file cannot be used.
  associatedtype Problem: Codable & Sendable

  /// Makes the samples, unless they are there.
  ///
  /// - Parameter cache: Takes what is known of the new files.
  func makeSamples(at folder: URL, noting cache: inout FileCache<Facts>) async throws

  /// Reads a folder, taking what is known of unchanged files from the cache, which is brought up to
  /// date.
  ///
  /// - Parameter progress: Expects each file that is read, and is told of it.
  func contents(
    of folder: URL, cache: inout FileCache<Facts>, telling progress: PersonProgress
  ) async throws -> LibraryContents<Problem>
}

/// What a folder holds for an app.
package struct LibraryContents<Problem: Sendable>: Sendable {
  /// Everything a person can ask for.
  let items: [CatalogItem]
  /// Why a file could not be used, by its path.
  let problems: [String: Problem]
  /// When the folder is to be read again though nothing in it has changed.
  let expiration: Date?

  package init(items: [CatalogItem], problems: [String: Problem], expiration: Date? = nil) {
    self.items = items
    self.problems = problems
    self.expiration = expiration
  }
}
