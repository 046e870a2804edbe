public import Foundation

/// What the content is.
extension CSSearchableItemAttributeSet {
  /// The identifier of the content's type, as in "public.audio".
  public var contentType: String? {
    get { self["contentType"] }
    set { self["contentType"] = newValue }
  }

  /// What it is called.
  public var title: String? {
    get { self["title"] }
    set { self["title"] = newValue }
  }

  /// What it is called where it is shown.
  public var displayName: String? {
    get { self["displayName"] }
    set { self["displayName"] = newValue }
  }

  /// What else it is called.
  public var alternateNames: [String]? {
    get { self["alternateNames"] }
    set { self["alternateNames"] = newValue }
  }

  /// What it is about.
  public var contentDescription: String? {
    get { self["contentDescription"] }
    set { self["contentDescription"] = newValue }
  }

  /// The app's own name for it.
  public var identifier: String? {
    get { self["identifier"] }
    set { self["identifier"] = newValue }
  }

  /// The identifier of the searchable item it belongs to.
  public var relatedUniqueIdentifier: String? {
    get { self["relatedUniqueIdentifier"] }
    set { self["relatedUniqueIdentifier"] = newValue }
  }

  /// The group it is deleted with.
  public var domainIdentifier: String? {
    get { self["domainIdentifier"] }
    set { self["domainIdentifier"] = newValue }
  }

  /// Words under which it is found.
  public var keywords: [String]? {
    get { self["keywords"] }
    set { self["keywords"] = newValue }
  }

  /// The file it lies in.
  public var path: String? {
    get { self["path"] }
    set { self["path"] = newValue }
  }

  /// Where its content lies.
  public var contentURL: URL? {
    get { self["contentURL"] }
    set { self["contentURL"] = newValue }
  }

  /// Where its picture lies.
  public var thumbnailURL: URL? {
    get { self["thumbnailURL"] }
    set { self["thumbnailURL"] = newValue }
  }

  /// Its picture, as an image file holds it.
  public var thumbnailData: Data? {
    get { self["thumbnailData"] }
    set { self["thumbnailData"] = newValue }
  }

  /// When anything about it last changed.
  public var metadataModificationDate: Date? {
    get { self["metadataModificationDate"] }
    set { self["metadataModificationDate"] = newValue }
  }

  /// When the person last used it.
  public var lastUsedDate: Date? {
    get { self["lastUsedDate"] }
    set { self["lastUsedDate"] = newValue }
  }

  /// How well it is liked, from 0 to 5.
  public var rating: NSNumber? {
    get { self[number: "rating"] }
    set { self[number: "rating"] = newValue }
  }
}
