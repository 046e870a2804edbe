/// The intents that an app has made itself, in Xcode's editor.
enum CustomIntentNames {
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
    guard try intent.string("INIntentType") != "System" else { return nil }
    let prefix = try intent.string("INIntentClassPrefix") ?? ""
    let usual = try intent.string("INIntentName").map { "\($0)Intent" }
    guard let name = try intent.string("INIntentClassName") ?? usual else { return nil }
    return name.hasPrefix(prefix) ? name : prefix + name
  }
}
