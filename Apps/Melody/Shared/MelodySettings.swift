import MediaShared

/// What a person has set for Melody.
package struct MelodySettings: MediaSettings, Equatable {
  package var musicFolder: String?
  package var keepsSamples: Bool?
  package var keepsCatalog: Bool?
  /// Why nothing is found, to try what the assistant says then.
  package var obstacle: Obstacle?
  /// Why nothing can be carried out, to try what the assistant says then.
  package var failure: Failure?

  package init() {}

  package var folder: String? {
    get { musicFolder }
    set { musicFolder = newValue }
  }
}
