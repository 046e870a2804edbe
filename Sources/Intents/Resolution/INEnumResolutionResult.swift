/// What an app understood of a value of an app's own enumeration.
@available(iOS 13.0, *)
open class INEnumResolutionResult: INIntentResolutionResult, @unchecked Sendable {
}
