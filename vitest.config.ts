import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/e2e/**', 'tests/full/**'],
          testTimeout: 60_000,
          maxWorkers: 2,
        },
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
