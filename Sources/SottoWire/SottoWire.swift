// Sources of SottoWire.
