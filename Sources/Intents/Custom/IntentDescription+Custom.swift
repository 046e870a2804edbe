import Foundation
import Synchronization

extension IntentDescription {
  /// The description of the intent whose class has this name, be it this module's or an app's own.
  package static func named(_ name: String) -> IntentDescription? {
    all[name] ?? CustomIntents.description(of: name)
  }
}

/// The custom intents of this process, found by the names of their classes.
package enum CustomIntents {
  private static let modules = Mutex<[String]>([])

  /// From now on classes of this module are found, by their names without it.
  package static func search(module: String) {
    modules.withLock { if !$0.contains(module) { $0.append(module) } }
  }

  /// The description of an intent's class; `nil` when no module that is searched has it.
  static func description(of name: String) -> IntentDescription? {
    // A name comes from another process, and a class is looked up by nothing but a name.
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
    for module in modules.withLock({ $0 }) {
      if let type = NSClassFromString("\(module).\(name)") as? any CustomIntent.Type {
        return type.customDescription.description
      }
    }
    return nil
  }
}
