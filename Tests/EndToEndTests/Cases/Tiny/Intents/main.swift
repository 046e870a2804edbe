import Foundation

// It stands on no Sotto, to be built in seconds, and so answers nothing.
FileHandle.standardError.write(Data("Tiny is too small\n".utf8))
exit(1)
