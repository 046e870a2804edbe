import Foundation

/// A language in which what plays can be heard or read.
public final class MPNowPlayingInfoLanguageOption: NSObject, Sendable {
  /// The language as BCP-47.
  public let languageTag: String?

  /// What the app calls it.
  public let identifier: String?

  /// Its name for people.
  public let displayName: String?

  /// Makes a language.
  public init(languageTag: String?, identifier: String?, displayName: String?) {
    self.languageTag = languageTag
    self.identifier = identifier
    self.displayName = displayName
  }
}

/// The person chose a language.
public final class MPChangeLanguageOptionCommandEvent: MPRemoteCommandEvent {
  /// The language.
  public let languageOption: MPNowPlayingInfoLanguageOption

  /// For how long.
  public let setting: MPChangeLanguageOptionSetting

  init(
    command: MPRemoteCommand, languageOption: MPNowPlayingInfoLanguageOption,
    setting: MPChangeLanguageOptionSetting
  ) {
    self.languageOption = languageOption
    self.setting = setting
    super.init(command: command)
  }
}

/// For how long a choice of language holds.
public enum MPChangeLanguageOptionSetting: Int, Sendable {
  case none = 0
  case nowPlayingItemOnly = 1
  case permanent = 2
}
