"""Draws two clouds of points and tells them apart."""

import argparse
import random

from nearest import Nearest


def main() -> None:
    """Trains on four fifths of the points and prints the accuracy on the rest."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--neighbours", type=int, default=5)
    parser.add_argument("--metric", choices=["euclidean", "manhattan"], default="euclidean")
    parser.add_argument("--noise", type=float, default=0.5)
    options = parser.parse_args()
    random.seed(1)
    classes = [index % 2 for index in range(200)]
    points = [(random.gauss(3 * own, options.noise), random.gauss(own, options.noise)) for own in classes]
    model = Nearest(options.neighbours, options.metric)
    model.fit(points[40:], classes[40:])
    right = sum(model.predict(point) == own for point, own in zip(points[:40], classes[:40], strict=True))
    print(f"Accuracy: {right / 40:.3f}")


main()
