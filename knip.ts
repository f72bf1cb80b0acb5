import type { KnipConfig } from 'knip'

export default {
  entry: [
    'src/actions/start/*.ts!',
    'src/cli/main.ts!',
    'src/cli/keep-compiled.ts!',
    'src/base/files/parquet-rows.ts!',
    'assets/report/interactive.js!',
    'scripts/*.ts!',
    'tests/**/*.test.ts',
    'bench/**/*.ts',
  ],
  project: ['src/**/*.ts!', 'scripts/**/*.ts!', 'tests/**/*.ts', 'bench/**/*.ts'],
  ignoreBinaries: ['mkfifo'],
  // What a file uses itself and tests import is no dead code; what nobody imports needs no `export`.
  ignoreExportsUsedInFile: process.argv.includes('--production'),
} satisfies KnipConfig
