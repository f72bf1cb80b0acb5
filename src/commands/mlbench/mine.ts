import { join } from 'node:path'
import { stringify } from 'yaml'
import type { z } from 'zod'
import type { CommandContext } from '../../base/context.ts'
import { UserError } from '../../base/errors.ts'
import { statIfPresent, writeFileAtomic } from '../../base/files/files.ts'
import { lookBelow } from '../../base/files/untrusted-files.ts'
import { checkPin, warnOfPin } from '../../dataset/sources/check-pin.ts'
import { mineTemplates } from '../../mlbench/building/mine-templates.ts'
import { findTemplates } from '../../mlbench/building/task-templates.ts'
import { renderMined } from '../../report/text/mlbench/task-build.ts'
import { mineOptions } from '../../schema/options/mlbench/build-options.ts'

interface Mined {
  readonly file: string
  readonly text: string
}

/** Writes a draft of a repository's templates. UserError where there is one already, or nothing to make one of. */
export async function mine(given: z.input<typeof mineOptions>, { logger }: CommandContext): Promise<Mined> {
  const { repositories: root, most, force, ...named } = mineOptions.parse(given)
  const { repository, file } = await findTemplates(named)
  if (!force && (await statIfPresent(file)) !== null)
    throw new UserError(`${file} is there already, and may be corrected by hand: --force writes over it.`)
  const source = join(root, repository.folder)
  if ((await lookBelow(root, repository.folder)).kind !== 'folder')
    throw new UserError(`${root} has no folder ${repository.folder}: \`greenml mlbench fetch\` puts it there.`)
  const pin = await checkPin(source, repository.commit)
  if (pin !== 'verified') warnOfPin(source, pin, logger)
  const templates = await mineTemplates(source, most)
  if (templates.templates.length === 0)
    throw new UserError(
      `No README in ${source} has a command with options, or an example in Python, for a program of the repository.`,
      1,
    )
  const schema = '# yaml-language-server: $schema=../../../schemas/task-templates.schema.json\n'
  await writeFileAtomic(file, `${schema}${stringify(templates, { lineWidth: 0 })}`)
  return { file, text: renderMined(templates) }
}
