import { z } from 'zod'
import { flag, option, path, text, verbOptions, wholeNumber } from './option.ts'
import { campaignInputs, dataset, json } from './shared-options.ts'

export const analyseOptions = verbOptions(
  'compare the records of a campaign, or the rows of GenAI-GreenML result files',
  {
    campaign: option(path, '<dir>', 'folder of the campaign'),
    greenmlCsv: option(
      z.array(text),
      '<file...>',
      'instead: `results_*.csv` of GenAI-GreenML, for its own numbers and what they can carry',
      { isRepeated: true },
    ),
    report: option(path, '<dir>', 'of these files: write their report too, a page and every number, into this folder'),
    iteration: option(wholeNumber(0), '<n>', 'speak of the answers that stood after so many rounds of repair', {
      unset: 'after all that were made',
    }),
    json,
    dataset,
  },
)
  .refine(
    ({ campaign, greenmlCsv }) => (campaign === undefined) !== (greenmlCsv === undefined),
    "name what to analyse: '--campaign <dir>' or '--greenml-csv <file...>', and not both",
  )
  .refine(
    ({ campaign, report }) => campaign === undefined || report === undefined,
    "'--report' is for '--greenml-csv': of a campaign, greenml report writes it",
  )

export const analyseInputs = z.object({
  ...campaignInputs.shape,
  artifacts: flag("take plan, scripts and records from the run's artifacts", { isOn: true }),
})
