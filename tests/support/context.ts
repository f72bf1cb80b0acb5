import type { CommandContext } from '../../src/base/context.ts'

const LOCK = 'GREENML_HOST_LOCK'

/** Without a lock of its own what measures waits for whatever else is measured on the host. */
function withOwnLock(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const own = process.env[LOCK]
  return own === undefined || LOCK in env ? env : { ...env, [LOCK]: own }
}

/** A command's context that keeps what it is told. */
export function makeContext(env: NodeJS.ProcessEnv = process.env, signal?: AbortSignal) {
  const lines: string[] = []
  const context: CommandContext = {
    logger: {
      info: (text) => lines.push(text),
      warn: (text) => lines.push(`warning: ${text}`),
      status: () => {},
    },
    env: withOwnLock(env),
    ...(signal ? { signal } : {}),
  }
  return { context, lines }
}
