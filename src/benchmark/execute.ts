import { join } from 'node:path'
import type { Fault } from '../base/fault.ts'
import { sha256Hex } from '../base/files/files.ts'
import { writeLog } from '../campaign/logs.ts'
import { recordId } from '../campaign/record-id.ts'
import type { FlopCounter } from '../energy/flops/flop-counter.ts'
import type { Environment } from '../environment/environment.ts'
import { judgeEnd, judgeStart } from '../measurement/ending.ts'
import { forgetFiles } from '../measurement/forget-files.ts'
import { ageFiles } from '../measurement/instruments/access-times.ts'
import { countFlops } from '../measurement/instruments/flop-counting.ts'
import { NO_WATCHER, type Watcher } from '../measurement/instruments/instrument.ts'
import { type MetricReader, openMetricReader } from '../measurement/instruments/metric-reader.ts'
import { profilePhases } from '../measurement/instruments/profile-phases.ts'
import { shimFoldersIn } from '../measurement/instruments/shims.ts'
import { type Equipment, type MeasuredCommand, measureRun } from '../measurement/measure-run.ts'
import { findShown, makePlaces, resolvePlaces, showAddresses } from '../measurement/moved-places.ts'
import { inSandbox } from '../measurement/place.ts'
import type { MetricOutcome } from '../measurement/printed/read-metric.ts'
import type { DataChanges } from '../measurement/probe/data-changes.ts'
import { readAnswersPredictions, readAuthorsPredictions } from '../measurement/scoring/predictions-reader.ts'
import { changeTraining, type SplitFiles, type TestSplit } from '../measurement/scoring/split-data.ts'
import { environmentUnder } from '../measurement/script-environment.ts'
import { makeWorkspace, readTail, type Workspace } from '../measurement/workspace.ts'
import type { Sandbox } from '../sandbox/choose-sandbox.ts'
import { hideFolders } from '../sandbox/inside.ts'
import type { RunLimits } from '../sandbox/run-limits.ts'
import type { PlannedProject } from '../schema/campaign/plan.ts'
import { answerPath, startWords } from '../schema/dataset/start.ts'
import type { Host } from '../schema/measurement/execution.ts'
import type { RunRecord } from '../schema/measurement/record.ts'
import { blankRecord, identifyRun, type PlannedRun } from './blank-record.ts'

/** Data of a project that is scored by predictions. */
export interface ScoredData {
  /** Labels of every row of the table that the author's script splits. */
  readonly labels: readonly string[]
  /** Hash of the author's script: a copy of it splits inside itself, as it does. */
  readonly authorsHash: string
  /** Split of the author's script, or why its test rows are not known. */
  readonly split: AnswersSplit | Fault
}

/** What answers find in place of the table that the author's script splits. */
interface AnswersSplit extends TestSplit {
  /** Made once for runs that follow each other. */
  readonly files: () => Promise<SplitFiles>
}

/** Everything a run needs that does not change from run to run of one project. */
export interface RunSettings {
  readonly project: PlannedProject
  readonly sourceFolder: string
  readonly environment: Environment
  readonly sandbox: Sandbox
  readonly equipment: Equipment
  /** Counter of `flops` runs; null: there are none. */
  readonly flopCounter: FlopCounter | null
  readonly host: Host
  /** The campaign's folder: what a run prints is kept there. */
  readonly campaign: string
  readonly dataChanges: DataChanges
  /** A folder that each run's private home is a copy of; null: it starts empty. */
  readonly homeTemplate: string | null
  /** The shims with their byte code. */
  readonly shimsFolder: string
  /** Byte code of the project's own modules; null: it has none. */
  readonly modules: string | null
  readonly limits: RunLimits
  /** Null: scripts print their metric. */
  readonly scored: ScoredData | null
}

/** What a run needs that is kept nowhere. */
export type ScriptSettings = Omit<RunSettings, 'campaign' | 'dataChanges'>

