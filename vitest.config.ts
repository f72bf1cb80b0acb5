import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Tests that look at the whole host, beside which nothing else may run. */
const ALONE = 'tests/**/*.alone.test.ts'

/**
 * Tests that judge by the time or memory of their own process: each file has one to itself, since V8 matches floods of text worse
 * once it has compiled many expressions, and memory that others left free hides what is taken. And one of what a library reads
 * as it is loaded.
 */
const FRESH = [
  'tests/actions/left-artifacts.test.ts',
  'tests/base/**/{clean-text,named-files}.test.ts',
  'tests/dataset/**/{find-addresses,find-start,import-parts}.test.ts',
  'tests/generation/**/{model-server,tools-in-text}.test.ts',
  'tests/measurement/{guess-metric,read-metric}.test.ts',
  'tests/mlbench/contexts.test.ts',
  'tests/schema/bounded-texts.test.ts',
]

/** Long ones of that kind. */
const LONG_FRESH = 'tests/long/**/{energy-streams,expressions,match-pattern,strangers-*,text-readers}.test.ts'

/** End-to-end tests whose verdicts rest on what a run takes: nothing else runs beside them. */
const MEASURING = 'tests/e2e/{act,measure}.test.ts'

const common = {
  /** Where Node keeps what it compiled of the command line, which tests start hundreds of times. */
  env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules', '.cache', 'compiled') },
  setupFiles: ['tests/support/own-host-lock.ts'],
  /** Node loads the modules itself, as it does for users, with a seventh less processor time than Vite, whose transformations nothing here needs. */
  experimental: { viteModuleRunner: false, nodeLoader: false },
}

/** One more than most machines of a CI have processors: many tests wait for another process, or for a time to pass. */
const WORKERS = 3

/** Test files that take about a minute or more: each begins while there is something to run beside it; the others by their size. */
const LONGEST = [
  'documented-commands',
  'attacks',
  'import-trial',
  'text-readers',
  'expressions',
  'crash',
  'benchmark',
  'interruption',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) =>
      LONGEST.findLastIndex((name) => moduleId.endsWith(`/${name}.test.ts`)) + 1 || LONGEST.length + 1
    const ofProjects = Map.groupBy(await super.sort(files), ({ project }) => project.name)
    return [...ofProjects.values()].flatMap((own) => own.toSorted((one, other) => place(one) - place(other)))
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'fresh',
          ...common,
          include: FRESH,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: WORKERS,
        },
      },
      {
        test: {
          name: 'unit',
          ...common,
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/e2e/**', 'tests/full/**', 'tests/long/**', ALONE, ...FRESH],
          isolate: false, // a process that loads the modules anew for each file is an eighth of the processor time
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: WORKERS,
        },
      },
      {
        test: {
          name: 'long-fresh',
          ...common,
          include: [LONG_FRESH],
          testTimeout: 600_000,
          hookTimeout: 120_000,
          maxWorkers: WORKERS,
        },
      },
      {
        test: {
          name: 'long',
          ...common,
          include: ['tests/long/**/*.test.ts'],
          exclude: [ALONE, LONG_FRESH],
          isolate: false,
          testTimeout: 600_000,
          hookTimeout: 120_000,
          maxWorkers: WORKERS,
        },
      },
      {
        test: { name: 'alone', ...common, include: [ALONE], testTimeout: 600_000, fileParallelism: false },
      },
      {
        test: {
          name: 'full',
          ...common,
          include: ['tests/full/**/*.test.ts'],
          testTimeout: 1_800_000,
          hookTimeout: 120_000, // environments of some gigabytes are removed
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'e2e',
          ...common,
          include: ['tests/e2e/**/*.test.ts'],
          exclude: [MEASURING],
          testTimeout: 900_000,
          hookTimeout: 120_000, // copies of the whole repository
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'measuring',
          ...common,
          include: [MEASURING],
          testTimeout: 900_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
