extension INPaymentMethod {
  /// Paying with the wallet of the device.
  public class func applePay() -> Self {
    self.init(reader: PlainReader(["type": "applePay"]))
  }
}
