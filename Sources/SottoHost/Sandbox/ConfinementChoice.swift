/// Which confinement a person asks for.
package enum ConfinementChoice: String, CaseIterable, Sendable {
  case automatic, bubblewrap, landlock, none

  /// Tries the confinement once on this machine, and returns it for all later programs.
  ///
  /// - Throws: `ConfinementError` when it does not work here, and for `automatic` when none does.
  ///   Programs never run unconfined unless `none` was asked for, and by an old kernel's weaker
  ///   Landlock only when that was.
  package func confinement() throws(ConfinementError) -> any Confinement {
    switch self {
    case .bubblewrap: try Bubblewrap()
    case .landlock: try Landlock()
    case .none: Unconfined()
    case .automatic: try Self.best()
    }
  }

  private static func best() throws(ConfinementError) -> any Confinement {
    do throws(ConfinementError) {
      return try Bubblewrap()
    } catch let bubblewrap {
      do throws(ConfinementError) {
        return try Landlock(isWeakerAllowed: false)
      } catch let landlock {
        if bubblewrap.tellsOfShortage || landlock.tellsOfShortage {
          throw .shortage([bubblewrap, landlock])
        }
        throw ConfinementError(
          confinement: "No sandbox works here",
          reason: """
            \(bubblewrap); \(landlock). Install bubblewrap (apt-get install bubblewrap), \
            or run extensions without a sandbox by asking for "none".
            """)
      }
    }
  }
}
