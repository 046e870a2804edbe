/// How a ride ended.
@available(iOS 10.0, *)
open class INRideCompletionStatus: PlainObject, @unchecked Sendable {
  /// Whether the person arrived.
  open package(set) var isCompleted: Bool

  /// Whether it was called off.
  open package(set) var isCanceled: Bool

  /// Whether the person was not there.
  open package(set) var isMissedPickup: Bool

  /// What it cost.
  open package(set) var paymentAmount: INCurrencyAmount?

  /// Whether that has still to be paid.
  open package(set) var isOutstanding: Bool

  /// What the service wants to hear about it.
  @available(iOS 11.0, *)
  open package(set) var feedbackType: INRideFeedbackTypeOptions

  /// What the app gets when it is opened to settle what is left.
  open var completionUserActivity: NSUserActivity?

  /// The tips to propose.
  @available(iOS 11.0, *)
  open var defaultTippingOptions: Set<INCurrencyAmount>?

  /// The person arrived.
  open class func completed() -> Self { make(["isCompleted": true]) }

  /// The person arrived and has paid.
  open class func completed(settled settledPaymentAmount: INCurrencyAmount) -> Self {
    make(["isCompleted": true, "paymentAmount": settledPaymentAmount.plain])
  }

  /// The person arrived and has still to pay.
  open class func completed(outstanding outstandingPaymentAmount: INCurrencyAmount) -> Self {
    make([
      "isCompleted": true, "isOutstanding": true, "paymentAmount": outstandingPaymentAmount.plain,
    ])
  }

  /// The person arrived, and the service wants to hear how it was.
  @available(iOS 11.0, *)
  open class func completed(feedbackType: INRideFeedbackTypeOptions = []) -> Self {
    make(["isCompleted": true, "feedbackType": feedbackType.plain])
  }

  /// The service called it off.
  open class func canceledByService() -> Self { make(["isCanceled": true]) }

  /// The person called it off; the app shows no more of it than that.
  open class func canceledByUser() -> Self { make(["isCanceled": true]) }

  /// The person was not there.
  open class func canceledMissedPickup() -> Self {
    make(["isCanceled": true, "isMissedPickup": true])
  }

  private class func make(_ members: [String: PlainValue]) -> Self {
    self.init(reader: PlainReader(members))
  }

  public required init(reader: PlainReader) {
    isCompleted = reader.value("isCompleted", default: false)
    isCanceled = reader.value("isCanceled", default: false)
    isMissedPickup = reader.value("isMissedPickup", default: false)
    paymentAmount = reader.optional("paymentAmount")
    isOutstanding = reader.value("isOutstanding", default: false)
    feedbackType = reader.value("feedbackType", default: [])
    completionUserActivity = reader.optional("completionUserActivity")
    defaultTippingOptions = reader.optional("defaultTippingOptions")
    super.init(reader: reader)
  }

  package override func write(to writer: inout PlainWriter) {
    super.write(to: &writer)
    for (flag, name) in [
      (isCompleted, "isCompleted"), (isCanceled, "isCanceled"),
      (isMissedPickup, "isMissedPickup"), (isOutstanding, "isOutstanding"),
    ] where flag {
      writer.write(true, as: name)
    }
    writer.write(paymentAmount, as: "paymentAmount")
    writer.write(feedbackType, as: "feedbackType")
    writer.write(completionUserActivity, as: "completionUserActivity")
    writer.write(defaultTippingOptions, as: "defaultTippingOptions")
  }
}
