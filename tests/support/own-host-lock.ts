import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** Lock of a test file's own process: else files beside each other would wait for one another, and for whatever measures here. */
const lock = join(tmpdir(), `greenml-tests-${process.pid}.lock`)
process.env.GREENML_HOST_LOCK = lock
afterAll(() => rm(lock, { force: true }))
