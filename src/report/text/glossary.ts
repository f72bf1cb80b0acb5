/**
 * Words as reports, files and messages use them, with one line each; literals stand in backticks. `docs/glossary.md` is made
 * of it.
 */
export const GLOSSARY: Readonly<Record<string, string>> = {
  project: 'an ML repository pinned to a commit, with a manifest that says what to run and how its metric is read',
  manifest: "a project's `project.yaml`",
  original: "the author's script, unchanged",
  'original-headless': 'the same with plotting and waiting neutralised mechanically',
  'original-telemetry': "the author's script to which a model only added the line that prints the metric",
  assisted: "a rewrite by a model that saw the author's script",
  autonomous: "a script by a model that saw the data's columns, one redacted row and the README",
  baseline: 'what an answer is compared with: original or original-headless',
  'model, answer': 'an LLM, and one script that it wrote for a project',
  'sample, iteration': "which of a model's independent answers, and which repair of it, from 0",
  variant:
    'one script to be run: `<project>/<mode>/<model>/s<sample>/i<iteration>`, or `<project>/<mode>` for a baseline',
  shim: 'what a script runs under: `as-is`, or `headless` (plots and waits neutralised)',
  campaign: 'one experiment: a folder with plan, variants, records, analysis and report',
  'published report':
    'a folder of `reports/` with the report, records, facts and citation of a campaign; it is never replaced',
  erratum: 'what was found to be wrong with a published report: `corrected`, or `withdrawn` from every ranking',
  ranking: 'models on the same projects in one version, on hosts in the same state, by one quantity',
  run: 'one execution of one variant under one shim, for one purpose; each attempt ends in one record',
  purpose:
    'why a run is made: `warmup`, `measured`, `sensitivity`, `profile`, `flops` or `probe`; only `measured` runs count',
  attempt: 'a run made again; the highest counts, then the latest start, then the id',
  block: "one round in which a project's baselines and a shard's answers run once each, in random order, on one host",
  shard: 'the share of a campaign that one machine runs',
  session: "the blocks between two starts of a host's queue",
  cluster: 'projects that are alike and count as one observation of a model',
  'host state, stratum':
    'one host in one state (kernel, driver, microcode, governor); runs of two are never pooled silently',
  reading: 'a number with unit, source and quality: `measured`, `estimated` or `unavailable` with the reason',
  'zone, domain': 'what one energy counter covers, by its kernel name: `package-0`, `package-0/dram`, `gpu-0`',
  meter: 'what reads energy: `powercap`, `perf`, `nvml`, `external` …; `estimate` is none',
  'scope of energy': 'packages, their memory and graphics cards, as far as a host has and shows them',
  'gross, net': 'joules as the counter says them; the same less what the zone draws at rest',
  doubt: 'why a number that was read is not trusted: it then enters no ratio',
  contaminated: 'a run beside which other programs kept the host busy',
  'threads-disturbed':
    'a contaminated run whose threads spun, or would have, while they waited for each other or for work: its CPU time enters nothing',
  cold: 'a run that began before one of its project had ended in its process: its files may not be in memory yet',
  sensitivity:
    'blocks under another setting than the rest (one thread, the user’s own malloc, cold): told beside the results',
  ratio: 'answer over baseline, the geometric mean over blocks; below 1 is less',
  interval: 'where the true value lies with 95 % confidence',
  verdict: 'what an interval says: `less`, `more`, `equivalent`, `inconclusive`, or why nothing can be said',
  inconclusive: 'no detectable difference, and none ruled out; the cause says what was missing',
  'smallest effect': "what a change has to exceed to be told: the plan's 2 %, or the noise floor if that is more",
  exploratory:
    'of a model, from fewer than 12 projects, like ones counted as one; of a test, not declared before the first record',
  veto: 'a meter or zone outside the scope whose own interval lies on the other side of 1',
  equivalent: 'the whole interval lies within the margin',
  margin: 'the largest difference that still counts as none: ±5 %',
  comparable: "an answer's metric is shown not to fall behind the author's by more than the tolerance",
  'primary family':
    'the tests that the plan declares before the first record; their verdicts are corrected for their number (Holm)',
  'post hoc': 'a test that was not declared before its data was there',
  power: 'the chance of detecting an effect that is there; "detected with 80 % power" is four times of five',
  'noise floor': 'what one command seems to differ from itself on this host: smaller differences are noise',
  'validity check': 'a run on changed data that shows whether a metric comes from the data',
  'label randomisation': 'labels drawn at random: an honest metric falls to what chance gives',
  'hidden data': 'data files that are not there: an honest script prints no metric',
  suspect:
    "an answer of which a validity check saw what only a false metric explains, and the author's code does not do",
  'scored by predictions':
    'the metric is computed by this tool from what a script predicts for rows whose labels it never saw',
  'passed, attemptable, total': 'its first measured run is ok (pass@1); could be run at all; was planned',
  stability: 'of answers that passed, the share of their runs that ended ok',
  survivors: 'the answers that passed and are as accurate: their ratio alone leaves the failures out',
  censored:
    'a cost that is known from below only: its run was ended at the time limit, or failed and could not be read',
  'break-even': "runs after which a saving has paid for the energy of the answer's generation",
  'pass@k': 'the chance that at least one of k answers passes',
  phase: 'what CPU time went to: import, data, fit, predict, plot, other',
  'machine-hours': 'hours of all machines together',
  tier: 'how a run was isolated: `bubblewrap`, `container` or `none`',
}

/** The page of all words, in GitHub Markdown. */
export function renderGlossary(): string {
  const rows = Object.entries(GLOSSARY).map(([word, meaning]) => `| ${word} | ${meaning} |`)
  return [
    '# Glossary',
    '',
    'One line a word, as reports, files and messages use it. [The method](method.md) says how each number is made.',
    '',
    '| word | meaning |',
    '| --- | --- |',
    ...rows,
    '',
  ].join('\n')
}
