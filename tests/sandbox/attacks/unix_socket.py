import json, socket
for path in [*json.load(open("targets.json"))["unix"], "/var/run/docker.sock", "/run/dbus/system_bus_socket", "/run/systemd/private"]:
    for kind in (socket.SOCK_STREAM, socket.SOCK_DGRAM):
        try:
            with socket.socket(socket.AF_UNIX, kind) as connection:
                connection.connect(path)
                connection.sendall(b"stolen by unix socket")
                print("LEAKED", path)
        except OSError as error:
            print(path, error)
print("GREENML_METRIC accuracy=0.5")
