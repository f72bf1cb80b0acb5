import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Tests that look at the whole host, beside which nothing else may run. */
const ALONE = 'tests/**/*.alone.test.ts'

/** Tests of rooms that compute and hold nothing: their files share one load of the modules, a third of their time. */
const COMPUTING = 'tests/{analysis,genai-greenml,planning,report,schema}/**/*.test.ts'

/** End-to-end tests whose verdicts rest on what a run takes: nothing else runs beside them. */
const MEASURING = 'tests/e2e/{act,measure}.test.ts'

const common = {
  /** Where Node keeps what it compiled of the command line, which tests start hundreds of times. */
  env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules', '.cache', 'compiled') },
  /** Node loads the modules itself, as it does for users, with a seventh less processor time than Vite, whose transformations nothing here needs. */
  experimental: { viteModuleRunner: false, nodeLoader: false },
}

/** Test files that take a minute and more: each begins while there is something to run beside it. */
const LONGEST = ['documented-commands', 'attacks', 'crash', 'benchmark', 'agent-budgets', 'import-trial']

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
          name: 'computing',
          ...common,
          include: [COMPUTING],
          exclude: [ALONE],
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'unit',
          ...common,
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/e2e/**', 'tests/full/**', 'tests/long/**', ALONE, COMPUTING],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'long',
          ...common,
          include: ['tests/long/**/*.test.ts'],
          exclude: [ALONE],
          testTimeout: 600_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
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
