/// How far an app is with getting to know what a person can ask for.
package struct AppWork: Equatable, Sendable {
  package var done: Int
  package var total: Int

  package init(done: Int, total: Int) {
    self.done = done
    self.total = total
  }

  /// What says how far it is; nothing while that is not known.
  private var words: [String: String] {
    done > 0 && done < total ? ["done": "\(done)", "total": "\(total)"] : [:]
  }
}

extension AppWork {
  /// It goes on, or is over, in a sentence about its app.
  package func sentence(of app: String, _ dialogue: Dialogue) -> String {
    dialogue.say(
      [done < total ? "progress" : "progress.over"],
      words.merging(["app": app]) { own, _ in own })
  }

  /// The answer of an app that has found nothing, and may find it later.
  func completing(_ answer: String, of app: String, _ dialogue: Dialogue) -> String {
    dialogue.say(
      ["notFound.yet"], words.merging(["answer": answer, "app": app]) { own, _ in own })
  }
}

extension Turn.Result {
  /// Whether its app does not have what was asked for.
  var findsNothing: Bool {
    switch self {
    case .request(_, .notFound): true
    // SiriKit's own reasons for that: `noTasksFound`, `playlistNameNotFound`.
    case .request(_, .unsupported(_, let reason)): reason.hasSuffix("Found")
    default: false
    }
  }
}
