/**
 * A round as LightGBM and XGBoost log it, `[233]\tvalid_0's auc: 0.9` and `[99]\tvalidation_0-rmse:0.5`, whatever the set and the
 * metric are called: `[1]\tcv_agg's valid auc: 0.8 + 0.01`, `[9]\thold-out-auc:0.5`.
 */
const ROUND = /^\s*\[\d{1,9}\]\t(?:[^\t:]{1,100}'s [^\t:]{1,60}: |[^\t:]{1,100}-[^\t:\s-]{1,60}:)-?\d/
/** Either says so above the round that the model keeps. */
const IS_KEPT = /\bbest iteration\b/i
/** `early_stopping_rounds=50`, `lgb.early_stopping(50)`, `xgb.callback.EarlyStopping(rounds=50)`. */
const STOPS_EARLY = /\bearly_?stopping/i
/** Ends of lines of two characters leave an empty line between two. */
const MOST_EMPTY = 2

/** Whether a library logged a line as it boosted, and does not say that the model keeps that round. */
export function isOfRound(lines: readonly string[], index: number): boolean {
  if (!ROUND.test(lines[index] ?? '')) return false
  const above = lines.slice(Math.max(0, index - 1 - MOST_EMPTY), index).findLast((line) => line.trim() !== '')
  return !IS_KEPT.test(above ?? '')
}

/** Whether a model may keep an earlier round than its last. */
export const stopsEarly = (code: string): boolean => STOPS_EARLY.test(code)
