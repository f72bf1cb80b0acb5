import type { Declared, DeclaredFiles } from './declared.ts'

/** A list of texts that setup.py has in its code. */
const LIST = /\binstall_requires[ \t]{0,20}=[ \t]{0,20}\[/
const TEXT = /(['"])([^'"\n]{1,300})\1/g
/** The key of setup.cfg. */
const KEY = /^install_requires[ \t]*=/
const PYTHON = /\bpython_requires[ \t]*=[ \t]*['"]([^'"\n]{1,80})['"]/

/** What setup.py names in a list of its own, or setup.cfg; no code is run. Null where they name nothing. */
export async function readSetup({ read }: DeclaredFiles): Promise<Declared | null> {
  const script = (await read('setup.py')) ?? ''
  const listed = [
    ...findList(script)
      .replaceAll(/#[^\n]*/g, '')
      .matchAll(TEXT),
  ].map(([, , text]) => text)
  const lines = [...listed, ...listIndented((await read('setup.cfg')) ?? '')].filter((line) => line)
  if (lines.length === 0) return null
  return { requirements: `${lines.join('\n')}\n`, python: PYTHON.exec(script)?.[1] ?? null, deviations: [] }
}

/** What stands behind the key, and in the indented lines below it. */
function listIndented(text: string): string[] {
  const lines = text.split(/\r?\n/)
  const key = lines.findIndex((line) => KEY.test(line))
  if (key < 0) return []
  const below = lines.slice(key + 1)
  const end = below.findIndex((line) => !/^[ \t]/.test(line))
  return [(lines[key] ?? '').replace(KEY, ''), ...below.slice(0, end < 0 ? below.length : end)].map((line) =>
    line.trim(),
  )
}

/** What stands in the brackets of the list. */
function findList(script: string): string {
  const head = LIST.exec(script)
  const from = head === null ? -1 : head.index + head[0].length
  const to = from < 0 ? -1 : script.indexOf(']', from)
  return to < 0 ? '' : script.slice(from, to)
}
