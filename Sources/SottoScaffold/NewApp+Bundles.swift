import Intents

// What makes bundles of the executables: property lists and entitlements.
extension NewApp {
  private var identifier: String { "com.example.\(name)" }

  var extensionInformation: String {
    let names = intents.map { "        <string>\($0.name)</string>" }.joined(separator: "\n")
    return propertyList(
      """
        <key>CFBundleIdentifier</key>
        <string>\(identifier).Intents</string>
        <key>CFBundleExecutable</key>
        <string>\(name)Intents</string>
        <key>NSExtension</key>
        <dict>
          <key>NSExtensionPointIdentifier</key>
          <string>com.apple.intents-service</string>
          <key>NSExtensionPrincipalClass</key>
          <string>$(PRODUCT_MODULE_NAME).IntentHandler</string>
          <key>NSExtensionAttributes</key>
          <dict>
            <key>IntentsSupported</key>
            <array>
      \(names)
            </array>\(mediaCategories)
          </dict>
        </dict>
      """)
  }

  private var mediaCategories: String {
    guard hasMedia else { return "" }
    return """

            <key>SupportedMediaCategories</key>
            <array>
              <string>INMediaCategoryMusic</string>
            </array>
      """
  }

  var appInformation: String {
    let activities = intents.map { "    <string>\($0.name)</string>" }.joined(separator: "\n")
    return propertyList(
      """
        <key>CFBundleIdentifier</key>
        <string>\(identifier)</string>
        <key>CFBundleExecutable</key>
        <string>\(name)</string>
        <key>CFBundleDisplayName</key>
        <string>\(name)</string>
        <key>CFBundleShortVersionString</key>
        <string>1.0</string>
        <key>CFBundleDevelopmentRegion</key>
        <string>\(languages[0])</string>
        <key>NSSiriUsageDescription</key>
        <string>\(name) does what you ask for by voice.</string>
        <key>NSUserActivityTypes</key>
        <array>
      \(activities)
        </array>
      """)
  }

  /// - Parameter isOfApp: The app asks for Siri; both share a group.
  func entitlements(ofApp isOfApp: Bool) -> String {
    let siri =
      isOfApp ? "  <key>com.apple.developer.siri</key>\n  <true/>\n" : ""
    return propertyList(
      """
      \(siri)  <key>com.apple.security.application-groups</key>
        <array>
          <string>group.\(identifier)</string>
        </array>
      """)
  }

  /// The example phrases of a language.
  func vocabulary(_ language: String) -> String {
    let phrases = intents.compactMap { intent in
      self.phrases[language]?[intent.name].map { phrase in
        """
            <dict>
              <key>IntentName</key>
              <string>\(intent.name)</string>
              <key>IntentExamples</key>
              <array>
                <string>\(escaped(phrase))</string>
              </array>
            </dict>
        """
      }
    }
    return propertyList(
      """
        <key>IntentPhrases</key>
        <array>
      \(phrases.joined(separator: "\n"))
        </array>
      """)
  }

  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }

  private func propertyList(_ content: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \(content)
    </dict>
    </plist>

    """
  }
}
