/// A request of a test's: what a person would not notice of a handler's mistakes is an error.
package enum HandlerRehearsal {
  @TaskLocal package static var isOn = false
}
