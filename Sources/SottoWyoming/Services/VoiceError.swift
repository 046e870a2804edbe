/// A voice service, or a device, does not do its part: which, why, and what to do.
package struct VoiceError: Error, Equatable, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}
