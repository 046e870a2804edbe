/// What an input did that none may do, other than to end its process: it was neither read nor refused.
struct Harm: Error, CustomStringConvertible {
  let description: String
}
