import { sum } from '../../base/numbers.ts'
import { count } from '../../base/text/text.ts'
import { CSV_METRICS, CSV_MODES, type CsvAnalysis, type CsvMode } from '../../schema/analysis/genai-greenml-analysis.ts'
import { ratioCell, shareCell } from '../document/cells.ts'
import { type Chapter, composeChapter, composeTable, type LineCell } from '../document/chapter.ts'
import type { Report } from '../document/report.ts'
import { agree, capitalise, formatCount, formatInstant, joinWords, MISSING } from '../text/format.ts'
import { formatRatio } from '../text/format-ratio.ts'
import { makePrintable } from '../text/printable.ts'
import { mergeFindings } from './caveats.ts'
import { formatShortName, listCells, type StudyCell, type StudyRatio } from './study-facts.ts'
import { formatJoules, formatRange, formatTestP, isSignificant, SCRIPTS_OF } from './study-words.ts'
import { formatBlocks } from './summary.ts'

export const STUDY_NUMBERS = 'numbers.json'

interface Written {
  readonly toolVersion: string
  readonly createdAt: string
}

/** The report of GenAI-GreenML's result files: what was claimed of them, and what their rows can carry. */
export function composeStudy(files: readonly CsvAnalysis[], { toolVersion, createdAt }: Written): Report {
  const cells = listCells(files)
  const chapters = [
    composeRatios(cells),
    composeModels(files),
    composeAccuracy(files),
    composeCaveats(files),
    composeFiles(files),
    composeMethod(),
  ]
  const lead = leadingMode(cells)
  return {
    overview: makePrintable({
      subject: `${count(files.length, 'result file')} of GenAI-GreenML`,
      createdAt: formatInstant(createdAt),
      toolVersion,
      title: formatTitle(files, cells),
      others: [],
      about: {
        text: 'GenAI-GreenML let models rewrite small machine learning projects, ran every script once and published what each drew.',
        target: 'files',
      },
      evidence: [
        { text: 'what this rests on', target: 'ratios' },
        { text: 'what speaks against it', target: 'caveats' },
      ],
      figure:
        lead === null
          ? null
          : {
              chart: 'finding',
              caption: `Energy of ${SCRIPTS_OF[lead]}, relative to the original scripts, with 95 % intervals. The table of ratios holds the same numbers.`,
            },
      headline: CSV_MODES.flatMap((mode) => formatMode(mode, cells)),
      scope: {
        text: 'Read again from the published files: nothing was run, and nothing is known but what stands in them.',
        target: 'files',
      },
      notices: listNotices(files),
      sizes: listSizes(files, cells),
    }),
    chapters: chapters.filter((chapter) => chapter !== null),
    downloads: { content: 'every number, of every test', files: [{ file: STUDY_NUMBERS, form: 'JSON' }] },
  }
}

/** The mode that the title speaks of: null where no file has a ratio. */
export const leadingMode = (cells: readonly StudyCell[]): CsvMode | null =>
  CSV_MODES.find((mode) => cells.some((cell) => cell.mode === mode && cell.energy !== null)) ?? null

const ratiosOf = (cells: readonly StudyCell[], mode: CsvMode): StudyRatio[] =>
  cells.flatMap((cell) => (cell.mode === mode ? (cell.energy ?? []) : []))

/** Faults by which no ratio of these files can be put down to the code. */
const CONFOUNDERS = {
  'original-first': 'the originals always ran first and cold',
  'one-run-each': 'each ran once',
} as const

const listConfounders = (files: readonly CsvAnalysis[]): (keyof typeof CONFOUNDERS)[] =>
  (['original-first', 'one-run-each'] as const).filter((kind) =>
    files.some(({ findings }) => findings.some((finding) => finding.kind === kind)),
  )

function formatTitle(files: readonly CsvAnalysis[], cells: readonly StudyCell[]): string {
  const mode = leadingMode(cells)
  if (mode === null) return 'No answer that ran beside an original that ran: nothing to compare'
  const ratios = ratiosOf(cells, mode).map(({ estimate }) => estimate)
  const found = `In these runs ${SCRIPTS_OF[mode]} drew ${formatRange(ratios)} energy than the original scripts`
  const reasons = listConfounders(files).map((kind) => CONFOUNDERS[kind])
  if (reasons.length === 0) return found
  return `${found}; since ${joinWords(reasons)}, the files cannot tell how much of it is the code`
}

