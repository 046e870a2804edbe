#if canImport(Glibc)
  // The standard streams are variables of C's, which Swift cannot know to be set once.
  @preconcurrency import Glibc
#else
  import Foundation
#endif

/// What an app's process prints, which goes into its log.
enum StandardOutput {
  /// From now on each line is written when it ends, not when a buffer is full: what was printed
  /// before a crash is there to be read.
  static func writeLines() {
    setvbuf(stdout, nil, _IOLBF, 0)
  }
}
