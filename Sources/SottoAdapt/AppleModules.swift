/// The modules of Apple's that apps import, and those that stand for them here: no app's class is in one.
package enum AppleModules {
  package static let names = AbsentModule.names.union([
    "AVFAudio", "AVFoundation", "AVKit", "BackgroundTasks", "Contacts", "CoreFoundation",
    "CoreLocation", "CoreMedia", "CoreServices", "CoreSpotlight", "Darwin", "Dispatch",
    "Distributed", "Foundation", "FoundationEssentials", "FoundationInternationalization",
    "FoundationNetworking", "FoundationXML", "Glibc", "ImageIO", "Intents", "IntentsUI",
    "LocalAuthentication", "MapKit", "MediaPlayer", "MobileCoreServices", "Network", "OSLog",
    "Observation", "RegexBuilder", "SottoAppSupport", "Swift", "Synchronization", "UIKit",
    "UniformTypeIdentifiers", "UserNotifications", "WidgetKit", "os",
  ])
}
