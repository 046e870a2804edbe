import Foundation
import Intents
import SottoLanguage

extension Reading {
  /// Reads a request that another program has made: a Reading's JSON, of which `intent` and `parameters`
  /// are needed. A parameter has a Reading's form, or that of the intent's own property.
  ///
  /// - Throws: `BadRequest`, which says what in it cannot be used.
  package init(request plain: PlainValue) throws(BadRequest) {
    do {
      self = try JSONDecoder().decode(Reading.self, from: JSONEncoder().encode(plain))
    } catch let error as DecodingError {
      throw BadRequest("The request is no Reading: \(error.problemWithJSON).")
    } catch {
      throw BadRequest("The request is no Reading: \(error).")
    }
    guard let intent else {
      throw BadRequest("The request names no “intent”, such as INAddTasksIntent.")
    }
    confidence = 1
    if text.isEmpty { text = intent }
    guard intent != "SystemMediaControl" else { return }
    guard let description = IntentDescription.all[intent] else {
      let known = IntentDescription.all.keys.sorted().joined(separator: ", ")
      throw BadRequest("There is no intent “\(intent)”. Sotto knows: \(known).")
    }
    let values = IntentBuilder.values(of: self, nowPlaying: nil)
    do {
      let made = try description.intent(from: values).plain
      let unknown = (values.object ?? [:]).keys.filter { made[$0] == nil }
      let lost = (unknown + values.idleMembers { try? description.intent(from: $0).plain }).sorted()
      guard lost.isEmpty else {
        throw BadRequest("\(intent) has no parameter “\(lost.joined(separator: "”, “"))”.")
      }
    } catch let error as BadRequest {
      throw error
    } catch {
      throw BadRequest("A parameter of \(intent) does not fit: \(error)")
    }
  }
}

extension PlainValue {
  /// The members of members that make no difference, as a misspelt one does: `mediaSearch.mediaTipe`.
  ///
  /// - Parameter make: What comes of a value; `nil` where it cannot be used.
  fileprivate func idleMembers(_ make: (PlainValue) -> PlainValue?) -> [String] {
    let made = make(self)
    return (object ?? [:]).flatMap { name, value in
      (value.object ?? [:]).keys.filter { member in
        var without = self
        without[name]?[member] = nil
        return make(without) == made
      }
      .map { "\(name).\($0)" }
    }
  }
}

/// Why a request that another program has made cannot be carried out, in words for its maker.
package struct BadRequest: Error, CustomStringConvertible {
  package let description: String
  init(_ description: String) { self.description = description }
}
