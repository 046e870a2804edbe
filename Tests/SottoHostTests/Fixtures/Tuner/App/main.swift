// Sources are not bundled.
