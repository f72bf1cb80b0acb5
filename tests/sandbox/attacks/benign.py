import builtins, math
total = sum(math.sqrt(i) for i in range(1_500_000))
rows = open("data.csv").read().splitlines()
print("LEAKED sabotage" if hasattr(builtins, "sabotaged") else "clean", len(rows), round(total) > 0)
print("GREENML_METRIC accuracy=0.75")
