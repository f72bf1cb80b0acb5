import { sum } from '../../../base/numbers.ts'
import { count } from '../../../base/text/text.ts'
import type { ImportedScripts, ResultsImport } from '../../../schema/dataset/results-import.ts'

/** What an import of a study's results brought, and how to go on with it. */
export function renderResultsImport({ files, scripts, unknown }: ResultsImport, out: string): string {
  const rows = sum(files.map((each) => each.rows))
  return [
    `${out}/results: ${count(files.length, 'file')} with ${count(rows, 'row')}; greenml analyse --greenml-csv compares them`,
    ...scripts.map((each) => `${out}/${each.folder}: ${tellScripts(each)}`),
    ...unknown.map(
      ({ folder, scripts: left }) => `${folder} is no project of the dataset: ${count(left, 'script')} left out`,
    ),
    'Each folder of scripts is one for --answers of greenml run.',
  ].join('\n')
}

const tellScripts = ({ failedIn, projects, scripts }: ImportedScripts) =>
  `${count(scripts, 'script')} for ${count(projects, 'project')}, ${failedIn === null ? 'as they stand' : `which failed in round ${failedIn}`}`
