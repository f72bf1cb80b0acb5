"""How often the commoner side of a coin comes up, as the author counts it."""

import random

random.seed(3)
tosses = []
for _ in range(200_000):
    tosses = tosses + [random.random() < 0.6] if len(tosses) < 400 else tosses
    random.random()
guess = sum(tosses) * 2 > len(tosses)
print("Accuracy:", sum(toss == guess for toss in tosses) / len(tosses))
