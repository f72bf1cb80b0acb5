import { z } from 'zod'
import { licenceId } from '../dataset/licence-id.ts'
import { submissions } from './mlbench/submission-options.ts'
import { flag, option, path, preset, required, text, verbOptions, wholeNumber } from './option.ts'
import { publishedId } from './published-id.ts'
import { campaignOptions, token } from './shared-options.ts'

export const reports = preset(path, 'reports', '<dir>', 'folder of the published reports')

export const publishOptions = verbOptions(
  'put the report of an analysed campaign into `reports/`, to be cited, without the code of projects that carry no licence',
  {
    ...campaignOptions.pick({ campaign: true }).shape,
    author: required(z.array(text).min(1), '<name...>', 'who ran the campaign, as they are to be cited', {
      isRepeated: true,
    }),
    id: option(publishedId, '<id>', "name of its folder, for ever a part of the report's address", {
      unset: "the day of the first run and the campaign's name",
    }),
    licence: option(
      licenceId,
      '<spdx>',
      "licence under which the measurements may be used, by SPDX's identifier, as `CC-BY-4.0`",
      { unset: 'none is named' },
    ),
    reports,
  },
)

/** Artifact by which a job hands on a report to the one that may write. */
export const PROPOSED_REPORT = 'published-report'

export const publishInputs = z.object({
  runId: option(wholeNumber(1), '<n>', 'id of the run whose campaign is published, the number in its address', {
    unset: 'this run',
  }),
  author: option(publishOptions.shape.author, '<name>', 'who ran the campaign, as they are to be cited', {
    isRepeated: true,
    unset: 'the login that started this run',
  }),
  ...publishOptions.pick({ id: true, licence: true, reports: true }).shape,
  token,
})

export const siteOptions = verbOptions(
  'build a site of all published reports: rankings, histories, projects, comparisons',
  {
    reports,
    submissions,
    out: preset(path, 'build/site', '<dir>', 'folder of the site, new or empty'),
    url: option(
      z.url({ protocol: /^https?$/, error: 'an address with http or https' }),
      '<address>',
      'where the site will stand; without it no feed is written, whose entries need addresses',
    ),
    leftOut: option(
      path,
      '<file>',
      'file for what is not on the site, a line each; none is written where all of it is',
    ),
    open: flag('open the front page when it is written'),
    serve: flag('serve the site to this machine until Ctrl-C: opened as a file, its pages can not sort or compare'),
  },
)
