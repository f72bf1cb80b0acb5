import { join } from 'node:path'
import { writeFileAtomic } from '../../base/files/files.ts'
import { renderJsonLines } from '../../base/files/jsonl.ts'

/** Writes the answers of one system, a line a task, where `mlbench grade` reads them; returns the file. */
export async function writeAnswers(out: string, name: string, lines: readonly object[]): Promise<string> {
  const path = join(out, 'answers', `${name}.jsonl`)
  await writeFileAtomic(path, renderJsonLines(lines), out)
  return path
}
