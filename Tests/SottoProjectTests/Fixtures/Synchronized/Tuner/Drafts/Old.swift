let old = 1
