import SottoAssistant
import Synchronization

extension AppRegistry {
  /// The apps and the person's decisions about them, as a saved conversation has them.
  var recorded: (apps: [RecordedHome.App], defaults: [String: String]) {
    state.withLock { state in
      let apps = state.entries.map { entry in
        let identifier = entry.installed.identifier
        return RecordedHome.App(
          bundle: entry.bundle, authorization: entry.installed.authorization,
          network: entry.installed.network, requests: entry.installed.grants.maySend,
          media: state.mediaContexts[identifier],
          vocabulary: state.vocabulary.filter { $0.app == identifier })
      }
      return (apps, state.defaults)
    }
  }
}
