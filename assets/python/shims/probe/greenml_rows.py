"""Rows of whatever a library takes for data, as one 64-bit key each: equal rows have equal keys."""

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

MOST_VALUES = 100_000_000
CHUNK_ROWS = 4096


def count_rows(data: "Any") -> "int | None":
    """None for what has no rows: a generator, a loader of batches."""
    shape = getattr(data, "shape", None)
    if shape is not None and len(shape) > 0:
        return int(shape[0])
    return len(data) if isinstance(data, (list, tuple)) else None


def keys_of(data: "Any") -> "Any":
    """One unsigned 64-bit number a row, or None where the rows can't be read."""
    import numpy

    if count_rows(data) is None:
        return None
    if hasattr(data, "tocsr"):
        return keys_of_sparse(data.tocsr().sorted_indices(), numpy)
    numbers = as_numbers(data, numpy)
    if numbers is not None:
        return keys_of_numbers(numbers, numpy)
    pandas = sys.modules.get("pandas")
    if pandas is not None and isinstance(data, (pandas.DataFrame, pandas.Series)):
        return pandas.util.hash_pandas_object(data, index=False).to_numpy(dtype=numpy.uint64)
    return numpy.array([hash(str(row)) & 0xFFFFFFFFFFFFFFFF for row in data], dtype=numpy.uint64)


def as_numbers(data: "Any", numpy: "Any") -> "Any":
    """A matrix; None of what is none, or too large."""
    try:
        array = numpy.asarray(data)
        if array.dtype == object or array.dtype.kind not in "biuf":
            array = numpy.asarray(data, dtype=numpy.float64) if array.dtype == object else None
    except (TypeError, ValueError):
        return None
    if array is None or array.ndim == 0 or array.size > MOST_VALUES:
        return None
    return array.reshape(len(array), -1)


def keys_of_numbers(array: "Any", numpy: "Any") -> "Any":
    places = numpy.arange(1, array.shape[1] + 1, dtype=numpy.uint64) * numpy.uint64(0x9E3779B97F4A7C15)
    parts = []
    for start in range(0, len(array), CHUNK_ROWS):
        chunk = numpy.ascontiguousarray(array[start : start + CHUNK_ROWS], dtype=numpy.float64) + 0.0  # -0.0 is 0.0
        parts.append(mix(chunk.view(numpy.uint64) + places, numpy).sum(axis=1, dtype=numpy.uint64))
    return numpy.concatenate(parts) if parts else numpy.zeros(0, dtype=numpy.uint64)


def mix(bits: "Any", numpy: "Any") -> "Any":
    """SplitMix64's. With less, rows of zeros and ones that differ have equal sums."""
    for shift, factor in ((30, 0xBF58476D1CE4E5B9), (27, 0x94D049BB133111EB)):
        bits ^= bits >> numpy.uint64(shift)
        bits *= numpy.uint64(factor)
    bits ^= bits >> numpy.uint64(31)
    return bits


def keys_of_sparse(matrix: "Any", numpy: "Any") -> "Any":
    ends = matrix.indptr
    rows = (slice(ends[i], ends[i + 1]) for i in range(matrix.shape[0]))
    texts = (matrix.indices[row].tobytes() + matrix.data[row].tobytes() for row in rows)
    return numpy.array([hash(text) & 0xFFFFFFFFFFFFFFFF for text in texts], dtype=numpy.uint64)
