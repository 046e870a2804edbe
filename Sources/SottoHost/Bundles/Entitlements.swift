/// What an executable's entitlements file asks for. It stands in for Apple's code signature.
package struct Entitlements: Codable, Hashable, Sendable {
  /// The app wants to be asked by the assistant.
  package var siri = false
  /// The groups whose folders the executable shares with others.
  package var groups: [String] = []
  /// The executable wants the network.
  package var network = false

  package init(siri: Bool = false, groups: [String] = [], network: Bool = false) {
    self.siri = siri
    self.groups = groups
    self.network = network
  }
}

extension Entitlements {
  package static let siriKey = "com.apple.developer.siri"
  package static let groupsKey = "com.apple.security.application-groups"

  /// Reads `<executable>.entitlements`; without the file nothing is asked for.
  init(of executable: String, in bundle: BundleFolder) throws(BundleError) {
    let file = "\(executable).entitlements"
    guard bundle.has(file) else {
      self.init()
      return
    }
    let list = try bundle.propertyList(file)
    let groups = try list.strings(Self.groupsKey)
    for group in groups where !group.hasPrefix("group.") || !BundleFolder.isIdentifier(group) {
      throw list.error(
        Self.groupsKey, "has \"\(group)\", which is not the name of a group",
        "A group is called \"group.\" and a reverse-DNS name, as in group.com.example.Melody.")
    }
    self.init(
      siri: try list.flag(Self.siriKey), groups: groups,
      network: try list.flag("com.apple.security.network.client"))
  }
}
