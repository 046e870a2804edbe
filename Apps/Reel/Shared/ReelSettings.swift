import MediaShared

/// What a person has set for Reel.
package struct ReelSettings: MediaSettings, Equatable {
  package var videoFolder: String?
  package var keepsSamples: Bool?
  package var keepsCatalog: Bool?

  package init() {}

  package var folder: String? {
    get { videoFolder }
    set { videoFolder = newValue }
  }
}
