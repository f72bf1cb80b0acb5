import { t as validateInputs } from "./chunks/validate-options.js";
import { t as runAction } from "./chunks/inputs.js";
// src/actions/start/validate.ts
await runAction(validateInputs, async (...given) => (await import("./chunks/validate3.js")).runValidate(...given));
export {};
