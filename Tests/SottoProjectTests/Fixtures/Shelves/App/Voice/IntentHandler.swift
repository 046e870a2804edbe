import Intents
import Kit

class IntentHandler: INExtension {}
