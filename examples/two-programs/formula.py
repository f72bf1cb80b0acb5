"""The same sum by its formula."""

COUNT = 2_000_000 - 1
print("sum:", COUNT * (COUNT + 1) * (2 * COUNT + 1) // 6)
