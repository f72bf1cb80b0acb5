import { E as string, u as _enum } from "./schemas.js";
import { n as datetime } from "./iso.js";
// src/schema/common.ts
/** A project's folder name: letters, digits, `.`, `_`, `-`; unique whatever the case. */
const slug = string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/, "letters, digits, dot, underscore, hyphen");
const modelId = string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/, "letters, digits, dot, underscore, hyphen");
const sha256 = string().regex(/^[0-9a-f]{64}$/, "sha256 as 64 hex digits");
/** A moment, as `Date.toISOString` writes it. */
const instant = datetime({ offset: true });
/** Parts joined by slashes, as ids of variants and blocks are: `<slug>/<mode>/<model>/s1/i0`. */
const compoundId = string().max(400).regex(/^[A-Za-z0-9][A-Za-z0-9._/-]*$/, "letters, digits, dot, underscore, hyphen, slash");
/** What a machine or a file calls something: one line that no terminal or page obeys. */
const label = string().max(1e3).regex(/^[^\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]*$/u, "one line without control characters");
/** Sentences, of whomever: who shows them cleans them. A script can say nothing longer into its record. */
const LONGEST_TEXT = 1e3;
const text = string().max(LONGEST_TEXT);
/** Most characters of several paragraphs for people. */
const LONGEST_PROSE = 2e4;
/** A relative POSIX path that stays inside its folder. */
const relativePath = string().min(1).max(1e3).refine((path) => !path.startsWith("/") && !/[\\\p{Cc}]/u.test(path) && !path.split("/").includes(".."), "a relative path with forward slashes that does not leave its folder");
/** No quantity of a program is larger; beyond it squares and cubes leave the range of a number. */
const LARGEST_METRIC = 1e100;
const MODES = [
	"original",
	"original-headless",
	"original-telemetry",
	"assisted",
	"autonomous"
];
const GENERATED_MODES = [
	"original-telemetry",
	"assisted",
	"autonomous"
];
const BASELINE_MODES = ["original", "original-headless"];
const arm = _enum(["control", "feedback"]);
const mode = _enum(MODES);
const generatedMode = _enum(GENERATED_MODES);
/** How a script starts: as it is, or with plotting and waiting for input neutralised, its source unchanged. */
const SHIMS = ["as-is", "headless"];
const shim = _enum(SHIMS);
/** How a mode's variants are run where nothing else is planned. */
const usualShim = (of) => of === "original-headless" ? "headless" : "as-is";
const quality = _enum([
	"measured",
	"estimated",
	"unavailable"
]);
export { sha256 as _, LONGEST_TEXT as a, text as b, arm as c, instant as d, label as f, relativePath as g, quality as h, LONGEST_PROSE as i, compoundId as l, modelId as m, GENERATED_MODES as n, MODES as o, mode as p, LARGEST_METRIC as r, SHIMS as s, BASELINE_MODES as t, generatedMode as u, shim as v, usualShim as x, slug as y };
