// Sources of SottoHost.
