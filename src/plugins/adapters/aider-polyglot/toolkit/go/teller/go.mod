module 0