function formatMode(mode: CsvMode, cells: readonly StudyCell[]) {
  const own = cells.filter((cell) => cell.mode === mode)
  const ratios = ratiosOf(cells, mode).map(({ estimate }) => estimate)
  if (ratios.length === 0) return []
  const range = [Math.min(...ratios), Math.max(...ratios)].map((estimate) => formatRatio({ estimate })).join(' to ')
  const tests = own.flatMap(({ claim }) => (claim === undefined ? [] : (isSignificant(claim) ?? [])))
  const significant = tests.filter((each) => each).length
  return [
    {
      text: `${capitalise(mode)}: ${range} of the original's energy, by model and file; of the ${count(tests.length, 'test')} that GenAI-GreenML makes of the same rows ${significant} ${agree(significant, 'is', 'are')} significant.`,
      target: 'ratios',
    },
  ]
}

const listNotices = (files: readonly CsvAnalysis[]) =>
  mergeFindings(files, listConfounders(files)).map((text) => ({ text, target: 'caveats' }))

function listSizes(files: readonly CsvAnalysis[], cells: readonly StudyCell[]) {
  const projects = Math.max(0, ...files.map(({ header }) => header.projects))
  const rows = sum(files.map(({ header }) => header.rows))
  const failed = sum(files.map(({ header }) => header.failed))
  return [
    { label: 'Files', value: formatCount(files.length), note: 'each one pass over the scripts' },
    { label: 'Rows', value: formatCount(rows), note: `${formatCount(failed)} not OK` },
    { label: 'Projects', value: formatCount(projects), note: 'in the largest file' },
    {
      label: 'Models',
      value: formatCount(new Set(cells.map(({ model }) => model)).size),
      note: `in ${count(new Set(cells.map(({ mode }) => mode)).size, 'mode')}`,
    },
  ]
}

function composeRatios(cells: readonly StudyCell[]): Chapter | null {
  return composeChapter({
    id: 'ratios',
    title: 'What was claimed, and what the same rows allow',
    lead: [
      "Claimed is what GenAI-GreenML's own analysis prints: the mean of the joules saved in a project, which belongs to the largest projects. The ratio counts each project once: ×0.10 means that in the mean over projects these runs drew a tenth of what the original's run drew.",
    ],
    figures: [
      {
        chart: 'groups',
        caption:
          'Energy of each mode and model relative to the original scripts, one dot a file, with 95 % intervals. The table below holds the same numbers.',
      },
    ],
    tables: [
      composeTable<StudyCell>(
        'Energy against the original, by file',
        cells,
        {
          Model: ({ model, mode }) => ({ text: model, note: mode }),
          File: ({ file }) => file,
          Claimed: formatClaim,
          'Energy ratio': ({ energy }) => showRatio(energy),
          'Used less': ({ energy }) => (energy === null ? null : shareCell(energy.less, energy.projects, null)),
          'Projects there are': ({ projects }) => projects,
          'Time ratio': ({ time }) => showRatio(time),
        },
        false,
      ),
    ],
  })
}

/** No colour: whether the code is the cause, the rows can't say. */
function showRatio(ratio: StudyRatio | null): LineCell {
  if (ratio === null) return ratioCell(null, null)
  return { text: formatRatio(ratio), value: ratio.estimate }
}

function formatClaim({ claim }: StudyCell): LineCell {
  if (claim === undefined || claim.mean === null || claim.p_holm === null) return { text: MISSING, value: null }
  const sure = isSignificant(claim) ? '' : ', not significant'
  return {
    text: `${formatJoules(claim.mean)} J ${claim.mean < 0 ? 'more' : 'less'}`,
    note: `paired t test, Holm: ${formatTestP(claim.p_holm)}${sure}`,
    value: claim.mean,
  }
}

