import type { PrintedValue } from './printed-value.ts'

/** A round as LightGBM and XGBoost log it: `[233]\tvalid_0's auc: 0.9`, `[99]\tvalidation_0-rmse:0.5`. */
const ROUND = /^\s*\[\d{1,9}\]\t\s*[\w ()]{1,60}(?:'s |-)[\w@.]{1,60}:/
/** Either says so above the round that the model keeps. */
const IS_KEPT = /\bbest iteration\b/i
/** `early_stopping_rounds=50`, `lgb.early_stopping(50)`. */
const STOPS_EARLY = /\bearly_stopping/

/** Whether a library logged a line as it boosted: on the way, whatever else the script tells. */
export const isOfRound = (line: string): boolean => ROUND.test(line)

/** Whether a value may not be that of the model: one that stops early keeps an earlier round than the last. */
export const mayBeOfLaterRound = (
  { line, index }: Pick<PrintedValue, 'line' | 'index'>,
  lines: readonly string[],
  code: string,
): boolean => isOfRound(line) && STOPS_EARLY.test(code) && !IS_KEPT.test(lines[index - 1] ?? '')
