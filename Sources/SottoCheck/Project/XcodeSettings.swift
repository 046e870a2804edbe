import SottoHost

/// The build settings that Xcode and the signing of code give a value, whatever a project says.
enum XcodeSettings {
  static func isKnown(_ name: String) -> Bool {
    names.contains(name) || beginnings.contains(where: name.hasPrefix)
      || endings.contains(where: name.hasSuffix)
  }

  private static let names: Set = [
    "ACTION", "ARCHS", "AppIdentifierPrefix", "BUILD_DIR", "BUILD_ROOT", "BUNDLE_LOADER",
    "CFBundleIdentifier", "CODE_SIGN_ENTITLEMENTS", "CODE_SIGN_IDENTITY", "CONFIGURATION",
    "CURRENT_ARCH", "CURRENT_PROJECT_VERSION", "DEVELOPMENT_LANGUAGE", "DEVELOPMENT_TEAM",
    "EFFECTIVE_PLATFORM_NAME", "FULL_PRODUCT_NAME", "HOME", "MAC_OS_X_PRODUCT_BUILD_VERSION",
    "MARKETING_VERSION", "OBJROOT", "PLATFORM_DISPLAY_NAME", "PLATFORM_NAME", "PROJECT",
    "RESOURCES_TARGETED_DEVICE_FAMILY", "SDKROOT", "SDK_NAME", "SDK_VERSION", "SOURCE_ROOT",
    "SRCROOT", "SWIFT_PLATFORM_TARGET_PREFIX", "SYMROOT", "TARGETED_DEVICE_FAMILY", "TARGETNAME",
    "TEST_HOST", "TeamIdentifierPrefix", "USER", "VERSION_INFO_PREFIX", "inherited",
  ]
  private static let beginnings = [
    "ASSETCATALOG_COMPILER_", "BUILT_PRODUCTS_", "CONTENTS_FOLDER_", "EXECUTABLE_", "INFOPLIST_",
    "PRODUCT_", "PROJECT_", "TARGET_", "WRAPPER_", "XCODE_",
  ]
  private static let endings = ["_DEPLOYMENT_TARGET", "_FOLDER_PATH"]
}
