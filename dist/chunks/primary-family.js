import { St as sha256Hex } from "./base.js";
// src/campaign/primary-family.ts
/** Tells tests of groups apart, declared or not. */
const testKey = ({ mode, model, quantity, baseline }) => JSON.stringify([
	mode,
	model,
	quantity,
	baseline
]);
/** Identifies the declared tests, whatever their order: kept in each record, so that declaring others later shows. */
const hashPrimaryFamily = (family) => sha256Hex(family.map(testKey).sort().join("\n"));
export { testKey as n, hashPrimaryFamily as t };
