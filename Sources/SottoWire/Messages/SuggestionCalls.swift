import Intents

// What apps tell of what their person does, so that it can be suggested and started by a phrase.

extension SystemCalls {
  /// `NSUserActivity.becomeCurrent`, of an activity that may be suggested.
  package struct DonateActivity: WireCall {
    package static let name = "donateActivity"
    package var activity: PlainValue
    package init(activity: PlainValue) { self.activity = activity }
  }

  /// `NSUserActivity.deleteSavedUserActivities` and `deleteAllSavedUserActivities`.
  package struct DeleteActivities: WireCall {
    package static let name = "deleteActivities"
    /// Absent: all of the app's.
    package var persistentIdentifiers: [String]?
    package init(persistentIdentifiers: [String]? = nil) {
      self.persistentIdentifiers = persistentIdentifiers
    }
  }

  /// `INUpcomingMediaManager.setSuggestedMediaIntents`, the most important first.
  package struct SetUpcomingMedia: WireEvent {
    package static let name = "setUpcomingMedia"
    /// The plain forms of `INPlayMediaIntent`.
    package var intents: [PlainValue]
    package init(intents: [PlainValue]) { self.intents = intents }
  }

  /// `INUpcomingMediaManager.setPredictionMode(_:for:)`.
  package struct SetPredictionMode: WireEvent {
    package static let name = "setPredictionMode"
    /// `INUpcomingMediaPredictionMode` by case name.
    package var mode: String
    /// `INMediaItemType` by case name.
    package var type: String
    package init(mode: String, type: String) {
      self.mode = mode
      self.type = type
    }
  }

  /// `INVoiceShortcutCenter.setShortcutSuggestions`, the most important first.
  package struct SetShortcutSuggestions: WireEvent {
    package static let name = "setShortcutSuggestions"
    /// The plain forms of `INShortcut`.
    package var shortcuts: [PlainValue]
    package init(shortcuts: [PlainValue]) { self.shortcuts = shortcuts }
  }

  /// `INRelevantShortcutStore.setRelevantShortcuts`.
  package struct SetRelevantShortcuts: WireCall {
    package static let name = "setRelevantShortcuts"
    /// The plain forms of `INRelevantShortcut`.
    package var shortcuts: [PlainValue]
    package init(shortcuts: [PlainValue]) { self.shortcuts = shortcuts }
  }

  /// `INVoiceShortcutCenter.allVoiceShortcuts`: those that start something of the app.
  package struct VoiceShortcuts: WireCall {
    package static let name = "voiceShortcuts"
    package init() {}

    package struct Answer: Codable, Sendable {
      /// The plain forms of `INVoiceShortcut`.
      package var shortcuts: [PlainValue]
      package init(shortcuts: [PlainValue]) { self.shortcuts = shortcuts }
    }
  }
}

// What a front end asks about suggestions and shortcuts.

extension ClientCalls {
  /// What may be wanted at a moment, the likeliest first.
  package struct Suggest: WireCall {
    package static let name = "suggest"
    package var limit: Int
    /// Seconds since 1970; absent: the present.
    package var now: Double?
    package var locale: String?
    /// Unasked: nothing comes unless it is likely enough, and then it counts as offered. With the name of a
    /// conversation, “yes” in that conversation takes the offer.
    package var offersTo: String?

    package init(
      limit: Int, now: Double? = nil, locale: String? = nil, offersTo: String? = nil
    ) {
      self.limit = limit
      self.now = now
      self.locale = locale
      self.offersTo = offersTo
    }

    package typealias Answer = [SuggestionSummary]
  }

  /// Whether anything is suggested to who has not asked.
  package struct SetOffers: WireCall {
    package static let name = "setOffers"
    package var areOn: Bool
    package init(areOn: Bool) { self.areOn = areOn }
  }

  package struct ListShortcuts: WireCall {
    package static let name = "listShortcuts"
    package init() {}
    package typealias Answer = [ShortcutSummary]
  }

