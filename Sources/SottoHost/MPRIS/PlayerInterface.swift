/// An interface of the player that the desktop sees: what may be called, read and set.
struct PlayerInterface: Sendable {
  struct Argument: Sendable {
    var name: String
    var type: String
    /// Whether it is returned rather than taken.
    var isResult: Bool
    init(_ name: String, _ type: String, isResult: Bool = false) {
      self.name = name
      self.type = type
      self.isResult = isResult
    }
  }

  struct Property: Sendable {
    var type: String
    var isWritable = false
    /// Whether others are told when it changes.
    var isTold = true
  }

  var name: String
  var methods: [String: [Argument]]
  var signals: [String: [Argument]] = [:]
  var properties: [String: Property] = [:]

  /// The types of what a method takes, one after the other.
  func signature(of method: String) -> String? {
    methods[method].map { $0.filter { !$0.isResult }.map(\.type).joined() }
  }

  static let path = "/org/mpris/MediaPlayer2"

  /// Reads and sets what the others have.
  static let properties = PlayerInterface(
    name: "org.freedesktop.DBus.Properties",
    methods: [
      "Get": [
        Argument("interface_name", "s"), Argument("property_name", "s"),
        Argument("value", "v", isResult: true),
      ],
      "GetAll": [
        Argument("interface_name", "s"), Argument("properties", "a{sv}", isResult: true),
      ],
      "Set": [
        Argument("interface_name", "s"), Argument("property_name", "s"), Argument("value", "v"),
      ],
    ],
    signals: [
      "PropertiesChanged": [
        Argument("interface_name", "s"), Argument("changed_properties", "a{sv}"),
        Argument("invalidated_properties", "as"),
      ]
    ])

  /// Describes the object.
  static let introspectable = PlayerInterface(
    name: "org.freedesktop.DBus.Introspectable",
    methods: ["Introspect": [Argument("xml_data", "s", isResult: true)]])

  static let application = PlayerInterface(
    name: "org.mpris.MediaPlayer2", methods: ["Raise": [], "Quit": []],
    properties: [
      "CanQuit": Property(type: "b"), "CanRaise": Property(type: "b"),
      "HasTrackList": Property(type: "b"), "Identity": Property(type: "s"),
      "SupportedUriSchemes": Property(type: "as"), "SupportedMimeTypes": Property(type: "as"),
    ])

  static let player = PlayerInterface(
    name: "org.mpris.MediaPlayer2.Player",
    methods: [
      "Next": [], "Previous": [], "Pause": [], "PlayPause": [], "Stop": [], "Play": [],
      "Seek": [Argument("Offset", "x")],
      "SetPosition": [Argument("TrackId", "o"), Argument("Position", "x")],
      "OpenUri": [Argument("Uri", "s")],
    ],
    signals: ["Seeked": [Argument("Position", "x")]],
    properties: [
      "PlaybackStatus": Property(type: "s"),
      "LoopStatus": Property(type: "s", isWritable: true),
      "Rate": Property(type: "d", isWritable: true),
      "Shuffle": Property(type: "b", isWritable: true), "Metadata": Property(type: "a{sv}"),
      "Volume": Property(type: "d", isWritable: true),
      "Position": Property(type: "x", isTold: false), "MinimumRate": Property(type: "d"),
      "MaximumRate": Property(type: "d"), "CanGoNext": Property(type: "b"),
      "CanGoPrevious": Property(type: "b"), "CanPlay": Property(type: "b"),
      "CanPause": Property(type: "b"), "CanSeek": Property(type: "b"),
      "CanControl": Property(type: "b", isTold: false),
    ])
}

extension PlayerInterface {
  /// The object as `org.freedesktop.DBus.Introspectable` describes it.
  static let description = """
    <!DOCTYPE node PUBLIC "-//freedesktop//DTD D-BUS Object Introspection 1.0//EN" \
    "http://www.freedesktop.org/standards/dbus/1.0/introspect.dtd">
    <node>
    \([application, player, properties, introspectable].map(\.xml).joined(separator: "\n"))
    </node>
    """

  private var xml: String {
    let methods = methods.sorted { $0.key < $1.key }.map { name, arguments in
      "<method name=\"\(name)\">\(Self.xml(arguments, isOfMethod: true))</method>"
    }
    let signals = signals.sorted { $0.key < $1.key }.map { name, arguments in
      "<signal name=\"\(name)\">\(Self.xml(arguments, isOfMethod: false))</signal>"
    }
    let properties = properties.sorted { $0.key < $1.key }.map { name, property in
      let access = property.isWritable ? "readwrite" : "read"
      let head = "<property name=\"\(name)\" type=\"\(property.type)\" access=\"\(access)\""
      return property.isTold
        ? head + "/>"
        : head
          + "><annotation name=\"org.freedesktop.DBus.Property.EmitsChangedSignal\""
          + " value=\"false\"/></property>"
    }
    return """
      <interface name="\(name)">
      \((methods + signals + properties).joined(separator: "\n"))
      </interface>
      """
  }

  private static func xml(_ arguments: [Argument], isOfMethod: Bool) -> String {
    arguments.map { argument in
      let direction =
        isOfMethod ? " direction=\"\(argument.isResult ? "out" : "in")\"" : ""
      return "<arg name=\"\(argument.name)\" type=\"\(argument.type)\"\(direction)/>"
    }.joined()
  }
}
