import Foundation
import Intents

/// Finds and creates the class an extension's Info.plist names.
enum PrincipalClass {
  /// - Throws: `StartFailure.badBundle` naming the key that is wrong.
  static func instantiate() throws(StartFailure) -> any INIntentHandlerProviding {
    let path = ProcessBundle.propertyListPath
    guard let dictionary = ProcessBundle.propertyList else {
      throw .badBundle(path: path, key: "Info.plist", problem: "There is no property list here.")
    }
    let key = "NSExtension.NSExtensionPrincipalClass"
    guard let attributes = dictionary["NSExtension"] as? [String: Any],
      let written = attributes["NSExtensionPrincipalClass"] as? String
    else { throw .badBundle(path: path, key: key, problem: "The key is missing.") }
    let module = moduleName(of: ProcessBundle.executable)
    CustomIntents.search(module: module)
    let name = written.replacingOccurrences(of: "$(PRODUCT_MODULE_NAME)", with: module)
    // A name without a module is what `@objc(Name)` gives a class on Apple's platforms.
    guard let found = NSClassFromString(name.contains(".") ? name : "\(module).\(name)") else {
      throw .badBundle(
        path: path, key: key,
        problem: "There is no class \(name) in this executable; write Module.Class.")
    }
    guard let principal = found as? any (NSObject & INIntentHandlerProviding).Type else {
      throw .badBundle(path: path, key: key, problem: "\(name) is no subclass of INExtension.")
    }
    return RuntimeMade.instance(of: principal)
  }

  /// SwiftPM names the module after the executable, with what no identifier holds replaced.
  private static func moduleName(of executable: URL) -> String {
    String(executable.lastPathComponent.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}
