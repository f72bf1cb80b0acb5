import type { Setting } from '../schema/measurement/setting.ts'
import { COUNT_VARIABLES } from '../schema/measurement/threads.ts'

/** Variables of every script: enough for Python to be deterministic and to draw without a screen. */
export const SCRIPT_ENVIRONMENT = {
  LANG: 'C.UTF-8',
  TZ: 'UTC',
  PYTHONHASHSEED: '0',
  PYTHONNOUSERSITE: '1', // no packages in the home, which a project's downloads may fill
  PYTHONDONTWRITEBYTECODE: '1',
  MPLBACKEND: 'module://greenml_show',
  // Thresholds where glibc's own rule ends, which raises them as large arrays are freed. Whether and when it does so depends
  // on the heap's layout: a script that makes an array of 700 kB in a loop took a tenth of the page faults when one import
  // path was longer.
  MALLOC_MMAP_THRESHOLD_: `${32 * 1024 ** 2}`,
  MALLOC_TRIM_THRESHOLD_: `${64 * 1024 ** 2}`,
}

/** Variables under a setting other than usual. */
export function environmentUnder(setting: Setting | null): Readonly<Record<string, string>> {
  if (setting === 'one-thread') return { ...SCRIPT_ENVIRONMENT, ...ONE_THREAD }
  if (setting !== 'own-malloc') return SCRIPT_ENVIRONMENT
  const {
    PYTHONHASHSEED: _seed,
    MALLOC_MMAP_THRESHOLD_: _map,
    MALLOC_TRIM_THRESHOLD_: _trim,
    ...rest
  } = SCRIPT_ENVIRONMENT
  return rest
}

const ONE_THREAD = Object.fromEntries(COUNT_VARIABLES.map((name) => [name, '1']))
