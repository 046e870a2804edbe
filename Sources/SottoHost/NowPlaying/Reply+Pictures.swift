import Foundation
import Intents
import SottoWire

extension Reply {
  /// The reply without pictures of its card that are none, or that are too large to be shown.
  var withShowablePictures: Reply {
    guard let card, card.rows.contains(where: { $0.image?["data"] != nil }) else { return self }
    var reply = self
    for index in card.rows.indices {
      guard let text = card.rows[index].image?["data"]?.string else { continue }
      let isShowable =
        text.utf8.count <= Picture.mostBytes * 4 / 3 + 4
        && Data(base64Encoded: text).flatMap(Picture.init) != nil
      if !isShowable { reply.card?.rows[index].image = nil }
    }
    return reply
  }
}
