// Sources of SottoAssistant.
