import { existsSync } from 'node:fs'

const SYSTEM_PYTHON = '/usr/bin/python3'

/**
 * Python that runs this program's own scripts: the system's, which starts at once, where the first `python3` on the path may be
 * a version manager's script that takes 70 ms and starts forty processes.
 */
export const OWN_PYTHON = existsSync(SYSTEM_PYTHON) ? SYSTEM_PYTHON : 'python3'
