import Foundation
import GRDB

extension Store {
  /// SQLite leaves what was deleted in its pages until they are used anew, and in its journal: both are
  /// written anew here.
  package func wipe() throws {
    try write { database in
      try database.execute(sql: "PRAGMA secure_delete = ON")
      for table in ["history", "donation", "action", "proposal", "suggestionState", "lastRide"] {
        try database.execute(sql: "DELETE FROM \(table)")
      }
    }
    try rewrite()
    try removeDamagedCopies()
  }
}
