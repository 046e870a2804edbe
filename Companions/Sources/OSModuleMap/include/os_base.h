/* What `import os` finds in C: nothing. Its functions are Swift's. */
