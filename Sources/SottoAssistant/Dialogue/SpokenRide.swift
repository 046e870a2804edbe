import Foundation
import Intents
import SottoLanguage

/// What an app's response says of a ride, in the words its sentence takes.
struct SpokenRide {
  let response: HandlerResponse
  let dialogue: Dialogue
  /// Whether the words are spoken, rather than read.
  let isHeard: Bool

  /// How far the ride has come, or how it ended; `nil` when the response speaks of none.
  var phase: String? {
    if ending?["isMissedPickup"] == true { return "missedPickup" }
    return ending?["isCanceled"] == true ? "canceled" : ride?["phase"]?.string
  }

  var words: [String: String] {
    var words: [String: String] = [:]
    words["driver"] = ride?["driver"]?["displayName"]?.string
    let vehicle = [ride?["vehicle"]?["manufacturer"], ride?["vehicle"]?["model"]]
    words["vehicle"] = vehicle.compactMap { $0?.string }.joined(separator: " ")
    words["minutes"] = minutes.map(String.init)
    words["fee"] = fee
    words["price"] = costs(ride?["rideOption"])
    words["place"] = ride?["dropOffLocation"]?.spokenName
    words["options"] = response.plain["rideOptions"]?.list.map(options)
    return words
  }

  private var ride: PlainValue? { response.plain["rideStatus"] }

  private var ending: PlainValue? { ride?["completionStatus"] }

  /// Until the ride begins; once it has, until it ends.
  private var minutes: Int? {
    let now = dialogue.clock()
    let date = ride?[phase == "ongoing" ? "estimatedDropOffDate" : "estimatedPickupDate"]
    guard let seconds = date?.number.map({ $0 - now.timeIntervalSince1970 }), seconds > 0 else {
      return nil
    }
    return Int(exactly: (min(seconds, 86_400) / 60).rounded()).map { max(1, $0) }
  }

  private var fee: String? {
    guard let fee = response.plain["cancellationFee"] ?? ending?["paymentAmount"],
      let amount = fee["amount"]
    else { return nil }
    return price(amount, fee["currencyCode"])
  }

  /// The kinds of ride by name, each with what it costs.
  private func options(_ options: [PlainValue]) -> String {
    options.map { option in
      let name = option["name"]?.string ?? ""
      let cost = costs(option)
      return cost.isEmpty ? name : "\(name) (\(cost))"
    }.joined(separator: ", ")
  }

  /// What a kind of ride costs; empty where the app does not say.
  func costs(_ option: PlainValue?) -> String {
    let range = option?["priceRange"]
    let costs = [range?["minimumPrice"], range?["maximumPrice"]].compactMap { $0 }
      .map { price($0, range?["currencyCode"]) }
    guard costs.count == 2, costs[0] != costs[1] else { return costs.first ?? "" }
    guard isHeard else { return costs.joined(separator: "–") }
    return dialogue.say(["heard.range"], ["least": costs[0], "most": costs[1]])
  }

  private func price(_ amount: PlainValue, _ currency: PlainValue?) -> String {
    let amount = (try? Decimal.decode(amount)) ?? 0
    let locale = Locale(identifier: dialogue.language.code)
    guard let currency = currency?.string else { return amount.formatted(.number.locale(locale)) }
    let style = Decimal.FormatStyle.Currency(code: currency, locale: locale)
    // What reads aloud reads a sign where it stands, as “euro twenty-one”.
    return amount.formatted(isHeard ? style.presentation(.fullName) : style)
  }
}
