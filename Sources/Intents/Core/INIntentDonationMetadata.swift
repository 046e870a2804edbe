/// More about a donation; only subclasses hold something.
open class INIntentDonationMetadata: PlainObject, @unchecked Sendable {
}
