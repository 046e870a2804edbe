/// A feature's name as a number: which of the feature's kinds it is, and the words it is about.
///
/// No strings are built: the words' hashes are mixed. Two features that share a number share a
/// weight, which the training then knows.
struct FeatureKey {
  static func of(_ kind: UInt64, _ first: UInt64 = 0, _ second: UInt64 = 0, _ third: UInt64 = 0)
    -> UInt32
  {
    var hash = (kind &+ 1) &* 0x9E37_79B9_7F4A_7C15
    hash = (hash ^ first) &* 0xBF58_476D_1CE4_E5B9
    hash = (hash ^ (hash >> 29) ^ second) &* 0x94D0_49BB_1331_11EB
    hash = (hash ^ (hash >> 31) ^ third) &* 0xD6E8_FEB8_6659_FD93
    return UInt32(truncatingIfNeeded: hash >> 32)
  }
}
