import Foundation

/// Waits until a condition holds, and asks no more once it does.
///
/// - Parameter seconds: How long at most: what follows tells whether it held.
func wait(
  atMost seconds: Double = 120, every interval: Double = 0.02, until condition: () throws -> Bool
) rethrows {
  let end = ContinuousClock.now + .seconds(seconds)
  while try !condition(), ContinuousClock.now < end { usleep(UInt32(interval * 1_000_000)) }
}
