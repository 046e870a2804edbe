import Intents
import GRDB
#if DEBUG
  import Inspector
#endif

class ListHandler: INExtension {}
