// Sources of SottoClient.
