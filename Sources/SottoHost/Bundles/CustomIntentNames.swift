/// The intents that an app has made itself, in Xcode's editor.
package enum CustomIntentNames {
  /// The names of their classes, by the `.intentdefinition` files of a bundle's folder.
  static func all(in folder: BundleFolder) throws(BundleError) -> Set<String> {
    var names: Set<String> = []
    for place in ["", "Base.lproj/"] where place.isEmpty || folder.has(place) {
      let here = place.isEmpty ? folder : try folder.folder("Base.lproj")
      for file in here.contents where file.hasSuffix(".intentdefinition") {
        let definition = try here.propertyList(file)
        for intent in try definition.dictionaries("INIntents") {
          if let name = try className(of: intent) { names.insert(name) }
        }
      }
    }
    return names
  }

  /// As Xcode names the class; `nil` for an intent of SiriKit's that is only configured there.
  private static func className(of intent: PropertyList) throws(BundleError) -> String? {
    className(
      type: try intent.string("INIntentType"), prefix: try intent.string("INIntentClassPrefix"),
      name: try intent.string("INIntentName"), className: try intent.string("INIntentClassName"))
  }

  /// The same of what an entry of `INIntents` says.
  package static func className(
    type: String?, prefix: String?, name: String?, className: String?
  ) -> String? {
    guard type != "System", let written = className ?? name.map({ "\($0)Intent" }) else {
      return nil
    }
    let prefix = prefix ?? ""
    return written.hasPrefix(prefix) ? written : prefix + written
  }
}
