import { cleanMessage } from '../base/text/clean-text.ts'

/** A command as packages of GitHub's write it: on one line, what it says escaped. */
const COMMAND = /^::[^\n]*\n?$/

/** Cleans what packages print in a job's log by themselves: the name that a server gives a file is no command. Ends with the scope. */
export function guardOutput(stream: Pick<NodeJS.WriteStream, 'write'>): Disposable {
  const { write } = stream
  const clean = (chunk: unknown) =>
    typeof chunk === 'string' && !COMMAND.test(chunk) ? cleanMessage(chunk, true) : chunk
  const guarded = (chunk: unknown, ...rest: unknown[]) => Reflect.apply(write, stream, [clean(chunk), ...rest])
  Object.assign(stream, { write: guarded })
  return {
    [Symbol.dispose]() {
      Object.assign(stream, { write })
    },
  }
}
