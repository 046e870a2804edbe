/// What an app understood of a value of an app's own enumeration.
open class INEnumResolutionResult: INIntentResolutionResult, @unchecked Sendable {
}
