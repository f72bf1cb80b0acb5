/** What every script's name begins with, as GenAI-GreenML writes it. */
export const RECORDED_PREFIX = 'GENAIGREENML_'

/** The mode as such a name has it. */
export const recordedMode = (mode: string): string => mode.replaceAll('-', '_')

/** `GENAIGREENML_original_telemetry_chatgpt`: a script's name but for its ending. */
export const recordedStem = (mode: string, model: string): string => `${RECORDED_PREFIX}${recordedMode(mode)}_${model}`
