/// The program `sotto-confine`, which limits itself and then becomes another.
enum ConfinementWrapper {
  private static let program = CompanionProgram("sotto-confine")

  /// Nil where it is not there.
  static var path: String? { program.path }

  /// - Throws: `ConfinementError` for a confinement that needs it, when it is not there.
  static func path(for confinement: String) throws(ConfinementError) -> String {
    guard let path = program.path else {
      let places = program.candidates.joined(separator: " nor ")
      throw ConfinementError(confinement: confinement, reason: "there is neither \(places)")
    }
    return path
  }
}
