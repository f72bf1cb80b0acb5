import { xn as formatSize } from "./base.js";
import { n as limitTime, t as boundResponse } from "./work.js";
// src/base/network/bounded-fetch.ts
/** A fetch for one piece of work, which a server can't keep busy: by an answer that never ends, a byte a minute, or pages without end. */
function openBoundedFetch({ mostBytes, mostSeconds, mostRequests, signal }) {
	const patience = limitTime(mostSeconds, (told) => new Error(told));
	const tooLong = () => /* @__PURE__ */ new Error(`the server sends more than ${formatSize(mostBytes)}`);
	let asked = 0;
	return async (input, init) => {
		if (++asked > mostRequests) throw new Error(`the server has more than ${mostRequests} pages`);
		const ends = AbortSignal.any([
			patience,
			signal ?? [],
			init?.signal ?? []
		].flat());
		return boundResponse(await globalThis.fetch(input, {
			...init,
			signal: ends
		}), mostBytes, tooLong);
	};
}
export { openBoundedFetch as t };
