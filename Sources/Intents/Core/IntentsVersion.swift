/// The version of the framework as a number.
public let IntentsVersionNumber = 1.0

/// The version of the framework as a text.
public let IntentsVersionString = "1.0"
