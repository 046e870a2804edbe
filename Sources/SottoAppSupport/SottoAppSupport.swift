// Sources of SottoAppSupport.
