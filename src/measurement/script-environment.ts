import type { Setting } from '../schema/measurement/setting.ts'
import { COUNT_VARIABLES } from '../schema/measurement/threads.ts'

/**
 * What ends the clients of servers that keep what a script logs, which no run reaches: a script runs without an account of its
 * author's. Switched off, not offline: writing for later takes a process of its own and seconds, and is no part of what is learned.
 */
const NO_TRACKERS = {
  WANDB_MODE: 'disabled',
  SWANLAB_MODE: 'disabled',
  NEPTUNE_MODE: 'debug',
  COMET_AUTO_LOG_DISABLE: '1',
  CLEARML_OFFLINE_MODE: '1', // it can't be switched off from outside
}

/** Variables of every script: enough for Python to be deterministic, to draw without a screen and to log without a server. */
export const SCRIPT_ENVIRONMENT = {
  ...NO_TRACKERS,
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
