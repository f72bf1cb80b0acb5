print("\x1b]0;title\x07\x1b[2J\x1b[?1049h\u202egnp.exe\u2066\x9b31m\x08\x08\x00")
raise ValueError("\x1b[2J\x1b]52;c;c3RvbGVu\x07\u202eevil\u2066\x9b31m")
