print("Tiny")
