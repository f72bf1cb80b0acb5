import { encode } from 'gpt-tokenizer/encoding/o200k_base'
import { cleanCodeLine, cleanLine, cleanMessage, cleanText, withoutSequences } from '../../src/base/text/clean-text.ts'
import { detectDelimiter, parseFirstRows } from '../../src/base/text/delimited.ts'
import { wrapText } from '../../src/base/text/wrap.ts'
import { listOwnFrames } from '../../src/curation/own-frames.ts'
import { listImports } from '../../src/dataset/import/derive-requirements.ts'
import { findGivenNames } from '../../src/dataset/import/find-header.ts'
import { findTargetHints } from '../../src/dataset/import/find-target.ts'
import { cutParts, takesBack } from '../../src/dataset/import/taken-back.ts'
import { poetryVersion } from '../../src/environment/declared/pyproject.ts'
import { parsePythonRange } from '../../src/environment/python-versions.ts'
import {
  cleanRequirements,
  isSameVersion,
  listPins,
  refuseOptions,
  versionOfFile,
  withoutPins,
} from '../../src/environment/requirements.ts'
import { parseFloatLikePython } from '../../src/genai-greenml/python-numbers.ts'
import { extractCode } from '../../src/generation/answers/extract-code.ts'
import { blindText } from '../../src/generation/prompts/blind.ts'
import { profileTable } from '../../src/generation/prompts/data-profile.ts'
import { listLockedPackages } from '../../src/generation/prompts/read-prompt-input.ts'
import { boundName, isNumber, redactCell } from '../../src/generation/prompts/redact.ts'
import { redactTexts } from '../../src/generation/prompts/redact-text.ts'
import { partsForTokens } from '../../src/generation/prompts/token-parts.ts'
import { fenceUntrusted, stripReadme } from '../../src/generation/prompts/untrusted.ts'
import { classifyFailure } from '../../src/measurement/failure.ts'
import { guessMetric } from '../../src/measurement/printed/guess-metric.ts'
import { imagineOutput } from '../../src/measurement/printed/imagine-output.ts'
import { findKept, findScorable } from '../../src/measurement/printed/kept-metric.ts'
import { readMetric } from '../../src/measurement/printed/read-metric.ts'
import { findWritten } from '../../src/measurement/printed/written-metric.ts'
import { indexSentences } from '../../src/mlbench/contexts/bm25.ts'
import { loadEnglishPunkt } from '../../src/mlbench/contexts/punkt-model.ts'
import { splitSentences } from '../../src/mlbench/contexts/split-sentences.ts'
import { parsePythonLiteral } from '../../src/mlbench/data/python-literal.ts'
import { readAnswer } from '../../src/mlbench/grading/strict.ts'
import { escapeMarkdown } from '../../src/report/text/markdown-text.ts'
import { adviseToLock } from '../../src/report/text/run-advice.ts'
import { PROJECT } from '../../src/sandbox/inside.ts'
import { metricRule } from '../../src/schema/dataset/metric-rule.ts'
import { grows, timed } from './expressions.ts'
import { scanText } from './scanned-text.ts'

const ACCURACY = metricRule.parse({ name: 'accuracy', direction: 'higher', scale: 'fraction' })
const numbersFor = (text: string) => Array.from({ length: text.length / 100 }, () => 0.5)
const PUNKT = await loadEnglishPunkt()
const tolerant = (work: (text: string) => unknown) => (text: string) => {
  try {
    work(text)
  } catch {}
}

