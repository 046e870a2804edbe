public import Foundation

/// A string of Core Foundation, which is an `NSString` as it is on Apple's platforms.
public typealias CFString = NSString

/// A dictionary of Core Foundation, which is an `NSDictionary`.
public typealias CFDictionary = NSDictionary

/// Seconds since 1 January 2001.
public typealias CFAbsoluteTime = Double

/// Seconds.
public typealias CFTimeInterval = Double

/// Seconds since 1 January 2001, now.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  Date.timeIntervalSinceReferenceDate
}

/// Runs `body`. Memory is freed as soon as nobody holds it here, so there is no pool to drain.
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}
