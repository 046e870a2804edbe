import Foundation

/// Says what time it is: the machine's clock, or that of a test.
package typealias WallClock = @Sendable () -> Date
