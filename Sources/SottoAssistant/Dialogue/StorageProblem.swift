/// Why nothing can be kept on the disk.
package enum StorageProblem: String, CaseIterable, Sendable {
  case full, readOnly
}

extension Dialogue {
  /// The answer when a turn ends where nothing can be kept: a failure that its app gives no reason
  /// for has this one.
  package func answer(to result: Turn.Result, where problem: StorageProblem?) -> String {
    let answer = answer(to: result)
    guard let problem, result.hasFailedWithoutReason else { return answer }
    return say(["storage.\(problem.rawValue)"], ["answer": answer])
  }
}

extension Turn.Result {
  fileprivate var hasFailedWithoutReason: Bool {
    switch self {
    case .request(_, .failed(let response)):
      response.code == "failure" && response.failureReason == nil
    case .request(_, .fault): true
    default: false
    }
  }
}
