// src/base/memoise.ts
/** The same function, which makes the value of each key once. */
function memoise(make) {
	const made = /* @__PURE__ */ new Map();
	return (key) => {
		if (!made.has(key)) made.set(key, make(key));
		return made.get(key);
	};
}
export { memoise as t };
