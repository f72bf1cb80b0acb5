import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** Tests that look at the whole host, beside which nothing else may run. */
const ALONE = 'tests/**/*.alone.test.ts'

/** Tests of rooms that compute and hold nothing: their files share one load of the modules, a third of their time. */
const COMPUTING = 'tests/{analysis,genai-greenml,planning,report,schema}/**/*.test.ts'

/** Tests with a browser, of packages and of releases: none measures or starts what there is once on a host. */
const BESIDE = 'tests/e2e/{dist,install,release,report-page,site-page}.test.ts'

/** Where Node keeps what it compiled of the command line, which tests start hundreds of times. */
const env = { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules', '.cache', 'compiled') }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'computing',
          env,
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
          env,
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
          env,
          include: ['tests/long/**/*.test.ts'],
          exclude: [ALONE],
          testTimeout: 600_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
      {
        test: { name: 'alone', env, include: [ALONE], testTimeout: 600_000, fileParallelism: false },
      },
      {
        test: {
          name: 'full',
          env,
          include: ['tests/full/**/*.test.ts'],
          testTimeout: 1_800_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'pages',
          env,
          include: [BESIDE],
          testTimeout: 900_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'e2e',
          env,
          include: ['tests/e2e/**/*.test.ts'],
          exclude: [BESIDE],
          testTimeout: 900_000,
          hookTimeout: 120_000, // copies of the whole repository
          fileParallelism: false,
        },
      },
    ],
  },
})
