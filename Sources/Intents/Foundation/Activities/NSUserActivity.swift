public import Foundation

/// The identifier by which saved activities are deleted.
public typealias NSUserActivityPersistentIdentifier = String

/// The type of an activity that opens a page of the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// Something the person does in an app, so that it can be taken up again elsewhere.
open class NSUserActivity: NSObject, @unchecked Sendable {
  /// The kind of activity, one of the app's `NSUserActivityTypes`.
  open package(set) var activityType: String

  /// A name for people.
  open var title: String?

  /// What the app needs to take the activity up again. Values that are not property lists do not
  /// reach another process.
  open var userInfo: [AnyHashable: Any]?

  /// The keys of `userInfo` that matter.
  open var requiredUserInfoKeys: Set<String>?

  /// Whether the app wants to update `userInfo` before it is handed on.
  open var needsSave = false

  /// The page to open where the app is missing.
  open var webpageURL: URL?

  /// The page that led here.
  open var referrerURL: URL?

  /// When the activity stops being of use.
  open var expirationDate: Date?

  /// Words under which it can be found.
  open var keywords: Set<String> = []

  /// Whether streams may be opened to the app that goes on with it; they never are here.
  open var supportsContinuationStreams = false

  /// Who is told when the activity is saved or continued.
  open weak var delegate: (any NSUserActivityDelegate)?

  /// Which content of the app it is about.
  open var targetContentIdentifier: String?

  /// Whether another device may go on with it.
  open var isEligibleForHandoff = true

  /// Whether it may be found by search.
  open var isEligibleForSearch = false

  /// Whether everybody may find it.
  open var isEligibleForPublicIndexing = false

  /// Whether the assistant may suggest it.
  open var isEligibleForPrediction = false

  /// The identifier by which it can be deleted.
  open var persistentIdentifier: NSUserActivityPersistentIdentifier?

  /// The request and the response that led to this activity, when an intent did.
  open package(set) var interaction: INInteraction?

  /// The phrase that the app would suggest to start it.
  open var suggestedInvocationPhrase: String?

  /// What the system shows when it finds or suggests the activity.
  open var contentAttributeSet: CSSearchableItemAttributeSet?

  /// The moments in which the system may suggest it.
  open var shortcutAvailability: INShortcutAvailabilityOptions = []

  /// Makes an activity of one of the app's types.
  public required init(activityType: String) {
    self.activityType = activityType
  }

  /// Makes an activity without a type.
  public override convenience init() {
    self.init(activityType: "")
  }

  /// Adds entries to `userInfo`; they replace those of the same key.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  /// Says that the person does this now; where it is eligible for prediction, the assistant takes note.
  open func becomeCurrent() {
    guard isEligibleForPrediction else {
      DeveloperNote.noEffect(
        "NSUserActivity.becomeCurrent()",
        "only an activity with isEligibleForPrediction is taken note of")
      return
    }
    delegate?.userActivityWillSave(self)
    let plain = plain
    Task {
      do {
        try await IntentsSystemConnection.current.donateActivity(plain)
      } catch {
        DeveloperNote.once(
          "NSUserActivity.becomeCurrent() of “\(activityType)” was not kept: \(error)")
      }
    }
  }

  /// Says that the person does this no longer.
  open func resignCurrent() {}

  /// Says that the activity is over.
  open func invalidate() {}
}
