import Foundation

/// Where the dispatch is found, and who rides.
package struct HopSettings: Codable, Equatable, Sendable {
  /// The address of the dispatch.
  package var dispatch = URL(string: "http://127.0.0.1:7477")
  /// The name by which the dispatch knows this person: made up, and known to nobody else.
  package var rider: String?

  /// How many seconds an answer of the dispatch may take.
  package var patience = 3.0

  package init() {}

  package init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    // Who writes the file by hand says the one and not the other.
    dispatch = try members.decodeIfPresent(URL.self, forKey: .dispatch) ?? dispatch
    rider = try members.decodeIfPresent(String.self, forKey: .rider)
    patience = try members.decodeIfPresent(Double.self, forKey: .patience) ?? patience
  }
}

extension HopContainer {
  /// The settings, with a rider's name, which is made up where there is none.
  package func ownSettings() throws(KeptFileError) -> HopSettings {
    var kept = try settings.read() ?? HopSettings()
    guard kept.rider == nil else { return kept }
    kept.rider = UUID().uuidString.lowercased()
    try settings.write(kept)
    return kept
  }
}
