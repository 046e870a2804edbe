import Intents
import TunerKit

@objc(IntentHandler) class IntentHandler: INExtension {}