function composeModels(files: readonly CsvAnalysis[]): Chapter | null {
  const rows = files.flatMap((analysis) =>
    CSV_MODES.flatMap((mode) => {
      const anova = analysis.anova.delta[mode].energy
      return anova === undefined ? [] : [{ analysis, mode, anova }]
    }),
  )
  return composeChapter({
    id: 'models',
    title: 'Whether the models differ',
    lead: [
      'Claimed is an analysis of variance that takes the projects for one another; their spread hides what differs inside them. Allowed is Friedman’s test inside the projects that every model finished.',
    ],
    tables: [
      composeTable(
        'Energy between the models, by file',
        rows,
        {
          File: ({ analysis }) => formatShortName(analysis),
          Mode: ({ mode }) => mode,
          Claimed: ({ anova: { tukey, p } }) => ({
            text: `${tukey.filter(({ reject }) => reject).length} of ${count(tukey.length, 'pair')} differ`,
            note: `ANOVA ${formatTestP(p)}, Tukey`,
          }),
          Allowed: ({ analysis, mode }) => formatBlocks(analysis, mode) ?? MISSING,
        },
        false,
      ),
    ],
  })
}

function composeAccuracy(files: readonly CsvAnalysis[]): Chapter | null {
  const rows = files.flatMap((analysis) =>
    CSV_MODES.flatMap((mode) => CSV_METRICS.map((metric) => ({ analysis, mode, metric }))),
  )
  const METRICS = { accuracy: 'accuracy', exec_time: 'time', energy: 'energy' } as const
  const counted = rows.filter(({ analysis, mode, metric }) => sum(Object.values(analysis.counts[mode][metric])) > 0)
  return composeChapter({
    id: 'accuracy',
    title: 'How many were better or worse',
    lead: [
      'Scripts whose number is higher, lower or the same as the original’s after rounding, as GenAI-GreenML counts them. Accuracy is no gate there: a script that lost it, or printed 0, counts as a saving all the same.',
    ],
    tables: [
      composeTable('Scripts against the original', counted, {
        File: ({ analysis }) => formatShortName(analysis),
        Mode: ({ mode }) => mode,
        Number: ({ metric }) => METRICS[metric],
        Higher: ({ analysis, mode, metric }) => analysis.counts[mode][metric].inc,
        Lower: ({ analysis, mode, metric }) => analysis.counts[mode][metric].dec,
        Same: ({ analysis, mode, metric }) => analysis.counts[mode][metric].eq,
      }),
    ],
  })
}

const composeCaveats = (files: readonly CsvAnalysis[]): Chapter | null =>
  composeChapter({
    id: 'caveats',
    title: 'What stands between these numbers and a conclusion',
    lead: ['Rows are numbered as a spreadsheet numbers them: the header is row 1.'],
    notes: mergeFindings(files),
  })

const composeFiles = (files: readonly CsvAnalysis[]): Chapter | null =>
  composeChapter({
    id: 'files',
    title: 'The files',
    tables: [
      composeTable<CsvAnalysis>(
        'What each file holds',
        files,
        {
          File: ({ csv }) => csv,
          Rows: ({ header }) => header.rows,
          Projects: ({ header }) => header.projects,
          Models: ({ counts_by_llm: byModel }) => Object.keys(byModel).join(', '),
          'Not OK': ({ header }) => header.failed,
          '0 J': ({ data_quality: { energy_zero_rows: rows } }) => rows,
          'No accuracy': ({ data_quality: { accuracy_missing: rows } }) => rows,
          'Accuracy 0': ({ data_quality: { accuracy_exact_zero: rows } }) => rows,
          'Percent among fractions': ({ data_quality: { pairs_scale_mismatch: pairs } }) => count(pairs, 'pair'),
        },
        false,
      ),
    ],
  })

const composeMethod = (): Chapter | null =>
  composeChapter({
    id: 'method',
    title: 'How this was computed',
    facts: {
      'Energy ratio':
        'geometric mean over projects of answer / original, of pairs that are both above 0; 95 % interval by bias-corrected and accelerated bootstrap (BCa) of the mean log ratio over projects',
      Claimed: 'the numbers of GenAI-GreenML’s analyse_results.py, computed anew; SciPy and statsmodels give the same',
      Made: `greenml analyse --greenml-csv FILE… --report DIR`,
    },
  })
