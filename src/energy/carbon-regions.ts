import { z } from 'zod'
// By its path: the package's own entries come with tables of Electricity Maps, ten times the size and under another licence.
// @ts-expect-error The package has no types; the schema below says what is expected.
import averageIntensity from '../../node_modules/@tgwf/co2/dist/esm/data/average-intensities.min.js'
import { UserError } from '../base/errors.ts'

/** A place where electricity is made, and how much carbon that costs, a year's average. */
export interface Region {
  readonly name: string
  readonly gramsPerKwh: number
  readonly year: number
}

const PACKAGE = '@tgwf/co2 0.19.0'
export const TABLE_SOURCE = `Ember, yearly average, via ${PACKAGE}, CC BY-SA 4.0`

export const INTENSITIES = z.record(z.string(), z.number().nonnegative()).parse(averageIntensity.data)

/**
 * The package ships the numbers by ISO 3166-1 alpha-3 without their years. These are the years of the table that it is
 * made from (`data/output/average-intensities.json` of thegreenwebfoundation/co2.js at v0.19.0, CC BY-SA 4.0), with each
 * country's alpha-2 code; Ember has no newer year for some. A new version of the package needs a new list.
 */
const COUNTRIES: Readonly<Record<number, string>> = {
  2024: `
    AE/ARE AM/ARM AR/ARG AT/AUT AU/AUS AZ/AZE BA/BIH BD/BGD BE/BEL BG/BGR BO/BOL BR/BRA BY/BLR CA/CAN CH/CHE CL/CHL
    CN/CHN CO/COL CR/CRI CY/CYP CZ/CZE DE/DEU DK/DNK DO/DOM EC/ECU EE/EST EG/EGY ES/ESP FI/FIN FR/FRA GB/GBR GE/GEO
    GR/GRC HR/HRV HU/HUN IE/IRL IN/IND IR/IRN IT/ITA JP/JPN KE/KEN KG/KGZ KH/KHM KR/KOR KW/KWT KZ/KAZ LT/LTU LU/LUX
    LV/LVA MA/MAR MD/MDA ME/MNE MK/MKD MM/MMR MN/MNG MT/MLT MX/MEX MY/MYS NG/NGA NL/NLD NO/NOR NZ/NZL OM/OMN PE/PER
    PH/PHL PK/PAK PL/POL PR/PRI PT/PRT QA/QAT RO/ROU RS/SRB RU/RUS SA/SAU SE/SWE SG/SGP SI/SVN SK/SVK SV/SLV TH/THA
    TJ/TJK TN/TUN TR/TUR TW/TWN US/USA UY/URY VN/VNM XK/XKX ZA/ZAF`,
  2023: `
    AF/AFG AG/ATG AL/ALB AO/AGO AS/ASM BB/BRB BF/BFA BH/BHR BI/BDI BJ/BEN BN/BRN BT/BTN BW/BWA BZ/BLZ CD/COD CG/COG
    CI/CIV CM/CMR CU/CUB DJ/DJI DM/DMA DZ/DZA ER/ERI ET/ETH FJ/FJI GA/GAB GH/GHA GM/GMB GN/GIN GQ/GNQ GT/GTM GY/GUY
    HK/HKG HN/HND ID/IDN IL/ISR IQ/IRQ IS/ISL KM/COM KY/CYM LA/LAO LB/LBN LR/LBR LY/LBY ML/MLI MU/MUS MV/MDV MZ/MOZ
    NA/NAM NE/NER NI/NIC NR/NRU PA/PAN PG/PNG PY/PRY RW/RWA SB/SLB SC/SYC SD/SDN SL/SLE SN/SEN SO/SOM SR/SUR SS/SSD
    SZ/SWZ TC/TCA TG/TGO TM/TKM TO/TON TT/TTO TZ/TZA UZ/UZB VC/VCT VE/VEN VG/VGB VI/VIR VU/VUT WS/WSM YE/YEM ZM/ZMB
    ZW/ZWE`,
  2022: `
    AW/ABW BS/BHS CF/CAF CK/COK CV/CPV FK/FLK FO/FRO GD/GRD GF/GUF GL/GRL GP/GLP GU/GUM GW/GNB HT/HTI JM/JAM JO/JOR
    KI/KIR KN/KNA KP/PRK LC/LCA LK/LKA LS/LSO MG/MDG MO/MAC MQ/MTQ MR/MRT MS/MSR MW/MWI NC/NCL NP/NPL PF/PYF PM/SPM
    PS/PSE RE/REU ST/STP SY/SYR TD/TCD UA/UKR UG/UGA`,
}
/** Every average over several countries is of this year. */
const AVERAGES_YEAR = 2024

