import json, socket
name = "\0" + json.load(open("targets.json"))["abstract"]
for address in (name, "\0/tmp/.X11-unix/X0"):
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as connection:
            connection.connect(address)
            connection.sendall(b"stolen by abstract socket")
            print("LEAKED", address)
    except OSError as error:
        print(error)
print("GREENML_METRIC accuracy=0.5")
