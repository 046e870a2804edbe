public import Foundation

/// Makes instances of classes that only the running program knows, as `alloc` and `init` do on iOS:
/// an extension's principal class, and an app's delegate.
///
/// Swift calls the `init()` of a class value only where the class says that every subclass has one,
/// and no class of an app would compile that has another instead. `NSObject.init()` does stand in the
/// table of every class derived from `NSObject`, where this class has its own; so a class taken for
/// this one is made by its own `init()`. One that has none stops with the compiler's "Use of
/// unimplemented initializer".
///
/// Open, as the optimizer would otherwise know which `init()` is meant.
open class RuntimeMade: NSObject {
  public required override init() { super.init() }

  static func instance<Made: NSObject>(of type: Made.Type) -> Made {
    unsafeDowncast(unsafeBitCast(type, to: RuntimeMade.Type.self).init(), to: Made.self)
  }
}
