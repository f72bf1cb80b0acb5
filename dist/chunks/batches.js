// src/base/batches.ts
/** Items in groups of at most `size`, in their order. */
function* batchesOf(items, size) {
	for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}
export { batchesOf as t };
