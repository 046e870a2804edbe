/// A framework of Apple's that is not here, and how to tell whether a source uses it.
package struct AbsentModule {
  let name: String

  /// Names of its own. A `*` at the end stands for any letters that begin with a capital.
  private let names: [Substring]

  /// What to do instead of using it; empty where there is nothing to say.
  let advice: String

  init(_ name: String, _ names: String, advice: String = "") {
    self.name = name
    self.names = names.split(separator: " ")
    self.advice = advice
  }

  /// One of its names among words; `nil` where there is none.
  func use(among words: Set<String>) -> String? {
    for name in names where name.last != "*" && words.contains(String(name)) { return String(name) }
    let prefixes = names.filter { $0.last == "*" }.map { $0.dropLast() }
    return words.filter { word in
      prefixes.contains {
        word.hasPrefix($0) && word.dropFirst($0.count).first?.isUppercase == true
      }
    }.min()
  }
}

extension AbsentModule {
  /// The names of all that are known.
  package static var names: Set<String> { Set(all.keys) }

  static let all = Dictionary(uniqueKeysWithValues: list.map { ($0.name, $0) })

  private static let list = [
    AbsentModule("ARKit", "AR*"),
    AbsentModule("Accelerate", "vDSP vImage"),
    AbsentModule("ActivityKit", "ActivityAttributes ActivityContent ActivityAuthorizationInfo"),
    AbsentModule("AppIntents", "AppIntent AppEntity AppEnum AppShortcutsProvider EntityQuery"),
    AbsentModule("AudioToolbox", "AudioServicesPlaySystemSound AudioStreamBasicDescription"),
    AbsentModule("AuthenticationServices", "AS*"),
    AbsentModule("CallKit", "CX*"),
    AbsentModule("CarPlay", "CP*"),
    AbsentModule("CloudKit", "CK*"),
    AbsentModule(
      "Combine",
      "AnyCancellable AnyPublisher CurrentValueSubject ObservableObject PassthroughSubject Published "
        + "Publishers sink",
      advice: "The package OpenCombine has it."),
    AbsentModule("ContactsUI", "CNContactPickerViewController CNContactViewController"),
    AbsentModule("CoreBluetooth", "CB*"),
    AbsentModule("CoreData", "NSBatch* NSEntity* NSFetch* NSManaged* NSPersistent*"),
    AbsentModule("CoreGraphics", "CGColor CGContext CGDataProvider CGImage CGPath"),
    AbsentModule("CoreImage", "CI*"),
    AbsentModule("CoreML", "ML*"),
    AbsentModule("CoreMotion", "CM*"),
    AbsentModule("CoreTelephony", "CT*"),
    AbsentModule(
      "CryptoKit", "AES ChaChaPoly Curve25519 HKDF HMAC Insecure P256 SHA256 SHA512 SymmetricKey",
      advice: "The package swift-crypto has it, as Crypto."),
    AbsentModule("EventKit", "EK*"),
    AbsentModule("FoundationModels", "LanguageModelSession SystemLanguageModel"),
    AbsentModule("GameController", "GC*"),
    AbsentModule("GameKit", "GK*"),
    AbsentModule("HealthKit", "HK*"),
    AbsentModule("HomeKit", "HM*"),
    AbsentModule("MessageUI", "MF*"),
    AbsentModule("Messages", "MS*"),
    AbsentModule("MultipeerConnectivity", "MC*"),
    AbsentModule(
      "MusicKit",
      "ApplicationMusicPlayer MusicAuthorization MusicCatalog* MusicItemID "
        + "MusicLibraryRequest SystemMusicPlayer"),
    AbsentModule("NaturalLanguage", "NL*"),
    AbsentModule("ObjectiveC", "class_getInstanceMethod object_getClass objc_*"),
    AbsentModule("PassKit", "PK*"),
    AbsentModule("Photos", "PH*"),
    AbsentModule("PhotosUI", "PH*"),
    AbsentModule("PushKit", "PK*"),
    AbsentModule("QuartzCore", "CA*"),
    AbsentModule("SafariServices", "SF*"),
    AbsentModule("Security", "SecItemAdd SecItemCopyMatching SecItemDelete SecItemUpdate SecKey"),
    AbsentModule("ShazamKit", "SH*"),
    AbsentModule("Speech", "SF*"),
    AbsentModule("StoreKit", "SK*"),
    AbsentModule(
      "SwiftData", "FetchDescriptor ModelActor ModelContainer ModelContext PersistentModel"),
    AbsentModule(
      "SwiftUI",
      "AppStorage EnvironmentObject HStack ImageRenderer NavigationStack NavigationView "
        + "ObservableObject ObservedObject PreviewProvider Published SceneStorage StateObject "
        + "UIApplicationDelegateAdaptor UIHostingController UIViewControllerRepresentable "
        + "UIViewRepresentable VStack View ViewBuilder ViewModifier WindowGroup ZStack"),
    AbsentModule("SystemConfiguration", "SCNetwork*"),
    AbsentModule("TipKit", "Tips"),
    AbsentModule("Vision", "VN*"),
    AbsentModule("WatchConnectivity", "WC*"),
    AbsentModule("WatchKit", "WK*"),
    AbsentModule("WebKit", "WK*"),
  ]
}
