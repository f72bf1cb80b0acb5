import { pr as nameFact } from "./inputs.js";
// src/measurement/probe/not-probed.ts
/** Nothing can be done to a project's data: why. */
var NotProbed = class extends Error {
	gap;
	constructor(gap) {
		super(nameFact(gap));
		this.gap = gap;
	}
};
export { NotProbed as t };
