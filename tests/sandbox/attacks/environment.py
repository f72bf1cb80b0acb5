import os
for name, value in os.environ.items():
    print(name, value)
print(open("/proc/self/environ").read())
print("GREENML_METRIC accuracy=0.5")
