import type { Analysis } from '../../src/schema/analysis/analysis.ts'
import type { Host } from '../../src/schema/measurement/execution.ts'

export type EnergyCase = Analysis['energyQuality']

export interface CampaignOptions {
  readonly energy?: EnergyCase
  /** Both models' answers come from files. */
  readonly recorded?: boolean
  /** Strings that attack the page, wherever the schemas let text from outside in. */
  readonly hostile?: boolean
}

/** ANSI colour, a right-to-left override, HTML, a table cell's end, code, a mention and a link, in one message. */
export const HOSTILE =
  '\u001b[31m<script>alert(1)</script>\u001b[0m | `rm` @someone #12 \u202Eevil\u202C "><img src=x onerror=alert(2)> [a](javascript:alert(3)) https://evil.example/x'

/** What a terminal or a renderer obeys and never shows: controls but the line's end, direction overrides. */
export const OBEYED = /[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/u

export const HASH = 'a'.repeat(64)
export const MODELS = ['gpt-5-mini', 'claude-haiku-4-5'] as const
export const GENERATED = ['assisted', 'autonomous'] as const

export interface ProjectCase {
  readonly slug: string
  readonly title: string
  readonly task: string
  readonly metric: string
  readonly direction: 'higher' | 'lower'
  readonly scale: 'fraction' | 'absolute'
  readonly licence: string | null
  readonly origin: string
  readonly wallSeconds: number
  readonly baseline: number
  /** Variant / original-headless of CPU time, by model and mode in the order of MODELS × GENERATED; null: it failed. */
  readonly cpu: readonly (number | null)[]
}

export const PROJECTS: readonly ProjectCase[] = [
  project('breast-cancer-logistic', 'Breast cancer, logistic regression', 1.42, 0.965, [0.71, 0.64, 0.93, 0.58]),
  project('digits-knn', 'Handwritten digits, nearest neighbours', 2.87, 0.983, [0.42, 0.37, 0.66, 1.31]),
  {
    ...project('flight-arrival-delay', 'Flight arrival delay', 3.9, 14.21, [0.88, 2.35, 1.02, null]),
    task: 'regression',
    metric: 'rmse',
    direction: 'lower',
    scale: 'absolute',
  },
  project('letter-recognition', 'Letter recognition', 9.61, 0.941, [0.35, 0.52, 0.81, 0.61]),
  {
    ...project('penguin-body-mass', 'Penguin body mass', 1.18, 0.871, [0.97, null, 1.04, 0.9]),
    task: 'regression',
    metric: 'r2',
    licence: null,
    origin: `https://github.com/example/penguins@${'c0ffee'.repeat(6)}abcd`,
  },
  {
    ...project('sotu-party', 'State of the Union: party', 5.3, 0.812, [0.55, 0.49, null, 0.7]),
    task: 'text-classification',
  },
]

function project(
  slug: string,
  title: string,
  wallSeconds: number,
  baseline: number,
  cpu: readonly (number | null)[],
): ProjectCase {
  return {
    slug,
    title,
    task: 'multiclass-classification',
    metric: 'accuracy',
    direction: 'higher',
    scale: 'fraction',
    licence: 'MIT',
    origin: 'embedded',
    wallSeconds,
    baseline,
    cpu,
  }
}

export const HOST: Host = {
  name: 'bench-1',
  cpu: 'Intel(R) Xeon(R) Gold 6338 CPU @ 2.00GHz',
  logicalCpus: 32,
  memoryBytes: 134_217_728_000,
  kernel: '6.8.0-45-generic',
  microcode: '0xd0003d1',
  governor: 'performance',
  drivers: {},
  virtualMachine: false,
  python: '3.12.3',
  node: '24.21.0',
  stratum: '7d1f0c2a',
}
