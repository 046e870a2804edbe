import Foundation
import SottoAssistant

extension StorageProblem {
  /// What keeps from storing anything in a folder; `nil` where nothing does.
  init?(at folder: String) {
    var status = statvfs()
    guard statvfs(folder, &status) == 0 else { return nil }
    let free = UInt64(status.f_bavail) * UInt64(status.f_frsize)
    if status.f_flag & UInt(ST_RDONLY) != 0 {
      self = .readOnly
    } else if free < Self.leastSpace {
      self = .full
    } else {
      return nil
    }
  }

  /// What small files are rewritten in, in bytes.
  private static let leastSpace: UInt64 = 128 << 10
}
