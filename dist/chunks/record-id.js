import { St as sha256Hex } from "./base.js";
// src/campaign/record-id.ts
/** Names one attempt of one run, by the ids of its variant and block: the same on every machine that makes it. */
function recordId({ variant, shim, block, purpose, attempt }) {
	return sha256Hex([
		variant,
		shim,
		block,
		purpose,
		attempt
	].join("\0")).slice(0, 16);
}
export { recordId as t };
