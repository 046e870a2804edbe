/// What kind of value a parameter holds.
enum CustomType: Equatable, Sendable {
  /// A type of SiriKit's or Foundation's, with the class of its results.
  case standard(swift: String, result: String)
  /// A class of the definition's own.
  case object(String)
  /// An enumeration of the definition's own.
  case enumeration(String)

  init(_ tree: DefinitionTree, _ prefix: String) throws(DefinitionError) {
    if let name = try tree.optionalName("\(prefix)EnumType") {
      self = .enumeration(tree.classNames[name] ?? name)
      return
    }
    let written = tree.text("\(prefix)Type") ?? "String"
    if written == "Object", let name = try tree.optionalName("\(prefix)ObjectType") {
      self =
        Self.standard[name].map { .standard(swift: $0.swift, result: $0.result) }
        ?? .object(tree.classNames[name] ?? name)
      return
    }
    guard let type = Self.standard[written] else {
      let known = Self.standard.keys.sorted().joined(separator: ", ")
      throw DefinitionError(
        path: tree.step("\(prefix)Type"),
        problem: "There is no type \(written); there are \(known).")
    }
    self = .standard(swift: type.swift, result: type.result)
  }

  /// The type as Swift writes it.
  var swift: String {
    switch self {
    case .standard(let swift, _): swift
    case .object(let name), .enumeration(let name): name
    }
  }

  /// The class of the results with which a handler resolves it.
  var result: String {
    switch self {
    case .standard(_, let result): result
    case .object(let name), .enumeration(let name): "\(name)ResolutionResult"
    }
  }

  /// What can be chosen of it, as an element of an `INObjectCollection`.
  var option: String { swift == "String" ? "NSString" : swift }

  /// The types by the names that a definition has for them.
  private static let standard: [String: (swift: String, result: String)] = [
    "String": ("String", "INStringResolutionResult"),
    "Boolean": ("NSNumber", "INBooleanResolutionResult"),
    "Integer": ("NSNumber", "INIntegerResolutionResult"),
    "Long": ("NSNumber", "INIntegerResolutionResult"),
    "Decimal": ("NSNumber", "INDoubleResolutionResult"),
    "Double": ("NSNumber", "INDoubleResolutionResult"),
    "TimeInterval": ("NSNumber", "INTimeIntervalResolutionResult"),
    "Date": ("DateComponents", "INDateComponentsResolutionResult"),
    "DateComponents": ("DateComponents", "INDateComponentsResolutionResult"),
    "DateComponentsRange": ("INDateComponentsRange", "INDateComponentsRangeResolutionResult"),
    "Currency": ("INCurrencyAmount", "INCurrencyAmountResolutionResult"),
    "CurrencyAmount": ("INCurrencyAmount", "INCurrencyAmountResolutionResult"),
    "PaymentMethod": ("INPaymentMethod", "INPaymentMethodResolutionResult"),
    "Person": ("INPerson", "INPersonResolutionResult"),
    "Placemark": ("CLPlacemark", "INPlacemarkResolutionResult"),
    "Location": ("CLPlacemark", "INPlacemarkResolutionResult"),
    "SpeakableString": ("INSpeakableString", "INSpeakableStringResolutionResult"),
    "URL": ("URL", "INURLResolutionResult"),
    "File": ("INFile", "INFileResolutionResult"),
    "Object": ("INObject", "INObjectResolutionResult"),
    "Length": ("Measurement<UnitLength>", "INLengthResolutionResult"),
    "Mass": ("Measurement<UnitMass>", "INMassResolutionResult"),
    "Volume": ("Measurement<UnitVolume>", "INVolumeResolutionResult"),
    "Temperature": ("Measurement<UnitTemperature>", "INTemperatureResolutionResult"),
    "Speed": ("Measurement<UnitSpeed>", "INSpeedResolutionResult"),
    "Energy": ("Measurement<UnitEnergy>", "INEnergyResolutionResult"),
  ]
}
