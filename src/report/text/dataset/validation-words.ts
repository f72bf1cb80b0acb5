import { formatSize } from '../../../base/size.ts'
import { cleanLine } from '../../../base/text/clean-text.ts'
import type { FaultKind, ProjectFault } from '../../../schema/dataset/validation.ts'

type Words = readonly [what: (fault: ProjectFault) => string, fix: (fault: ProjectFault, slug: string) => string]

const shown = (text: string | null) => (text === null ? '' : ` '${cleanLine(text, 200)}'`)
/** A project's name is no key of its manifest. */
const isOfName = ({ path: [first] }: ProjectFault) => first === 'slug'
const place = (fault: ProjectFault) => (isOfName(fault) ? "the project's name" : fault.path.join('.'))
const orNear = ({ wanted }: ProjectFault, otherwise: string) =>
  wanted === null ? otherwise : `did you mean${shown(wanted)}?`

const mendValue = ({ patch }: ProjectFault) =>
  patch === null ? 'correct it' : patch.op === 'delete' ? 'remove it' : 'say why it is null'

const WORDS: Readonly<Record<FaultKind, Words>> = {
  'not-yaml': [
    ({ found }) => `project.yaml can't be read: ${(found ?? 'it is no YAML').replace(/\.$/, '')}`,
    ({ line }) => (line === null ? 'put one there that can be' : 'correct the YAML'),
  ],
  'unknown-key': [
    ({ found }) => `the format has no${found === null ? ' such key' : shown(found)}`,
    (fault) => orNear(fault, 'remove it'),
  ],
  'unknown-value': [
    (fault) => `${place(fault)} is${shown(fault.found)}`,
    ({ wanted, patch }) => (patch === null ? `one of ${wanted}` : `did you mean${shown(wanted)}?`),
  ],
  'wrong-value': [
    (fault) =>
      `${place(fault) || 'the manifest'}${fault.found === null ? '' : ` is${shown(fault.found)}`}: ${fault.wanted?.replace(/\.$/, '')}`,
    (fault) => (isOfName(fault) ? 'rename its folder, or remove what is no project' : mendValue(fault)),
  ],
  'newer-version': [
    ({ found }) => `schemaVersion ${found} is of a newer greenml`,
    ({ wanted }) => `update greenml, or write it for version ${wanted}`,
  ],
  'other-interpreter': [
    ({ found }) => `${shown(found).trim()} is an interpreter of one machine`,
    () => 'remove it: packages come from a lock',
  ],
  'private-host': [({ found }) => `not everybody reaches${shown(found)}`, () => 'name a public address'],
  'not-fetched': [
    ({ found }) => `its files can't be fetched: ${cleanLine(found ?? '', 400).replace(/\.$/, '')}`,
    () => 'correct origin',
  ],
  'hash-unknown': [
    ({ found }) =>
      `nobody has seen its files: origin.sourceHash is null${found === null ? '' : `, and ${cleanLine(found, 400)}`}`,
    ({ wanted }, slug) =>
      wanted === null ? `greenml validate ${slug} --fix names it where they can be fetched` : `set it to ${wanted}`,
  ],
  'hash-differs': [
    ({ found }) => `its files are not those of origin.sourceHash: ${cleanLine(found ?? '', 400)}`,
    ({ wanted }) => (wanted === null ? 'import it again' : `restore the files, or set it to ${wanted}`),
  ],
  'not-here': [() => 'its files are not here', () => 'name it, so that they are fetched'],
  'no-licence': [() => 'it carries no licence: its code is never published', () => 'none is needed to measure it'],
  'vendored-without-licence': [
    ({ found }) =>
      `its files lie in the dataset, and ${found === null ? 'it carries no licence' : `${found} does not allow that`}`,
    () => 'remove source/, and let origin name where they are from',
  ],
  'other-licence': [
    ({ found, wanted }) => `its licence file is of ${wanted}, not ${found === null ? 'none' : cleanLine(found)}`,
    ({ wanted }) => `set licence.spdx to ${wanted}`,
  ],
  'licence-file-missing': [
    ({ found, wanted }) =>
      found === null ? `no file of the author's says that it is ${wanted}` : `there is no licence file${shown(found)}`,
    ({ found }) =>
      found === null
        ? 'name that file in licence.file, or set licence to null'
        : "put the author's there, or correct licence.file",
  ],
  'too-large': [
    ({ found }) => {
      const [, path = '', bytes = ''] = /^(?:([\s\S]*): )?(\d+)$/.exec(found ?? '') ?? []
      const what = path === '' ? 'its files have' : `${cleanLine(path, 200)} has`
      return `${what} ${formatSize(Number(bytes))}`
    },
    ({ wanted }) => `at most ${formatSize(Number(wanted))}: give the data's address by data.url instead`,
  ],
  'same-name': [({ found }) => `only case tells it from${shown(found)}`, () => 'choose another name'],
  'same-source': [({ found }) => `it is the same code as${shown(found)}`, () => 'use that project'],
  'same-data': [
    ({ found }) => `it reads the same data as${shown(found)}`,
    () => 'give both one name in cluster: what they show is not independent',
  ],
  'entry-missing': [({ found }) => `there is no script${shown(found)}`, (fault) => orNear(fault, 'correct entry')],
  'folder-missing': [({ found }) => `there is no folder${shown(found)}`, (fault) => `correct ${place(fault)}`],
  'data-missing': [
    ({ found }) => `there is no data file${shown(found)}`,
    (fault) => orNear(fault, 'correct its path, or say by url and access where it is to be had'),
  ],
  'data-not-had': [
    ({ found }) => `it is not whole: ${cleanLine(found ?? '', 500).replace(/\.$/, '')}`,
    () => 'correct url and sha256, or the script that makes it, or put the file where that says',
  ],
  'no-data-licence': [
    ({ found }) => `nobody knows the licence of its data: ${cleanLine(found ?? '', 300)}`,
    () => 'none is needed to measure it; data.licence says it where you know it',
  ],
  'other-data-licence': [
    ({ found, wanted }) => `its files say ${wanted} of the data, not ${found === null ? 'none' : cleanLine(found)}`,
    ({ wanted }) => `set its licence to ${wanted}`,
  ],
  'data-differs': [({ found }) => `the data is not that of${shown(found)}`, ({ wanted }) => `set sha256 to ${wanted}`],
  'target-missing': [
    ({ found }) => `the table has no column${shown(found)}`,
    (fault) => orNear(fault, 'name one of its headers'),
  ],
  'pointer-as-data': [
    ({ found }) => `${shown(found).trim()} only points at a file that Git LFS keeps`,
    () => "give the data's address by data.url",
  ],
  'no-lock': [
    ({ found }) => `its packages have no lock${found === null ? '' : `: ${cleanLine(found, 300)}`}`,
    (_, slug) => `greenml env lock ${slug} writes one, once its requirements can be met`,
  ],
  'lock-missing': [
    ({ found }) => `there is no${shown(found)}`,
    (_, slug) => `greenml validate ${slug} --fix writes it`,
  ],
  'not-installed': [
    ({ found }) => `its packages can't be installed: ${cleanLine(found ?? '', 400)}`,
    (_, slug) => `greenml env lock ${slug} writes a new lock`,
  ],
  'run-failed': [
    ({ found }) => `the author's script fails: ${cleanLine(found ?? '', 400)}`,
    () => 'see the end of its output',
  ],
  'not-isolated': [
    ({ found }) => `it could not be run: ${cleanLine(found ?? '', 400)}`,
    () => 'run it where there is a sandbox',
  ],
  'no-metric': [
    ({ found }) =>
      found === 'no-metric'
        ? 'no line of its output matches metric.pattern'
        : 'what it prints is no value of that metric',
    ({ found }) =>
      found === 'no-metric'
        ? 'correct metric, by the end of its output'
        : 'correct metric, by the end of its output: of one that prints 72.4 for 0.724 the scale is percent',
  ],
  'differs-between-runs': [({ found }) => `two runs differ: ${cleanLine(found ?? '')}`, () => 'none is needed'],
  'share-as-percent': [
    ({ found }) => `it prints ${cleanLine(found ?? '')}, which is no more than 1 % by the scale percent`,
    () => 'set metric.scale to fraction where it prints a share',
  ],
  retired: [() => 'it has a tombstone', () => 'none is needed'],
}

/** What is wrong with the project of that name, and what mends it. */
export const tellFault = (fault: ProjectFault, slug: string): { readonly what: string; readonly fix: string } => {
  const [what, fix] = WORDS[fault.kind]
  return { what: what(fault), fix: fix(fault, cleanLine(slug)) }
}
