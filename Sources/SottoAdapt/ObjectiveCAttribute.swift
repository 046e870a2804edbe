/// What becomes of an attribute or a directive that needs the Objective-C runtime.
enum ObjectiveCAttribute {
  /// Attributes that only tell the Objective-C runtime or Interface Builder something: blanked, with
  /// their arguments.
  static let blanked: Set<String> = [
    "objc", "objcMembers", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable",
    "IBSegueAction", "GKInspectable", "NSCopying",
  ]

  /// Attributes with another name here, which must not be longer.
  static let renamed = ["UIApplicationMain": "main", "NSApplicationMain": "main"]

  /// Attributes that cannot go without a change of the source.
  static let unsupported = [
    "NSManaged": """
    @NSManaged properties are made by Core Data, which is not here; keep the model in a type of \
    your own.
    """
  ]

  /// Directives that make what only the Objective-C runtime can use.
  static let directives = [
    "#selector": """
    #selector needs the Objective-C runtime; pass a closure, as in Timer(timeInterval:repeats:block:) \
    or NotificationCenter's addObserver(forName:object:queue:using:).
    """,
    "#keyPath": """
    #keyPath needs the Objective-C runtime; write the name as a string, or a Swift key path.
    """,
  ]

  /// Types that are of use with the Objective-C runtime only.
  static let types = [
    "NSKeyValueObservation": """
    NSKeyValueObservation needs the Objective-C runtime; have what changes the value say so, by a \
    closure or a notification.
    """
  ]

  /// Functions and types whose use with a string names a method at run time.
  static let namers: Set<String> = ["Selector", "NSSelectorFromString"]
}
