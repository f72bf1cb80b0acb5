// src/base/groups.ts
/** The items that share a key together, in the order in which they come; keys that are objects are told by their content. */
function groupsBy(items, keyOf) {
	return [...Map.groupBy(items, (item) => {
		const key = keyOf(item);
		return typeof key === "object" && key !== null ? JSON.stringify(key) : key;
	}).values()];
}
/** The groups that have most items first; equals by their key, so that the order of items plays no part. */
function largestGroups(items, keyOf) {
	return groupsBy(items, keyOf).sort(([first, ...a], [other, ...b]) => b.length - a.length || (keyOf(first) < keyOf(other) ? -1 : 1));
}
/** A value for each of these keys. */
const recordOf = (keys, make) => Object.fromEntries(keys.map((key) => [key, make(key)]));
export { largestGroups as n, recordOf as r, groupsBy as t };
