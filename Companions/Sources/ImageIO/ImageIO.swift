@_exported public import Intents

// What a picture's file may hold beside the picture. Nothing here decodes one; apps name these when
// they ask whether it has them.

public var kCGImageAuxiliaryDataTypeDepth: CFString { "kCGImageAuxiliaryDataTypeDepth" as CFString }
public var kCGImageAuxiliaryDataTypeDisparity: CFString {
  "kCGImageAuxiliaryDataTypeDisparity" as CFString
}
public var kCGImageAuxiliaryDataTypeHDRGainMap: CFString {
  "kCGImageAuxiliaryDataTypeHDRGainMap" as CFString
}
public var kCGImageAuxiliaryDataTypePortraitEffectsMatte: CFString {
  "kCGImageAuxiliaryDataTypePortraitEffectsMatte" as CFString
}
public var kCGImageAuxiliaryDataTypeSemanticSegmentationSkinMatte: CFString {
  "kCGImageAuxiliaryDataTypeSemanticSegmentationSkinMatte" as CFString
}
public var kCGImageAuxiliaryDataTypeSemanticSegmentationHairMatte: CFString {
  "kCGImageAuxiliaryDataTypeSemanticSegmentationHairMatte" as CFString
}
public var kCGImageAuxiliaryDataTypeSemanticSegmentationTeethMatte: CFString {
  "kCGImageAuxiliaryDataTypeSemanticSegmentationTeethMatte" as CFString
}
public var kCGImageAuxiliaryDataTypeSemanticSegmentationGlassesMatte: CFString {
  "kCGImageAuxiliaryDataTypeSemanticSegmentationGlassesMatte" as CFString
}
public var kCGImageAuxiliaryDataTypeSemanticSegmentationSkyMatte: CFString {
  "kCGImageAuxiliaryDataTypeSemanticSegmentationSkyMatte" as CFString
}
public var kCGImageAuxiliaryDataInfoData: CFString { "kCGImageAuxiliaryDataInfoData" as CFString }
public var kCGImageAuxiliaryDataInfoDataDescription: CFString {
  "kCGImageAuxiliaryDataInfoDataDescription" as CFString
}
public var kCGImageAuxiliaryDataInfoMetadata: CFString {
  "kCGImageAuxiliaryDataInfoMetadata" as CFString
}
