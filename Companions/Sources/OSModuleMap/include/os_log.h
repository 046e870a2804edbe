/* What `import os.log` finds in C: nothing. Its functions are Swift's. */