/** One execution of one variant, in a fresh copy of its project; always ends in a record, and what it printed in a log. */
export async function executeRun(run: PlannedRun, settings: RunSettings): Promise<RunRecord> {
  const { record, stdout, stderr } = await executeScript(run, settings, await openWatcher(run, settings))
  return { ...record, ...(await writeLog(settings.campaign, record.id, { stdout, stderr })) }
}

/** A run's record with the ends of what it printed. */
export interface ExecutedScript {
  readonly record: RunRecord
  readonly stdout: string
  readonly stderr: string
  /** Line where the metric was read from; null: from no line. */
  readonly metricLine: string | null
}

/** One execution of a script in a fresh copy of its project, kept nowhere. */
export async function executeScript(
  run: PlannedRun,
  settings: ScriptSettings,
  watcher: Watcher,
): Promise<ExecutedScript> {
  const { project, sandbox, environment, limits } = settings
  const isAuthors = run.code === null
  const { setting = null } = run.block
  const metricReader = openReader(settings, run.code)
  const places = resolvePlaces(project)
  await using workspace = await makeCopy(run, settings, async (folder) => {
    await metricReader.change?.(folder)
    await watcher.change?.(folder)
    await makePlaces(folder, places)
  })
  for (const { path } of project.data) await ageFiles(workspace.projectFolder, path)
  if (isCold(run)) await forgetFiles(listKeptFolders(workspace.projectFolder, settings))
  await watcher.begin?.(workspace)
  const start = run.shim === 'headless' ? 'headless' : 'render'
  // The metric's shim stands after those that watch: at the script's end it comes before them.
  const addresses = showAddresses(workspace.projectFolder, places)
  const shims = shimFoldersIn(settings.shimsFolder, ...watcher.shims, ...metricReader.shims, ...addresses.shims, start)
  const started = describeStart(project, isAuthors, workspace.projectFolder)
  const measured = await measureRun(
    {
      offsetSeed: recordId(identifyRun(run)),
      command: [environment.python, ...started.words],
      env: {
        ...environmentUnder(setting),
        PYTHONPATH: [...shims, ...started.pythonPath].join(':'),
        ...addresses.environment,
        ...watcher.environment,
        ...metricReader.environment,
      },
      place: inSandbox({
        sandbox,
        workspace,
        workingDirectory: started.workingDirectory,
        places: await findShown(workspace.projectFolder, places),
        readOnly: [environment.folder, environment.basePrefix, ...shims],
        limits,
        prefix: watcher.prefix?.(workspace) ?? [],
      }),
      whyNoEnergy: watcher.whyNoEnergy ?? null,
    },
    settings.equipment,
  )
  const printed = await readPrinted(workspace, settings)
  const { stdout, stderr } = printed
  const metric = await metricReader.read(workspace, printed)
  const record = { ...blankRecord(run, settings), ...judgeRun(measured, metric, stderr, limits) }
  const { reasons, ...seen } = await watcher.read(workspace, record)
  return {
    record: { ...record, ...seen, reasons: { ...record.reasons, ...reasons } },
    stdout,
    stderr,
    metricLine: metric.status === 'ok' ? metric.line : null,
  }
}

/** A fresh copy of the project, with the script that is to run in it; a cold run finds nothing that another one left. */
function makeCopy(run: PlannedRun, settings: ScriptSettings, change: (folder: string) => Promise<void>) {
  const { project, sourceFolder, environment, homeTemplate, modules, sandbox } = settings
  return makeWorkspace({
    sourceFolder,
    script: run.code === null ? null : { path: answerPath(project), code: run.code },
    homeTemplate: isCold(run) ? environment.downloads : homeTemplate,
    modules: isCold(run) ? null : modules,
    ownerUid: sandbox.ownerUid,
    change,
  })
}

const isCold = ({ block }: PlannedRun): boolean => block.setting === 'cold'

