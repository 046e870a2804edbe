/// What came is no event of the protocol. Nothing after it can be read.
package struct FrameError: Error, Equatable, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}
