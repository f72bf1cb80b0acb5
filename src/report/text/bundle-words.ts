import { sum } from '../../base/numbers.ts'
import { formatSize } from '../../base/size.ts'
import { count } from '../../base/text/text.ts'
import type { Bundle } from '../../schema/campaign/bundle-list.ts'
import { agree } from './format.ts'

const sizeOf = ({ files }: Bundle) => formatSize(sum(files.map(({ bytes }) => bytes)))

export function renderBundle(bundle: Bundle, out: string): string {
  const { files, leftOut, unlicensed } = bundle
  return [
    `${count(files.length, 'file')}, ${sizeOf(bundle)}, in ${out}`,
    ...(unlicensed.length === 0
      ? []
      : [
          `${count(leftOut.length, 'file')} left out and tracebacks cut: ${unlicensed.join(', ')} ${agree(unlicensed.length, 'carries', 'carry')} no licence`,
        ]),
    `greenml analyse --campaign ${out} analyses it again`,
  ].join('\n')
}

/** What somebody reads first who was handed the folder. */
export function renderBundleReadme({ toolVersion, unlicensed, leftOut }: Bundle): string {
  return `# A campaign of GreenML Bench

Written by version ${toolVersion}. \`plan.json\` says what was planned, \`records/\` holds a line for every run, \`variants/\` the scripts that
models wrote and where each came from, \`calls/\` what they were asked, \`report/\` the report. \`bundle.json\` lists every file with its
SHA-256.

    greenml analyse --campaign .
    greenml report --campaign .
${
  unlicensed.length === 0
    ? ''
    : `
These projects carry no licence: ${unlicensed.join(', ')}. What may hold their code is not here (${count(leftOut.length, 'file')}): scripts
that were written with it in view, what was asked and answered about them, patches, and what their runs printed. Of their
tracebacks the type of the exception is left. Their numbers are all here.
`
}`
}