  /// Gives a phrase to a sentence, or to what a suggestion does.
  package struct SaveShortcut: WireCall {
    package static let name = "saveShortcut"
    package var phrase: String
    /// What to say instead of the phrase.
    package var sentence: String?
    /// The identifier of a suggestion.
    package var suggestion: String?
    /// The phrase of the shortcut that this takes the place of.
    package var replaces: String?
    package var locale: String?
    /// Whether the phrase may be one that means something already.
    package var isSure: Bool

    package init(
      phrase: String, sentence: String? = nil, suggestion: String? = nil, replaces: String? = nil,
      locale: String? = nil, isSure: Bool = false
    ) {
      self.phrase = phrase
      self.sentence = sentence
      self.suggestion = suggestion
      self.replaces = replaces
      self.locale = locale
      self.isSure = isSure
    }

    package typealias Answer = ShortcutSummary
  }

  package struct DeleteShortcut: WireCall {
    package static let name = "deleteShortcut"
    package var phrase: String
    package init(phrase: String) { self.phrase = phrase }
    package typealias Answer = ShortcutSummary
  }

  /// What was donated, or noted of what apps were asked, a page at a time: the oldest first.
  package struct ListDonations: WireCall {
    package static let name = "listDonations"
    /// The number of the last donation of the page before, or 0.
    package var after: Int
    package init(after: Int) { self.after = after }
    package typealias Answer = [DonationSummary]
  }

  /// Everything that was said, answered, donated and learnt is forgotten.
  package struct Wipe: WireCall {
    package static let name = "wipe"
    package init() {}
  }
}

/// One thing that was done, as `sotto history export` shows it.
package struct DonationSummary: Codable, Sendable, Equatable {
  package var number: Int
  /// The bundle identifier of the app.
  package var app: String
  /// `interaction`, `activity`, or `request` where the assistant has carried it out.
  package var source: String
  package var group: String?
  /// When it began, in seconds since 1970.
  package var date: Double
  /// Seconds; absent where the app has not said.
  package var duration: Double?
  /// The plain form of the `INShortcut` that does it again, as it was last donated.
  package var shortcut: PlainValue

  package init(
    number: Int, app: String, source: String, group: String?, date: Double, duration: Double?,
    shortcut: PlainValue
  ) {
    self.number = number
    self.app = app
    self.source = source
    self.group = group
    self.date = date
    self.duration = duration
    self.shortcut = shortcut
  }
}

/// Something that may be wanted, as `sotto suggest --json` shows it.
package struct SuggestionSummary: Codable, Sendable, Equatable {
  package var identifier: String
  /// The bundle identifier of the app, and its name.
  package var app: String
  package var appName: String
  /// What it is called.
  package var title: String
  /// A sentence: what would be done, and why it may be wanted.
  package var text: String
  /// `habit`, `sequence`, `recent`, `frequent`, `upcoming` or `relevant`.
  package var reason: String
  /// From 0 to 1: how likely it is wanted at the moment.
  package var probability: Double
  /// The plain form of the `INShortcut`.
  package var shortcut: PlainValue

  package init(
    identifier: String, app: String, appName: String, title: String, text: String, reason: String,
    probability: Double, shortcut: PlainValue
  ) {
    self.identifier = identifier
    self.app = app
    self.appName = appName
    self.title = title
    self.text = text
    self.reason = reason
    self.probability = probability
    self.shortcut = shortcut
  }
}

/// A phrase and what it starts, as `sotto shortcuts list --json` shows it.
package struct ShortcutSummary: Codable, Sendable, Equatable {
  package var identifier: String
  package var phrase: String
  /// What is said instead of the phrase.
  package var sentence: String?
  /// The bundle identifier of the app, where it starts something of an app's.
  package var app: String?
  package var title: String?
  /// Why it cannot be started; absent where it can.
  package var problem: String?

  package init(
    identifier: String, phrase: String, sentence: String? = nil, app: String? = nil,
    title: String? = nil, problem: String? = nil
  ) {
    self.identifier = identifier
    self.phrase = phrase
    self.sentence = sentence
    self.app = app
    self.title = title
    self.problem = problem
  }
}
