import { z } from 'zod'
import { label, slug } from '../common.ts'
import { METERS } from '../measurement/meters.ts'
import { choice, flag, fromZero, option, path, positive, preset, required, text } from './option.ts'
import { ALLOWABLE, SANDBOX_CHOICES } from './sandbox-choices.ts'

// Options that several verbs share.

export const dataset = preset(path, 'dataset', '<dir>', 'folder that holds `projects/` and `models.yaml`')

export const projects = option(text, '<regex>', 'only projects whose name matches this regular expression', {
  unset: 'all whose source is here',
})

export const plannedProjects = option(
  text,
  '<regex>',
  'only projects of the plan whose name matches this regular expression',
  { unset: 'all' },
)

export const collection = option(slug, '<name>', 'only projects of this collection, as genai-greenml', {
  unset: 'of any',
})

export const answers = option(
  path,
  '<dir>',
  'folder of scripts that exist, `<project>/GENAIGREENML_<mode>_<model>.py`; no model is asked then',
)

export const giveUp = option(
  z.array(label),
  '<batches>',
  'wait no longer for these batches, separated by commas, which their provider has forgotten or never ends: what they do not answer now is asked again by the next command, and may be paid twice',
  { unset: 'none' },
)

export const mirror = option(
  path,
  '<place>',
  'where repositories that the dataset pins are fetched from instead: a folder of repositories, or an address with `{host}`, `{owner}`, `{name}`',
  { unset: '$GREENML_MIRROR, else where they are pinned' },
)

export const json = option(path, '<file>', 'write every number as JSON; - is stdout')

export const wait = option(
  fromZero,
  '<seconds>',
  'how long to wait while another measurement runs on this machine; 0: not at all',
  { unset: 'until it ends' },
)

export const campaignOptions = z.object({
  campaign: required(path, '<dir>', 'folder of the campaign'),
  dataset,
})

/** Inputs of a workflow, in which a campaign need not be named: there is one a run. */
export const campaignInputs = z.object({
  campaign: preset(
    path,
    'campaigns/greenml',
    '<dir>',
    'folder of the campaign, relative to the workspace; its last part names the artifacts',
  ),
  dataset,
})

export const energyOptions = z.object({
  meter: option(
    z.array(choice(METERS)),
    '<names>',
    `what measures energy, of ${METERS.join(', ')}, separated by commas`,
    { unset: 'all that this machine has' },
  ),
  requireMeasured: flag('refuse to estimate energy'),
  powercapRoot: option(path, '<dir>', 'folder of the energy counters', {
    unset: '`/sys/class/powercap`',
  }),
  meterCommand: option(
    text,
    '<command>',
    'command that prints readings of a plug, PDU or IPMI, one a line: `{"time": …, "watts"|"joules": …}`',
  ),
  meterStream: option(path, '<file>', 'file or pipe to which another program appends such readings'),
  idleWatts: option(positive, '<w>', "this machine's power at rest in watts, for the estimate"),
  maxWatts: option(positive, '<w>', "this machine's power at full load in watts, for the estimate"),
})
export type EnergyOptions = Readonly<z.output<typeof energyOptions>>

export const carbonOptions = z.object({
  country: option(text, '<code>', 'where the electricity is from, for carbon: ISO 3166-1 code, or `world`', {
    unset: 'no carbon',
  }),
  carbonIntensity: option(fromZero, '<g>', 'instead of a country: your own grams of CO2 equivalent per kWh'),
  electricityMaps: option(
    text,
    '<zone>',
    "instead of a country: this zone's average now, asked of Electricity Maps with the key in `ELECTRICITY_MAPS_API_KEY`",
  ),
  pue: option(positive, '<x>', 'what the building takes for each kWh of the machine', { unset: '1' }),
})
export type CarbonOptions = Readonly<z.output<typeof carbonOptions>>

/** A job that runs untrusted code may hold no key. */
export const electricityMapsInput = option(
  text,
  '<zone>',
  "instead of a country: this zone's average now, asked of the server in `ELECTRICITY_MAPS_API_URL`, which adds the key of Electricity Maps: this job may hold none",
)

const NO_NAME = /["*/:<>?\\|\r\n]/
export const artifactName = text.refine(
  (name) => name !== '' && !NO_NAME.test(name),
  'a name without any of " * / : < > ? \\ |',
)

export const sandboxOptions = z.object({
  sandbox: preset(
    choice(SANDBOX_CHOICES),
    'auto',
    '<tier>',
    'isolation; auto takes bubblewrap, else a container, or none for code that is part of this tool',
  ),
  allow: option(
    z.array(choice(ALLOWABLE)),
    '<list>',
    `hardware that the code may see in its sandbox, of ${ALLOWABLE.join(', ')}, separated by commas`,
    { unset: 'none' },
  ),
  iTrustThisCode: flag(
    'run imported or generated code without a sandbox where there is none; read every line of it first',
  ),
})

/** The runner puts the job's own token in its place. */
const OWN_TOKEN = ['$', '{{ github.token }}'].join('')
export const token = preset(text, OWN_TOKEN, '<token>', "token for GitHub's API")
