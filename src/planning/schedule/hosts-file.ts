import { UserError } from '../../base/errors.ts'
import { readYaml } from '../../base/files/files.ts'
import { type Host, hosts } from '../../schema/measurement/hosts.ts'

const FORM =
  'A hosts file is a list with one entry for each kind of machine:\n' +
  '- { name: rack, labels: [self-hosted, energy], rapl: true, gpu: false, memoryGiB: 64, count: 4 }\n' +
  'Only labels are required; entries are counted from 0.'

/** UserError that shows the form where the file is missing or has another. */
export async function readHostsFile(path: string): Promise<Host[]> {
  try {
    return await readYaml(path, hosts, `There is no hosts file ${path}.`)
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    throw new UserError(`${error.message.trimEnd()}\n${FORM}`, error.exitCode, { cause: error })
  }
}
