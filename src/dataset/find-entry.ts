import { join } from 'node:path'
import { UserError } from '../base/errors.ts'
import { readTextIfPresent } from '../base/files.ts'

/** What a script that is the project's main one does: evidence from its text, not from its name. */
const EVIDENCE: readonly (readonly [RegExp, number])[] = [
  [/\.fit\s*\(|\.train\s*\(|lgb\.train|xgb\.train|optimizer\.step/, 4],
  [/read_csv|read_excel|read_table|read_parquet|loadtxt|genfromtxt|load_\w{1,60}\(|open\s*\(/, 3],
  [/accuracy|f1_score|r2_score|mean_squared_error|\.score\s*\(|roc_auc|confusion_matrix/i, 3],
  [/train_test_split|KFold|cross_val/, 2],
  [/^[ \t]*(?:from|import)\s+(?:sklearn|torch|tensorflow|keras|xgboost|lightgbm|catboost|pandas|numpy)/m, 2],
  [/__name__\s*==\s*['"]__main__['"]/, 1],
  [/streamlit|flask|fastapi|django/i, -5],
  [/^[ \t]*(?:import|from)\s+(?:pytest|unittest|setuptools)/m, -5],
]
const GOOD_NAMES = new Set(['original.py', 'main.py', 'train.py', 'run.py'])

/** The script to run: the one asked for, the only one, or the one with clearly the most evidence. */
export async function findEntry(folder: string, files: readonly string[], wanted: string | undefined): Promise<string> {
  const scripts = files.filter((file) => file.endsWith('.py'))
  if (wanted !== undefined) {
    if (scripts.includes(wanted)) return wanted
    throw new UserError(`--entry '${wanted}': there is no such script; there are: ${scripts.join(', ') || 'none'}.`)
  }
  const [only] = scripts
  if (only === undefined)
    throw new UserError('The repository has no Python script to run (notebooks are not imported).')
  if (scripts.length === 1) return only
  const ranked = await Promise.all(scripts.map(async (path) => ({ path, score: await weigh(folder, path) })))
  ranked.sort((a, b) => b.score - a.score || a.path.localeCompare(b.path, 'en'))
  const [first, second] = ranked
  if (first && second && first.score > second.score) return first.path
  const tied = ranked.filter(({ score }) => score === first?.score).map(({ path }) => path)
  throw new UserError(`Several scripts look like the main one: ${tied.join(', ')}. Name it with --entry.`)
}

async function weigh(folder: string, path: string): Promise<number> {
  const text = (await readTextIfPresent(join(folder, path), folder)) ?? ''
  const depth = path.split('/').length - 1
  const name = GOOD_NAMES.has(path.split('/').at(-1)?.toLowerCase() ?? '') ? 2 : 0
  return EVIDENCE.reduce((sum, [pattern, points]) => sum + (pattern.test(text) ? points : 0), name - depth)
}
