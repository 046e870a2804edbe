/// The public JSON form of a Reading: what was not said is absent, except `intent` and `app`, which
/// are null then.
extension Reading: Codable {
  private enum Key: String, CodingKey {
    case text, locale, intent, app, parameters, confidence, reasons, groundedBy, medium, rest,
      excluded, room, unreadTime, about, said
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self.init(
      text: try values.decodeIfPresent(String.self, forKey: .text) ?? "",
      locale: try values.decodeIfPresent(String.self, forKey: .locale) ?? "",
      intent: try values.decodeIfPresent(String.self, forKey: .intent),
      app: try values.decodeIfPresent(String.self, forKey: .app),
      parameters: try values.decodeIfPresent([String: Value].self, forKey: .parameters) ?? [:],
      confidence: try values.decodeIfPresent(Double.self, forKey: .confidence) ?? 0,
      reasons: try values.decodeIfPresent([String].self, forKey: .reasons) ?? [],
      groundedBy: try values.decodeIfPresent(String.self, forKey: .groundedBy),
      medium: try values.decodeIfPresent(Medium.self, forKey: .medium),
      rest: try values.decodeIfPresent(String.self, forKey: .rest),
      excluded: try values.decodeIfPresent(String.self, forKey: .excluded),
      room: try values.decodeIfPresent(String.self, forKey: .room),
      unreadTime: try values.decodeIfPresent(String.self, forKey: .unreadTime),
      about: try values.decodeIfPresent(String.self, forKey: .about),
      said: try values.decodeIfPresent([String: String].self, forKey: .said) ?? [:])
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(text, forKey: .text)
    try values.encode(locale, forKey: .locale)
    try values.encode(intent, forKey: .intent)
    try values.encode(app, forKey: .app)
    try values.encode(parameters, forKey: .parameters)
    try values.encode(confidence, forKey: .confidence)
    if !reasons.isEmpty { try values.encode(reasons, forKey: .reasons) }
    try values.encodeIfPresent(groundedBy, forKey: .groundedBy)
    try values.encodeIfPresent(medium, forKey: .medium)
    try values.encodeIfPresent(rest, forKey: .rest)
    try values.encodeIfPresent(excluded, forKey: .excluded)
    try values.encodeIfPresent(room, forKey: .room)
    try values.encodeIfPresent(unreadTime, forKey: .unreadTime)
    try values.encodeIfPresent(about, forKey: .about)
    if !said.isEmpty { try values.encode(said, forKey: .said) }
  }
}

extension Reading.Value: Codable {
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let string = try? value.decode(String.self) {
      self = .string(string)
    } else if let list = try? value.decode([Reading.Value].self) {
      self = .list(list)
    } else {
      self = .object(try value.decode([String: Reading.Value].self))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .bool(let bool): try value.encode(bool)
    case .number(let number):
      if let whole = Int(exactly: number) {
        try value.encode(whole)
      } else {
        try value.encode(number)
      }
    case .string(let string): try value.encode(string)
    case .list(let list): try value.encode(list)
    case .object(let object): try value.encode(object)
    }
  }
}
