import { info, warning } from '@actions/core'
import type { Logger } from '../base/log.ts'

/** An Actions log: warnings become annotations, and a status line has no place in it. */
export const actionsLogger: Logger = { info, warn: warning, status() {} }
