print("MelodyIntents")
