// An app's handler needs no other import: the framework this module stands for brings Foundation.
@_exported import Foundation
