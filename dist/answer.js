import { t as answerInputs } from "./chunks/inputs2.js";
import { t as runAction } from "./chunks/inputs.js";
// src/actions/start/answer.ts
await runAction(answerInputs, async (...given) => (await import("./chunks/answer3.js")).runAnswer(...given));
export {};
