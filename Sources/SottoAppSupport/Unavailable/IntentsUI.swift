// An assistant on Linux shows no views of apps. Their names are declared, so that the compiler says
// what to do instead of "cannot find type".

@available(
  *, unavailable,
  message:
    "Linux has no views for shortcuts: propose them with INVoiceShortcutCenter.setShortcutSuggestions(_:). Put this into #if canImport(Darwin)."
)
public typealias INUIAddVoiceShortcutButton = UIResponder

@available(
  *, unavailable,
  message:
    "Linux has no views for shortcuts: propose them with INVoiceShortcutCenter.setShortcutSuggestions(_:). Put this into #if canImport(Darwin)."
)
public typealias INUIAddVoiceShortcutViewController = UIResponder

@available(
  *, unavailable,
  message:
    "Linux has no views for shortcuts: propose them with INVoiceShortcutCenter.setShortcutSuggestions(_:). Put this into #if canImport(Darwin)."
)
public typealias INUIEditVoiceShortcutViewController = UIResponder

@available(
  *, unavailable,
  message:
    "Linux has no views for shortcuts: propose them with INVoiceShortcutCenter.setShortcutSuggestions(_:). Put this into #if canImport(Darwin)."
)
public typealias INUIAddVoiceShortcutButtonStyle = UInt

@available(
  *, unavailable,
  message:
    "An app shows no views in the assistant here: put what it has to show into the response. Put this into #if canImport(Darwin)."
)
public typealias INUIHostedViewContext = UInt

@available(
  *, unavailable,
  message:
    "An app shows no views in the assistant here: put what it has to show into the response. Put this into #if canImport(Darwin)."
)
public typealias INUIInteractiveBehavior = UInt

@available(
  *, unavailable,
  message:
    "Linux has no views for shortcuts: propose them with INVoiceShortcutCenter.setShortcutSuggestions(_:). Put this into #if canImport(Darwin)."
)
public protocol INUIAddVoiceShortcutButtonDelegate {}

@available(
  *, unavailable,
  message:
    "Linux has no views for shortcuts: propose them with INVoiceShortcutCenter.setShortcutSuggestions(_:). Put this into #if canImport(Darwin)."
)
public protocol INUIAddVoiceShortcutViewControllerDelegate {}

@available(
  *, unavailable,
  message:
    "Linux has no views for shortcuts: propose them with INVoiceShortcutCenter.setShortcutSuggestions(_:). Put this into #if canImport(Darwin)."
)
public protocol INUIEditVoiceShortcutViewControllerDelegate {}

@available(
  *, unavailable,
  message:
    "An app shows no views in the assistant here: put what it has to show into the response. Put this into #if canImport(Darwin)."
)
public protocol INUIHostedViewControlling {}

@available(
  *, unavailable,
  message:
    "An app shows no views in the assistant here: put what it has to show into the response. Put this into #if canImport(Darwin)."
)
public protocol INUIHostedViewSiriProviding {}
