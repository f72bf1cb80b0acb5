import { readAsset } from '../../base/package.ts'

/** The parts of a file of prompts, in their order, by the names in the lines `=== name ===` above them. */
export async function readPromptSections(file: string): Promise<Map<string, string>> {
  const [, ...parts] = (await readAsset('prompts', file)).split(/^=== (.*) ===\n/m)
  const sections = new Map<string, string>()
  for (let index = 0; index + 1 < parts.length; index += 2)
    sections.set(parts[index] ?? '', (parts[index + 1] ?? '').trimEnd())
  return sections
}
