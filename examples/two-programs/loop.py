"""Sums squares in a loop."""

total = 0
for number in range(2_000_000):
    total += number * number
print("sum:", total)
