import SottoAppSupport

ExtensionMain.run()
