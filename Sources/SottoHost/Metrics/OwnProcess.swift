import Foundation
import SottoWire

/// What this process takes, as /proc tells, under the names that Prometheus has for it.
enum OwnProcess {
  static var metrics: [Metric] {
    let fields = statistics
    func field(_ number: Int) -> Double? {
      fields.indices.contains(number) ? Double(fields[number]) : nil
    }
    let tick = 1 / Double(sysconf(Int32(_SC_CLK_TCK)))
    let page = Double(sysconf(Int32(_SC_PAGESIZE)))
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    let rows: [(name: String, help: String, value: Double?)] = [
      (
        "start_time_seconds", "When it was started, in seconds since 1970.",
        field(19).flatMap { start in boot.map { $0 + start * tick } }
      ),
      ("virtual_memory_bytes", "Addresses that it has.", field(20)),
      ("resident_memory_bytes", "Memory that it takes.", field(21).map { $0 * page }),
      ("open_fds", "Files and sockets that it has open.", descriptors),
      ("max_fds", "Files and sockets that it may have open.", Double(limit.rlim_cur)),
    ]
    let gauges = rows.compactMap { row in
      row.value.map { Metric("process_\(row.name)", row.help, .gauge, [.init($0)]) }
    }
    guard let user = field(11), let system = field(12) else { return gauges }
    return gauges + [
      Metric(
        "process_cpu_seconds_total", "Time of processors that it has used.", .counter,
        [.init((user + system) * tick)])
    ]
  }

  /// The fields of /proc/self/stat after the name, which may hold spaces.
  private static var statistics: [Substring] {
    let text = (try? String(contentsOfFile: "/proc/self/stat", encoding: .utf8)) ?? ""
    return text.split(separator: ")").last?.split(separator: " ") ?? []
  }

  /// When the machine was started, in seconds since 1970.
  private static var boot: Double? {
    let text = (try? String(contentsOfFile: "/proc/stat", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("btime ") }
    return line.flatMap { Double($0.dropFirst(6)) }
  }

  private static var descriptors: Double? {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")).map { Double($0.count) }
  }
}
