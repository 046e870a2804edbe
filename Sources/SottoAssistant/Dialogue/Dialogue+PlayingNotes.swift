import Intents

// What an app says of what plays: a note each time, a remark once.

extension HandlerResponse {
  package static func nowPlayingInfo(note: String?, remark: String?) -> PlainValue? {
    guard note != nil || remark != nil else { return nil }
    var info: [String: PlainValue] = [:]
    info[Self.note] = note.map(PlainValue.string)
    info[Self.remark] = remark.map(PlainValue.string)
    return .object(info)
  }

  /// What a person must know of what plays.
  var note: String? { plain["nowPlayingInfo"]?[Self.note]?.string }

  /// What a person may want to know of it, once.
  var remark: String? { plain["nowPlayingInfo"]?[Self.remark]?.string }

  private static let note = "MPMediaItemPropertyComments"
  private static let remark = "SottoNowPlayingInfoPropertyRemark"
}

extension Dialogue {
  /// A remark about what plays that the answer to this shows; nobody hears one.
  package func remark(in response: HandlerResponse) -> String? {
    guard attendance.profile != .voice, let remark = response.remark, !readRemarks.contains(remark)
    else { return nil }
    return remark
  }

  func note(of response: HandlerResponse) -> String? {
    switch (remark(in: response), response.note) {
    case (let remark?, let note?): say(["notes"], ["first": remark, "second": note])
    case (let remark, let note): remark ?? note
    }
  }
}
