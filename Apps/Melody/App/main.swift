print("Melody")
