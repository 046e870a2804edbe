// Watch apps have no place here; their names are declared, so that the compiler says so.

@available(
  *, unavailable,
  message:
    "There are no watch apps on Linux: use UIApplicationDelegate. Put this into #if canImport(Darwin)."
)
public protocol WKExtensionDelegate {}

@available(
  *, unavailable,
  message:
    "There are no watch apps on Linux: use UIApplicationDelegate. Put this into #if canImport(Darwin)."
)
public protocol WKApplicationDelegate {}
