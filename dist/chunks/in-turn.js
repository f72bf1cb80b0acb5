// src/base/in-turn.ts
/**
* What `work` makes of each item, one after the other. A list that others wrote may have more items than files can be open at a
* time, and reading them at once is no faster.
*/
async function inTurn(items, work) {
	const made = [];
	for (const item of items) made.push(await work(item));
	return made;
}
export { inTurn as t };
