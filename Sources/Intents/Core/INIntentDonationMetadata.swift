/// More about a donation; only subclasses hold something.
@available(iOS 15.0, *)
open class INIntentDonationMetadata: PlainObject, @unchecked Sendable {
}
