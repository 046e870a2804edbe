import Foundation

/// The names that Swift's compiler gives to symbols.
enum SwiftName {
  /// The declaration behind a symbol; `nil` where it is none of Swift's.
  static func demangled(_ symbol: String) -> String? {
    guard symbol.hasPrefix("$s") else { return nil }
    let text = unsafe demangle(symbol, symbol.utf8.count, nil, nil, 0)
    defer { unsafe free(text) }
    return unsafe text.map { unsafe String(cString: $0) }
  }
}

/// Of Swift's own runtime, which has no module for it.
@_silgen_name("swift_demangle")
private func demangle(
  _ symbol: UnsafePointer<CChar>, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
