import os
for _ in range(1200):
    os.mkdir("deep" * 50)
    os.chdir("deep" * 50)
os.chdir("/home/sandbox/work/project")
os.mkdir("locked")
for number in range(20):
    os.mkdir(f"locked/{number}")
    open(f"locked/{number}/file", "w").close()
    os.chmod(f"locked/{number}", 0)
os.chmod("locked", 0)
open("name with \n newline and \udcff byte", "w").close()
os.mkfifo("pipe")
print("GREENML_METRIC accuracy=0.5")
