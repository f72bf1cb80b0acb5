import { n as publishInputs } from "./chunks/publish-options.js";
import { t as runAction } from "./chunks/inputs.js";
// src/actions/start/publish.ts
await runAction(publishInputs, async (...given) => (await import("./chunks/publish3.js")).runPublish(...given));
export {};
