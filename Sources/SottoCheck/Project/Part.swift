import Intents
import SottoAdapt
import SottoHost

/// The sources that an app and its extensions share, as modules of their own.
struct Library: Sendable {
  var sources: [SourceFile] = []
  var modules: Set<String> = []
}

/// An app or one of its extensions.
package struct Part: Sendable {
  /// The name of its executable.
  package let name: String
  /// The module that its sources are built into.
  let module: String
  let isExtension: Bool
  let information: ConfigurationFile
  /// `nil` where it has none.
  let entitlements: ConfigurationFile?
  let localizations: [Localization]
  /// Its own sources and those that it shares with others; empty in a bundle.
  let sources: [SourceFile]
  /// The files of those that are its alone.
  let ownSources: Set<String>
  let classes: HandlerClasses
  /// Whether classes of it may be elsewhere: in a framework that was not read, or in Objective-C.
  let hasMoreSources: Bool

  /// What is there in one language.
  struct Localization: Sendable {
    /// As in `pt-BR`.
    let language: String
    var strings: ConfigurationFile?
    var vocabulary: ConfigurationFile?
  }

  init(
    name: String, module: String, isExtension: Bool, information: ConfigurationFile,
    entitlements: ConfigurationFile?, localizations: [Localization], own: [SourceFile] = [],
    library: Library = Library(), hasObjectiveC: Bool = false
  ) {
    self.name = name
    self.module = module
    self.isExtension = isExtension
    self.information = information
    self.entitlements = entitlements
    self.localizations = localizations
    sources = own + library.sources
    ownSources = Set(own.map(\.path))
    classes = HandlerClasses(own + library.sources)
    hasMoreSources =
      hasObjectiveC
      || own.contains { !$0.imports.subtracting(library.modules).isSubset(of: AppleModules.names) }
  }

  var keys: IntentSupport.Keys { isExtension ? .extension : .app }

  /// Where it says which intents it handles and how.
  var attributes: ConfigurationValue {
    isExtension
      ? information["NSExtension"]["NSExtensionAttributes"] : information.root
  }

  /// The intents that it handles.
  var supported: ConfigurationValue { attributes[keys.supported] }

  /// Whether what an entitlements file says of a truth value is yes.
  func isEntitled(to key: String) -> Bool { entitlements?[key].value?.bool == true }

  var groups: ConfigurationValue? { entitlements?[Entitlements.groupsKey] }

  /// The language that texts without a translation are in.
  var developmentLanguage: String {
    information["CFBundleDevelopmentRegion"].string ?? "en"
  }

  /// The first place of a word in its own sources, then in shared ones.
  func place(of word: String) -> Place? {
    sources.lazy.compactMap { $0.place(of: word) }.first
  }
}
