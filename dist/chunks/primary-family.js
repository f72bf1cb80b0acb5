import { St as sha256Hex } from "./base.js";
// src/campaign/primary-family.ts
/** Identifies the declared tests, whatever their order: kept in each record, so that declaring others later shows. */
function hashPrimaryFamily(family) {
	const tests = family.map(({ mode, model, quantity, baseline }) => JSON.stringify([
		mode,
		model,
		quantity,
		baseline
	]));
	return sha256Hex(tests.sort().join("\n"));
}
export { hashPrimaryFamily as t };
