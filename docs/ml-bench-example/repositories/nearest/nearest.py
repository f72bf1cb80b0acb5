"""Nearest neighbours without any package."""

Point = tuple[float, float]


class Nearest:
    """Tells a point's class by that of most of its nearest neighbours."""

    def __init__(self, neighbours: int = 5, metric: str = "euclidean") -> None:
        power = {"euclidean": 2, "manhattan": 1}.get(metric)
        if neighbours < 1 or power is None:
            raise ValueError(f"neighbours={neighbours}, metric={metric}")
        self.neighbours = neighbours
        self.power = power
        self.known: list[tuple[Point, int]] = []

    def fit(self, points: list[Point], classes: list[int]) -> None:
        """Keeps the points."""
        self.known = list(zip(points, classes, strict=True))

    def predict(self, point: Point) -> int:
        """Returns a class; of two with as many neighbours the smaller one."""
        ranked = sorted(self.known, key=lambda each: self.distance(each[0], point))
        votes = [own for _, own in ranked[: self.neighbours]]
        return max(sorted(set(votes)), key=votes.count)

    def distance(self, a: Point, b: Point) -> float:
        """Sums the powers of what two points differ by."""
        return sum(abs(x - y) ** self.power for x, y in zip(a, b, strict=True))
