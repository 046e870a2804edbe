@_exported import Intents
@_exported import SottoAppSupport
@_exported import UserNotifications
