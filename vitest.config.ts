import { defineConfig } from 'vitest/config'

/** Tests that look at the whole host, beside which nothing else may run. */
const ALONE = 'tests/**/*.alone.test.ts'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/e2e/**', 'tests/full/**', 'tests/long/**', ALONE],
          testTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'long',
          include: ['tests/long/**/*.test.ts'],
          exclude: [ALONE],
          testTimeout: 600_000,
          maxWorkers: 2,
        },
      },
      {
        test: { name: 'alone', include: [ALONE], testTimeout: 600_000, fileParallelism: false },
      },
      {
        test: { name: 'full', include: ['tests/full/**/*.test.ts'], testTimeout: 1_800_000, fileParallelism: false },
      },
      {
        test: { name: 'e2e', include: ['tests/e2e/**/*.test.ts'], testTimeout: 900_000, fileParallelism: false },
      },
    ],
  },
})
