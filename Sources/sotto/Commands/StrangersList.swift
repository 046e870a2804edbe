import Foundation
import Intents
import SottoHost

/// A property list that a command is given, and that nobody vouches for.
enum StrangersList {
  private static let longest = 4 << 20

  /// What it says, read by a process that may die of it.
  ///
  /// - Throws: `SourceFiles.Failure` for a file that cannot be read or is none with a dictionary.
  static func values(of path: String) throws -> [String: Any] {
    let file = ProjectRoot.standardized(path)
    do {
      let data = try ProjectRoot(around: file).contents(of: file, atMost: longest)
      guard let values = try PropertyListReader().values(of: data).object else {
        throw SourceFiles.Failure(
          path: path, problem: "This is no property list with a dictionary.")
      }
      return values.foundationValues
    } catch let error as FileError {
      throw SourceFiles.Failure(path: path, problem: "The file \(error.problem).")
    } catch let failure as PropertyListReader.Failure {
      throw SourceFiles.Failure(
        path: path, problem: "The file \(failure.problem). \(failure.remedy)")
    }
  }
}
