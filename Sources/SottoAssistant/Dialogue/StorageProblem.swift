/// Why nothing can be kept on the disk.
package enum StorageProblem: String, CaseIterable, Sendable {
  case full, readOnly
}

extension Dialogue {
  /// The answer when a turn ends where nothing can be kept: a failure that its app gives no reason
  /// for has this one.
  ///
  /// - Parameter work: What its app is still at: it may have tomorrow what it does not find today.
  package func answer(
    to result: Turn.Result, where problem: StorageProblem?, during work: AppWork? = nil
  ) -> String {
    let answer = answer(to: result)
    if let work, let app = result.app, result.findsNothing {
      return work.completing(answer, of: name(app), self)
    }
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
