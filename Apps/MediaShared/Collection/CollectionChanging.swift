import Foundation
import Intents
import SottoAppSupport

/// A handler that changes a person's collection, and takes back just that for “undo that”: a response
/// carries what its request has changed.
package protocol CollectionChanging: IntentUndoing {
  var collection: CollectionFile { get }
}

extension CollectionChanging {
  package func undo(intent: INIntent, response: INIntentResponse) async -> Bool {
    guard let change = response.userActivity?.change else { return false }
    return (try? collection.update { $0.takeBack(change) }) != nil
  }
}

extension CollectionFile {
  /// What a response has with it, so that it can be taken back.
  package func activity(of change: CollectionChange) throws -> NSUserActivity {
    let activity = NSUserActivity(activityType: changed)
    activity.userInfo = [
      "change": String(decoding: try JSONEncoder().encode(change), as: UTF8.self)
    ]
    return activity
  }
}

extension NSUserActivity {
  fileprivate var change: CollectionChange? {
    let coded = userInfo?["change"] as? String
    return coded.flatMap { try? JSONDecoder().decode(CollectionChange.self, from: Data($0.utf8)) }
  }
}
