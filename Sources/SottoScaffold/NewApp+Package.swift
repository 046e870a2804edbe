import Foundation
import Intents

// The package itself, how it is tested elsewhere, and what it tells of itself.
extension NewApp {
  /// Whether Sotto is fetched, and not taken from a folder of this machine.
  private var isSottoFetched: Bool { sotto.contains("://") }

  /// What stands above the files of build servers.
  private var remarkOnSotto: String {
    isSottoFetched
      ? ""
      : "# Package.swift takes sotto from a folder: give it an address before this runs elsewhere.\n"
  }

  var manifest: String {
    let source =
      isSottoFetched
      ? "url: \"\(sotto)\", branch: \"main\"" : "name: \"sotto\", path: \"\(sotto)\""
    let lproj = languages.map { ", \"\($0).lproj\"" }.joined()
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let intents: Target.Dependency = .product(name: "Intents", package: "sotto")
      let support: Target.Dependency = .product(name: "SottoAppSupport", package: "sotto")

      let package = Package(
        name: "\(name)",
        dependencies: [.package(\(source))],
        targets: [
          // The handlers: the same sources make part of an iOS target.
          .target(name: "\(name)Handlers", dependencies: [intents], path: "Handlers"),
          .executableTarget(
            name: "\(name)Intents", dependencies: ["\(name)Handlers", intents, support],
            path: "Intents", exclude: ["Info.plist", "\(name)Intents.entitlements"]),
          .executableTarget(
            name: "\(name)", dependencies: ["\(name)Handlers", intents, support], path: "App",
            exclude: ["Info.plist", "\(name).entitlements"\(lproj)]),
          .testTarget(
            name: "\(name)Tests",
            dependencies: [
              "\(name)Handlers", intents, .product(name: "SottoTesting", package: "sotto"),
            ],
            path: "Tests"),
        ]
      )

      """
  }

  var gitHubWorkflow: String {
    """
    \(remarkOnSotto)name: test
    on: [push, pull_request]
    jobs:
      test:
        runs-on: ubuntu-latest
        container: swift:6.2
        steps:
          - uses: actions/checkout@v4
          - run: swift test

    """
  }

  var gitLabPipeline: String {
    """
    \(remarkOnSotto)test:
      image: swift:6.2
      script:
        - swift test

    """
  }

  var readme: String {
    let sentence = intents.first.flatMap { phrases[languages[0]]?[$0.name] } ?? "help"
    return """
      # \(name)

      An app with an Intents extension. `Handlers` has all that is worth testing, on `Intents` alone.

      | folder | has |
      | --- | --- |
      | `Handlers` | a handler for each intent |
      | `Intents` | the extension that gives them to the assistant |
      | `App` | the app, its languages' example phrases |
      | `Sentences` | what people say, and what is expected of it |
      | `Tests` | says those sentences to the handlers |

      ```
      swift test                        # the sentences, in process
      sotto test                        # the same, to the confined extension
      sotto apps bundle . --output .build && sotto apps install .build/\(name).app --allow
      sotto say "\(sentence)"
      ```

      ## On an iPhone

      In Xcode add an Intents Extension target, take away the `IntentHandler.swift` that it makes, and
      add the files of `Handlers` and `Intents/IntentHandler.swift` (without its `import \(name)Handlers`)
      to it; copy `NSExtension` of `Intents/Info.plist` into its own. Add the folders `*.lproj` of `App`, and
      the keys of `App/Info.plist` and of the entitlements, to the app. Nobody has tried this on a Mac yet.

      """
  }
}
