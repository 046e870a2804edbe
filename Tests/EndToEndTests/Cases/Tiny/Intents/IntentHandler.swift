class INExtension {}
protocol INPlayMediaIntentHandling {}

final class IntentHandler: INExtension, INPlayMediaIntentHandling {}
