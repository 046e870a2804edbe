// Sources of SottoStore.