const englishName = new Intl.DisplayNames('en', { type: 'region' })

const REGIONS: ReadonlyMap<string, Region> = listRegions()

function listRegions(): Map<string, Region> {
  const regions = new Map<string, Region>()
  const add = (keys: readonly string[], code: string, year: number, name: string) => {
    const gramsPerKwh = INTENSITIES[code]
    if (gramsPerKwh === undefined) throw new Error(`${PACKAGE} has no intensity of ${code}`)
    for (const key of keys) regions.set(key, { name, gramsPerKwh, year })
  }
  for (const [year, list] of Object.entries(COUNTRIES)) {
    for (const pair of list.trim().split(/\s+/)) {
      const [short = '', long = ''] = pair.split('/')
      add([short, long], long, Number(year), englishName.of(short) ?? long)
    }
  }
  for (const code of Object.keys(INTENSITIES)) {
    if (!regions.has(code)) add([code], code, AVERAGES_YEAR, nameAverage(code))
  }
  return regions
}

/** `WORLD` → world average, `EU` → EU average, `LATIN AMERICA AND CARIBBEAN` → Latin America and Caribbean average. */
function nameAverage(code: string): string {
  if (code === 'WORLD') return 'world average'
  const words = code.split(' ').map((word) => {
    if (['EU', 'G7', 'G20', 'OECD', 'ASEAN'].includes(word)) return word
    return word === 'AND' ? 'and' : `${word.charAt(0)}${word.slice(1).toLowerCase()}`
  })
  return `${words.join(' ')} average`
}

/** `code`: ISO 3166-1 alpha-2 or alpha-3, or the table's name of an average (`world`, `EU`), in any case. */
export function findRegion(code: string): Region {
  const region = REGIONS.get(code.trim().toUpperCase())
  if (region !== undefined) return region
  const near = listNear(code.trim())
  const hint = near.length === 0 ? 'the codes are those of ISO 3166-1.' : `is it ${near.join(', ')}?`
  throw new UserError(
    `No carbon intensity of '${code}' is known; ${hint}\n` +
      "Or give your own by --carbon-intensity, or ask for the world's average by --country world.",
  )
}

/** Codes with the name they stand for, of regions whose name or code is like the text; at most five. */
function listNear(text: string): string[] {
  const wanted = text.toUpperCase()
  const formal = /^[a-z]{2}$/i.test(text) ? englishName.of(wanted) : undefined // UK is the United Kingdom, as is GB
  const ranked = [...REGIONS].flatMap(([code, { name }]) => {
    if (code.length === 2 && REGIONS.get(code)?.name !== name) return []
    const upper = name.toUpperCase()
    if (name === formal || upper === wanted) return [{ rank: 0, code, name }]
    if (wanted.length >= 3 && upper.startsWith(wanted)) return [{ rank: 1, code, name }]
    if (wanted.length >= 2 && code.length === 3 && code.startsWith(wanted.slice(0, 2))) return [{ rank: 2, code, name }]
    return wanted.length >= 4 && upper.includes(wanted) ? [{ rank: 3, code, name }] : []
  })
  const unique = new Map(ranked.sort((a, b) => a.rank - b.rank).map(({ code, name }) => [name, code]))
  return [...unique].slice(0, 5).map(([name, code]) => `${code} (${name})`)
}
