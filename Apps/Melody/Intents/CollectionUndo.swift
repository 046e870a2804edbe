import Foundation
import Intents
import MelodyShared
import SottoAppSupport

// “Undo that”: a response carries what its request has changed, and the handler takes just that back.

extension NSUserActivity {
  /// What a response has with it, so that it can be taken back.
  convenience init(of change: CollectionChange) throws {
    self.init(activityType: CollectionFile.changed)
    userInfo = ["change": String(decoding: try JSONEncoder().encode(change), as: UTF8.self)]
  }

  fileprivate var change: CollectionChange? {
    let coded = userInfo?["change"] as? String
    return coded.flatMap { try? JSONDecoder().decode(CollectionChange.self, from: Data($0.utf8)) }
  }
}

extension CollectionFile {
  /// - Returns: Whether it could be stored.
  fileprivate func takeBack(_ response: INIntentResponse) -> Bool {
    guard let change = response.userActivity?.change else { return false }
    return (try? update { $0.takeBack(change) }) != nil
  }
}

extension AddMediaHandler: IntentUndoing {
  func undo(intent: INIntent, response: INIntentResponse) async -> Bool {
    collection.takeBack(response)
  }
}

extension UpdateMediaAffinityHandler: IntentUndoing {
  func undo(intent: INIntent, response: INIntentResponse) async -> Bool {
    collection.takeBack(response)
  }
}