/** The ends of what a run printed, without this host's places, which `hide` takes from further texts. */
async function readPrinted(workspace: Workspace, { environment, shimsFolder }: ScriptSettings) {
  const hide = (text: string) =>
    hidePlaces(text, environment, workspace.projectFolder).replaceAll(shimsFolder, '/shims')
  const readEnd = async (path: string) => hide(await readTail(path))
  const [stdout, stderr] = await Promise.all([readEnd(workspace.stdoutPath), readEnd(workspace.stderrPath)])
  return { stdout, stderr, hide }
}

/** What a run reads whatever its script does: the project, its packages, the interpreter's own library. */
function listKeptFolders(projectFolder: string, { environment, shimsFolder }: ScriptSettings): string[] {
  const [major, minor] = environment.pythonVersion.split('.')
  return [
    projectFolder,
    environment.folder,
    shimsFolder,
    join(environment.basePrefix, 'lib', `python${major}.${minor}`),
  ]
}

/** What Python is told to run in a copy of the source, from where, and where it looks for the project's own modules. */
export function describeStart(project: PlannedProject, isAuthors: boolean, projectFolder: string) {
  const inProject = (path: string) => join(projectFolder, path)
  return {
    words: [...startWords(project, isAuthors, inProject), ...(isAuthors ? project.arguments : [])],
    workingDirectory: inProject(project.workingDirectory),
    pythonPath: project.pythonPath.map(inProject),
  }
}

function openReader({ project, scored }: ScriptSettings, code: string | null): MetricReader {
  if (scored === null) return openMetricReader(project.metric, code === null)
  const split = findSplit({ scored }, code)
  if (split === null) return readAuthorsPredictions(project, scored.labels)
  return readAnswersPredictions(project, scored.labels, split, split.files())
}

/** The split that a script is given; null: it splits its data by itself, as the author's does, and a copy of that. */
function findSplit({ scored }: Pick<ScriptSettings, 'scored'>, code: string | null): AnswersSplit | null {
  if (scored === null || code === null || sha256Hex(code) === scored.authorsHash) return null
  if ('fault' in scored.split) throw new Error(scored.split.fault) // no answer is run without
  return scored.split
}

/** Opens the instrument that the purpose of a run asks for; a probe's code loads only where a plan asks for it. */
async function openWatcher({ block, code }: PlannedRun, settings: RunSettings): Promise<Watcher> {
  const { project, sourceFolder, sandbox, flopCounter, dataChanges } = settings
  if (block.purpose === 'profile') return profilePhases()
  if (block.purpose === 'flops' && flopCounter !== null) return countFlops(flopCounter, sandbox.tier)
  if (block.perturbation === null && !block.watched) return NO_WATCHER
  const { probeValidity, watchTraining } = await import('../measurement/probe/probe.ts')
  const { perturbation, draw, watched } = block
  if (perturbation === null) return watchTraining()
  const split = findSplit(settings, code)
  const changeData = async () => {
    const changed = await dataChanges.get({ sourceFolder, project, perturbation, draw })
    return split === null ? changed : changeTraining(changed, project, split)
  }
  return probeValidity({ perturbation, watched, changeData })
}

/** Paths of this host are taken out: they are nobody's business, and would make equal failures look different. */
function hidePlaces(text: string, environment: Environment, projectFolder: string): string {
  const hidden = hideFolders(text, projectFolder, environment.folder)
  return environment.basePrefix.startsWith('/usr') ? hidden : hidden.replaceAll(environment.basePrefix, '/python')
}

function judgeRun(
  { execution, idle, outcome }: MeasuredCommand,
  reading: MetricOutcome,
  stderr: string,
  limits: RunLimits,
): Partial<RunRecord> {
  const failure = judgeStart(outcome, stderr, "the environment's Python")
  if (failure !== null) return { ...failure, startedAt: execution.startedAt }
  const ending = judgeEnd(outcome, execution, stderr, limits)
  if (ending !== null) return { ...execution, idle, ...ending }
  if (reading.status !== 'ok') {
    const { status, reason: errorMessage } = reading
    return { ...execution, idle, status, errorMessage }
  }
  const flags = [...execution.flags, ...reading.flags]
  return { ...execution, idle, status: 'ok', metric: reading.metric, split: reading.split ?? null, flags }
}
