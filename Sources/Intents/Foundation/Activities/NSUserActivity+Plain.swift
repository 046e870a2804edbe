import Foundation

extension NSUserActivity: PlainCodable {
  package var plain: PlainValue {
    var writer = PlainWriter()
    writer.write(activityType, as: "activityType")
    writer.write(title, as: "title")
    writer.write(userInfo.map(Self.propertyList), as: "userInfo")
    writer.write(requiredUserInfoKeys?.sorted(), as: "requiredUserInfoKeys")
    writer.write(webpageURL, as: "webpageURL")
    writer.write(referrerURL, as: "referrerURL")
    writer.write(expirationDate, as: "expirationDate")
    if !keywords.isEmpty { writer.write(keywords.sorted(), as: "keywords") }
    writer.write(targetContentIdentifier, as: "targetContentIdentifier")
    for (name, flag, standard) in Self.flags where self[keyPath: flag] != standard {
      writer.write(self[keyPath: flag], as: name)
    }
    writer.write(persistentIdentifier, as: "persistentIdentifier")
    writer.write(interaction, as: "interaction")
    writer.write(suggestedInvocationPhrase, as: "suggestedInvocationPhrase")
    writer.write(contentAttributeSet, as: "contentAttributeSet")
    writer.write(shortcutAvailability, as: "shortcutAvailability")
    return .object(writer.members)
  }

  package static func decode(_ plain: PlainValue) throws -> Self {
    guard let members = plain.object else {
      throw PlainDecodingError(expected: "an object", found: plain)
    }
    let reader = PlainReader(members)
    let activity = self.init(activityType: reader.required("activityType", placeholder: ""))
    activity.title = reader.optional("title")
    activity.userInfo = (reader.optional("userInfo") as PropertyList?)?.values
    activity.requiredUserInfoKeys = (reader.optional("requiredUserInfoKeys") as [String]?).map(
      Set.init)
    activity.webpageURL = reader.optional("webpageURL")
    activity.referrerURL = reader.optional("referrerURL")
    activity.expirationDate = reader.optional("expirationDate")
    activity.keywords = Set(reader.value("keywords", default: [String]()))
    activity.targetContentIdentifier = reader.optional("targetContentIdentifier")
    for (name, flag, standard) in flags {
      activity[keyPath: flag] = reader.value(name, default: standard)
    }
    activity.persistentIdentifier = reader.optional("persistentIdentifier")
    activity.interaction = reader.optional("interaction")
    activity.suggestedInvocationPhrase = reader.optional("suggestedInvocationPhrase")
    activity.contentAttributeSet = reader.optional("contentAttributeSet")
    activity.shortcutAvailability = reader.value("shortcutAvailability", default: [])
    if let error = reader.error { throw error }
    return activity
  }

  private static var flags: [(String, ReferenceWritableKeyPath<NSUserActivity, Bool>, Bool)] {
    [
      ("isEligibleForHandoff", \.isEligibleForHandoff, true),
      ("isEligibleForSearch", \.isEligibleForSearch, false),
      ("isEligibleForPublicIndexing", \.isEligibleForPublicIndexing, false),
      ("isEligibleForPrediction", \.isEligibleForPrediction, false),
      ("needsSave", \.needsSave, false),
      ("supportsContinuationStreams", \.supportsContinuationStreams, false),
    ]
  }

  private static func propertyList(_ userInfo: [AnyHashable: Any]) -> PropertyList {
    PropertyList(
      Dictionary(
        userInfo.compactMap { key, value in (key.base as? String).map { ($0, value) } },
        uniquingKeysWith: { first, _ in first }))
  }
}
