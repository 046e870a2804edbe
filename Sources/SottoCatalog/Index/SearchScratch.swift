import Synchronization

/// Memory that one search at a time counts in.
final class SearchScratch {
  private var sums: UnsafeMutableBufferPointer<UInt16>
  private var forms: UnsafeMutableBufferPointer<UInt32>
  private var count = 0

  init() {
    sums = .allocate(capacity: 0)
    forms = .allocate(capacity: 0)
  }

  deinit {
    sums.deallocate()
    forms.deallocate()
  }

  /// Makes room for sums of so many forms, all zero.
  func prepare(forms formCount: Int) {
    guard sums.count < formCount else { return }
    sums.deallocate()
    forms.deallocate()
    sums = .allocate(capacity: formCount)
    sums.initialize(repeating: 0)
    forms = .allocate(capacity: formCount)
  }

  /// Adds to the sum of each form in a list.
  ///
  /// - Parameters:
  ///   - weight: At least 1.
  ///   - onlyKnown: Whether forms that have no sum yet are left out.
  func add(
    _ weight: UInt16, toEach postings: UnsafeBufferPointer<UInt8>, from start: Int, onlyKnown: Bool
  ) {
    // Copies, as an object's properties are looked up and checked anew each time.
    let (sums, forms) = (sums, forms)
    var count = count
    defer { self.count = count }
    var offset = start
    var form = -1
    let end = postings.count
    while offset < end {
      var byte = postings[offset]
      offset += 1
      var delta = Int(byte & 0x7F)
      var shift = 7
      while byte >= 0x80, offset < end {
        byte = postings[offset]
        offset += 1
        delta |= Int(byte & 0x7F) << shift
        shift += 7
      }
      form &+= delta
      guard UInt(bitPattern: form) < UInt(bitPattern: sums.count) else { return }
      let sum = sums[form]
      if sum == 0 {
        if onlyKnown { continue }
        forms[count] = UInt32(truncatingIfNeeded: form)
        count += 1
      }
      // One that came round to zero would be taken for a form that has no sum yet.
      let (total, isTooMuch) = sum.addingReportingOverflow(weight)
      sums[form] = isTooMuch ? .max : total
    }
  }

  /// Calls `body` with each form that has a sum, and forgets it.
  func drain(_ body: (_ form: Int, _ sum: Int) -> Void) {
    let (sums, forms) = (sums, forms)
    for place in 0..<count {
      let form = Int(forms[place])
      body(form, Int(sums[form]))
      sums[form] = 0
    }
    count = 0
  }
}

/// Scratch memory to be used again, so that a search need not clear megabytes.
final class ScratchPool: Sendable {
  private struct Unused { var list: [SearchScratch] = [] }
  private let unused = Mutex(Unused())

  func withScratch<Result>(_ body: (SearchScratch) -> Result) -> Result {
    let scratch = unused.withLock { Handover($0.list.popLast()) }.scratch ?? SearchScratch()
    let result = body(scratch)
    let handed = Handover(scratch)
    unused.withLock { if let scratch = handed.scratch { $0.list.append(scratch) } }
    return result
  }

  /// Carries scratch memory over the lock; whoever took it out is the only one that has it.
  private struct Handover: @unchecked Sendable {
    let scratch: SearchScratch?
    init(_ scratch: SearchScratch?) { self.scratch = scratch }
  }
}
