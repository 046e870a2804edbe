import Foundation

/// Why a saved index cannot be used. Make a new one of the items then.
public enum CatalogIndexError: Error, Equatable, Sendable {
  /// The file, and what the system says.
  case unreadable(String, String)
  case unwritable(String, String)
  /// The file is something else, or its beginning only.
  case notAnIndex(String)
  /// The file is cut short or was changed.
  case damaged(String, String)
  /// The file was made by another version of this library, older or newer.
  case otherVersion(String, Int)
  /// The file was made when the library knew other words or letters.
  case otherKnowledge(String)
}

extension CatalogIndexError: LocalizedError, CustomStringConvertible {
  /// What is wrong, with which file, and what to do.
  public var description: String {
    switch self {
    case .unreadable(let path, let reason): "The index \(path) cannot be read: \(reason)."
    case .unwritable(let path, let reason): "The index \(path) cannot be written: \(reason)."
    case .notAnIndex(let path): "The file \(path) is no index of a catalog."
    case .damaged(let path, let reason):
      "The index \(path) is damaged: \(reason). Make it anew of its items."
    case .otherVersion(let path, let version):
      "The index \(path) is of version \(version), not \(IndexImage.version). Make it anew of its items."
    case .otherKnowledge(let path):
      "The index \(path) was made with other knowledge of languages. Make it anew of its items."
    }
  }

  /// The same, for `localizedDescription`.
  public var errorDescription: String? { description }
}
