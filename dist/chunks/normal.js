import { a as __toESM } from "./rolldown-runtime.js";
import { a as require_lib, t as require_lib$1 } from "./lib.js";
// src/analysis/distributions/normal.ts
var import_lib = /* @__PURE__ */ __toESM(require_lib(), 1);
var import_lib$1 = /* @__PURE__ */ __toESM(require_lib$1(), 1);
/** P(Z > z), exact to the last digits in the far tail too, where 1 − cdf has none left. */
const normalUpper = (z) => (0, import_lib.default)(z / Math.SQRT2) / 2;
const normalLower = (z) => normalUpper(-z);
const normalDensity = (z) => Math.exp(-z * z / 2) / Math.sqrt(2 * Math.PI);
/** The z below which the share `p` lies; ∓∞ for 0 and 1. */
const normalQuantile = (p) => -Math.SQRT2 * (0, import_lib$1.default)(2 * p);
export { normalUpper as i, normalLower as n, normalQuantile as r, normalDensity as t };
