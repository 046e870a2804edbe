@_exported public import Glibc
@_exported public import struct SottoAppSupport.Logger
@_exported public import class SottoAppSupport.OSLog
@_exported public import struct SottoAppSupport.OSLogMessage
@_exported public import struct SottoAppSupport.OSLogPrivacy
@_exported public import struct SottoAppSupport.OSLogType
@_exported public import func SottoAppSupport.os_log
