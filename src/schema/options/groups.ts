import { z } from 'zod'
import { METERS } from '../meters.ts'
import { ALLOWABLE, SANDBOX_CHOICES } from '../sandbox-choices.ts'
import { choice, flag, fromZero, option, positive, text } from './option.ts'

// Options that several verbs share.

export const dataset = option(text.default('dataset'), {
  placeholder: '<dir>',
  description: 'folder that holds `projects/` and `models.yaml`',
})

export const projects = option(text.exactOptional(), {
  placeholder: '<regex>',
  description: 'only projects whose name matches this regular expression',
  unset: 'all',
})

export const answers = option(text.exactOptional(), {
  placeholder: '<dir>',
  description: 'folder of scripts that exist, `<slug>/GENAIGREENML_<mode>_<model>.py`; no model is asked then',
})

export const json = option(text.exactOptional(), {
  placeholder: '<file>',
  description: 'write every number as JSON; - is stdout',
})

export const wait = option(fromZero.exactOptional(), {
  placeholder: '<seconds>',
  description: 'how long to wait while another measurement runs on this machine; 0: not at all',
  unset: 'until it ends',
})

export const campaignOptions = z.object({
  campaign: option(text, { placeholder: '<dir>', description: 'folder of the campaign' }),
  dataset,
})

/** In a workflow a campaign need not be named: there is one a run. */
export const campaignInputs = z.object({
  campaign: option(text.default('campaigns/greenml'), {
    placeholder: '<dir>',
    description: 'folder of the campaign, relative to the workspace; its last part names the artifacts',
  }),
  dataset,
})

export const energyOptions = z.object({
  meter: option(z.array(choice(METERS)).exactOptional(), {
    placeholder: '<names>',
    description: `what measures energy, of ${METERS.join(', ')}, separated by commas`,
    unset: 'all that this machine has',
  }),
  requireMeasured: option(flag.default(false), { description: 'refuse to estimate energy' }),
  powercapRoot: option(text.exactOptional(), {
    placeholder: '<dir>',
    description: 'folder of the energy counters',
    unset: '`/sys/class/powercap`',
  }),
  meterCommand: option(text.exactOptional(), {
    placeholder: '<command>',
    description: 'command that prints readings of a plug, PDU or IPMI, one a line: `{"time": …, "watts"|"joules": …}`',
  }),
  meterStream: option(text.exactOptional(), {
    placeholder: '<file>',
    description: 'file or pipe to which another program appends such readings',
  }),
  idleWatts: option(positive.exactOptional(), {
    placeholder: '<w>',
    description: "this machine's power at rest in watts, for the estimate",
  }),
  maxWatts: option(positive.exactOptional(), {
    placeholder: '<w>',
    description: "this machine's power at full load in watts, for the estimate",
  }),
})
export type EnergyOptions = Readonly<z.output<typeof energyOptions>>

export const carbonOptions = z.object({
  country: option(text.exactOptional(), {
    placeholder: '<code>',
    description: 'where the electricity is from, for carbon: ISO 3166-1 code, or `world`',
    unset: 'no carbon',
  }),
  carbonIntensity: option(fromZero.exactOptional(), {
    placeholder: '<g>',
    description: 'instead of a country: your own grams of CO2 equivalent per kWh',
  }),
  electricityMaps: option(text.exactOptional(), {
    placeholder: '<zone>',
    description:
      "instead of a country: this zone's average now, asked of Electricity Maps with the key in `ELECTRICITY_MAPS_API_KEY`",
  }),
  pue: option(positive.exactOptional(), {
    placeholder: '<x>',
    description: 'what the building takes for each kWh of the machine',
    unset: '1',
  }),
})
export type CarbonOptions = Readonly<z.output<typeof carbonOptions>>

/** A job that runs untrusted code may hold no key. */
export const electricityMapsInput = option(text.exactOptional(), {
  placeholder: '<zone>',
  description:
    "instead of a country: this zone's average now, asked of the server in `ELECTRICITY_MAPS_API_URL`, which adds the key of Electricity Maps: this job may hold none",
})

export const sandboxOptions = z.object({
  sandbox: option(choice(SANDBOX_CHOICES).default('auto'), {
    placeholder: '<tier>',
    description: 'isolation; auto takes bubblewrap, else a container, or none for code that is part of this tool',
  }),
  allow: option(z.array(choice(ALLOWABLE)).exactOptional(), {
    placeholder: '<list>',
    description: `hardware that the code may see in its sandbox, of ${ALLOWABLE.join(', ')}, separated by commas`,
    unset: 'none',
  }),
  iTrustThisCode: option(flag.default(false), {
    description: 'run imported or generated code without a sandbox where there is none; read every line of it first',
  }),
})
