import json, os, subprocess
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        for fd in range(3):
            os.close(fd)
        os.execvp("sleep", ["sleep", json.load(open("targets.json"))["seconds"]])
    os._exit(0)
os.wait()
subprocess.Popen(["setsid", "nohup", "sleep", json.load(open("targets.json"))["seconds"]], start_new_session=True)
print("GREENML_METRIC accuracy=0.5")
