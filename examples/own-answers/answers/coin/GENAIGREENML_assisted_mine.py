"""The same without what nobody uses."""

import random

random.seed(3)
tosses = []
for _ in range(400):
    tosses.append(random.random() < 0.6)
    random.random()
guess = sum(tosses) * 2 > len(tosses)
print(f"GREENML_METRIC accuracy={sum(toss == guess for toss in tosses) / len(tosses):.6f}")
