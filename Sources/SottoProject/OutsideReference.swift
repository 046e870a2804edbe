import Foundation
import SottoHost

/// A file that a project names and that lies outside of it, by its path or by a link.
struct OutsideReference {
  let file: String
  /// What names it, as in “the target Tuner”.
  let owner: String
  let root: ProjectRoot

  var error: BundleError {
    let isLink = (try? root.place(of: file)) != nil
    return BundleError(
      file: ProjectRoot.standardized(file),
      problem: "is named by \(owner) and "
        + (isLink ? "leads out of \(root.path) by a link" : "lies outside of \(root.path)"),
      remedy:
        "Put the file itself into the project, or say with --root which folder all of its files "
        + "lie in.")
  }
}
