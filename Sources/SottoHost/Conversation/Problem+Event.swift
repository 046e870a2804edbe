import SottoAssistant
import SottoWire

extension Problem {
  /// What an app did wrong in a step; `nil` where it did nothing wrong.
  ///
  /// - Parameter trace: Of the process that was asked, where one was and there is a fault.
  init?(
    _ event: Request.Event, of work: Request.Work, _ intent: String, _ trace: ProcessTrace?
  ) {
    switch event {
    case .faulted(let fault):
      self.init(fault, of: work, intent, trace)
      (`class`, method) = (trace?.class, trace?.method)
      exit = trace?.exit.map { "\($0)" }
      calls = trace?.crash?.calls
      (log, lines) = (trace?.log, trace?.lines)
    case .handled(nil):
      self.init(kind: .noHandler, message: "Implement handle(intent:completion:).", intent: intent)
    case .handled(let response?) where response.code == "ready":
      self.init(
        kind: .badReply,
        message: "handle(intent:completion:) answered .ready, which is confirm's: answer .success.",
        intent: intent)
    default: return nil
    }
  }

  private init(
    _ fault: Fault, of work: Request.Work, _ intent: String, _ trace: ProcessTrace?
  ) {
    let place = trace?.method.map { "in \($0) of \(trace?.class ?? "")" } ?? "between its methods"
    switch fault {
    case .crashed:
      let end = trace?.exit.map { "\($0)" } ?? "closed its connection"
      let line = [trace?.crash?.calls.first.map { "at \($0)" }, trace?.crash?.reason]
      self.init(
        kind: .crashed,
        message: (["The process \(end) \(place)"] + line.compactMap(\.self))
          .joined(separator: ": ") + ".",
        intent: intent)
    case .timedOut:
      self.init(
        kind: .timedOut,
        message: "There was no answer in time: the process was \(place). "
          + "Call the completion handler, or return, within the time.",
        intent: intent)
    case .badReply(let reason):
      self.init(kind: .badReply, message: reason, intent: intent)
    case .noHandler(let reason):
      self.init(
        kind: .noHandler, message: reason ?? "Nothing handles \(intent).", intent: intent)
    case .notStarted(let reason):
      self.init(kind: .notStarted, message: trace?.startFailure ?? reason, intent: intent)
    case .refusedByApp:
      self.init(
        kind: .refusedByApp,
        message: work == .handleInApp
          ? "The app's delegate handles no \(intent): implement application(_:handlerFor:), or "
            + "application(_:handle:completionHandler:)."
          : "application(_:continue:restorationHandler:) returned false.",
        intent: intent)
    }
  }
}
