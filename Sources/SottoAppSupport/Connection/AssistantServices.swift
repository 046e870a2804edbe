import Foundation
import Intents
import SottoSocket
import SottoWire
