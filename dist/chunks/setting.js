import { Wt as _enum } from "./inputs.js";
// src/schema/measurement/setting.ts
/**
* Settings under which a campaign can be run beside its own. `one-thread`: numerical libraries may use one thread. `own-malloc`:
* glibc's own thresholds and Python's own hash seed, as at a user's. `cold`: nothing of the environment and the project is in
* memory, and the home is empty.
*/
const SETTINGS = [
	"one-thread",
	"own-malloc",
	"cold"
];
const setting = _enum(SETTINGS);
export { setting as n, SETTINGS as t };