/** Whatever reads what strangers wrote: repositories, models, scripts' output, package indexes, campaigns. */
export const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  cleanText,
  cleanLine,
  cleanCodeLine,
  takesBack: (text) => takesBack(cutParts(text.split('\n'), 0)),
  withoutSequences,
  cleanMessage: (text) => cleanMessage(text, true),
  escapeMarkdown,
  wrapText: (text) => wrapText(text, 80),
  stripReadme,
  fenceUntrusted: (text) => fenceUntrusted('TEXT', text),
  redactCell: (text) => redactCell(text, { name: text, cells: [text, text, text] }),
  redactTexts: (text) => redactTexts({ prose: [text], code: [text] }),
  blindText,
  boundName,
  isNumber,
  profileTable: (text) => profileTable(Buffer.from(text), true),
  detectDelimiter,
  parseFirstRows: (text) => parseFirstRows(text, ',', 20),
  extractCode,
  listLockedPackages,
  listImports,
  cleanRequirements,
  refuseOptions: (text) => refuseOptions(text, 'lock'),
  listPins,
  withoutPins,
  versionOfFile: (text) => versionOfFile(`${text}.tar.gz`, 'a'),
  isSameVersion: (text) => isSameVersion(text, '1'),
  poetryVersion,
  parsePythonRange,
  parseFloatLikePython,
  classifyFailure: (text) => classifyFailure(text, 1, null),
  readMetric: (text) => readMetric(text, ACCURACY, false),
  pattern: (text) => metricRule.shape.pattern.safeParse(text),
  guessMetric: (text) => guessMetric(`Accuracy: ${text}`, text),
  statedMetric: (text) => guessMetric('A accuracy: 0.123\nB accuracy: 0.456', text, { readme: text, again: text }),
  bestMetric: (text) => guessMetric(`A accuracy: 0.123\nBest model is ${text}\nB accuracy: 0.456`, ''),
  imagineOutput,
  findTargetHints,
  findGivenNames: (text) => findGivenNames(`read_csv(names=${text}\n read_csv(${text})\n${text}`, 'a.csv'),
  findKept: (text) => findKept(`def f():\n  return accuracy_score(${text}`, text),
  findScorable: (text) => findScorable(`X_test = y_test = 0\nm.fit(X_train, ${text}`, text),
  findWritten: (text) => findWritten([{ path: 'a.json', text }], '', ''),
  findWrittenBelow: (text) =>
    findWritten([{ path: 'a.json', text: JSON.stringify({ [text]: numbersFor(text) }) }], '', ''),
  listOwnFrames: (text) => listOwnFrames(`  File "${PROJECT}/${text}`),
  adviseToLock,
  tokens: (text) => partsForTokens(text).map((part) => encode(part)),
  indexSentences: (given) => {
    const { text, whole } = scanText(given)
    return indexSentences({ text, spans: [...splitSentences(text, whole, PUNKT)] })
  },
  parsePythonLiteral: (text) => parsePythonLiteral(`{'a': ${text}`),
  answerOfShell: (text) => readAnswer(text, { type: 'Bash Script' }),
  answerOfPython: (text) => readAnswer(text, { type: 'Python Code' }),
}

const PUMPS = [
  ' ',
  '\t',
  '\n',
  '\r',
  ' \n',
  '\u2028',
  '0',
  'a',
  'é',
  '\u0301',
  '.',
  '..',
  '.0',
  '_0',
  '/',
  '\\',
  '#',
  ' #',
  '%',
  '[',
  ']',
  '![',
  '![](',
  '[](',
  '[a](b',
  '(',
  '((',
  '<',
  '<!--',
  '<a href="',
  '"',
  "'",
  '`',
  '```\n',
  '~~~a\n',
  '{{',
  'a@',
  'a@a.',
  '1 ',
  '1-',
  '+1',
  '1,',
  ';',
  '=',
  '==',
  'a==1 ',
  'a[',
  '0[\r',
  '-e a\n',
  ' --hash=',
  '://a@',
  '^',
  '!v',
  'import ',
  'from ',
  'from .',
  'import_module(',
  'load_',
  'Error',
  'Error: ',
  ' File "',
  'Traceback (most recent call last)\n',
  // each raised of the one before, whose words it repeats
  'Traceback (most recent call last):\n  File "a.py", line 1\n    raise E(e)\nE: a\n\nDuring handling of the above exception, another exception occurred:\n',
  `${'acc 1 '.repeat(160)}\n`, // each line the head of a table, and a row of those above it
  'ACCURACY=',
  'ACCURACY=1 ',
  'GREENML_METRIC ',
  'GREENML_METRIC accuracy=',
  '\u001b]',
  '\u001b[',
  '\u009d',
  '::',
  '##[',
]

/** The longer one takes sixteen times as long, with its garbage somewhat more; were it quadratic, 256 times, and seconds. */
const LENGTHS = [8000, 128_000] as const
export const SUSPICIOUS = 60
export const MOST_GROWTH = 6

/** Floods of text for which a reader takes more than linear time; `edges`: what stands around each. */
export function listSlowFloods(name: string, edges: readonly string[]) {
  const read = tolerant(READERS[name] ?? (() => {}))
  return PUMPS.flatMap((pump) =>
    edges.flatMap((edge) => {
      const make = (length: number) => edge + pump.repeat(Math.ceil(length / pump.length)) + edge
      return grows((length) => timed(() => read(make(length))), LENGTHS, SUSPICIOUS, MOST_GROWTH)
        ? [{ pump, edge }]
        : []
    }),
  )
}
