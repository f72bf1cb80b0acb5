// src/base/memoise.ts
/** The same function, which makes the value of each key once. */
function memoise(make) {
	const made = /* @__PURE__ */ new Map();
	return (key) => {
		if (!made.has(key)) made.set(key, make(key));
		return made.get(key);
	};
}
/** The same function of objects, which makes the value of each once and forgets it with the object. */
function memoiseWeakly(make) {
	const made = /* @__PURE__ */ new WeakMap();
	return (key) => {
		const known = made.get(key) ?? { value: make(key) };
		made.set(key, known);
		return known.value;
	};
}
export { memoiseWeakly as n, memoise as t };
