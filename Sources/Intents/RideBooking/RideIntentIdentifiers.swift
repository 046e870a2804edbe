/// The name of `INListRideOptionsIntent` in an Info.plist.
public let INListRideOptionsIntentIdentifier = "INListRideOptionsIntent"

/// The name of `INRequestRideIntent` in an Info.plist.
public let INRequestRideIntentIdentifier = "INRequestRideIntent"

/// The name of `INGetRideStatusIntent` in an Info.plist.
public let INGetRideStatusIntentIdentifier = "INGetRideStatusIntent"
