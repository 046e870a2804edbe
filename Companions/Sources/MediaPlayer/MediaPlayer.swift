@_exported import AVFoundation
@_exported import Intents
@_exported import SottoAppSupport
