import type { CommandContext } from '../../src/base/context.ts'

/** A command's context that keeps what it is told. */
export function makeContext(env: NodeJS.ProcessEnv = process.env, signal?: AbortSignal) {
  const lines: string[] = []
  const context: CommandContext = {
    logger: {
      info: (text) => lines.push(text),
      warn: (text) => lines.push(`warning: ${text}`),
      status: () => {},
    },
    env,
    ...(signal ? { signal } : {}),
  }
  return { context, lines }
}
