// src/schema/generation/recorded-name.ts
/** What every script's name begins with, as GenAI-GreenML writes it. */
const RECORDED_PREFIX = "GENAIGREENML_";
/** The mode as such a name has it. */
const recordedMode = (mode) => mode.replaceAll("-", "_");
/** `GENAIGREENML_original_telemetry_chatgpt`: a script's name but for its ending. */
const recordedStem = (mode, model) => `${RECORDED_PREFIX}${recordedMode(mode)}_${model}`;
export { recordedMode as n, recordedStem as r, RECORDED_PREFIX as t };
