extension Duration {
  /// As a number, for the system calls that take one.
  package var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}
