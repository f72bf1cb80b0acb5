import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { UserError } from '../../src/base/errors.ts'
import { carbonOf, openCarbon } from '../../src/energy/carbon.ts'
import { findRegion, INTENSITIES, TABLE_SOURCE } from '../../src/energy/carbon-regions.ts'
import { makeReading } from '../../src/energy/source.ts'
import { carbonReading, type EnergyReading } from '../../src/schema/measurement/execution.ts'
import type { ReadingMeter } from '../../src/schema/measurement/meters.ts'

const MODEL = { gramsPerKwh: 400, region: 'own value', year: null, source: 'given by the user', pue: 1.5 }

const measured = (domain: string, joules: number, meter: ReadingMeter = 'powercap'): EnergyReading =>
  makeReading(domain, meter, { joules, reason: null, doubts: [] })

it('multiplies kWh, PUE and intensity, over packages, memory and GPUs, each by one meter, and nothing else', () => {
  const energy = [
    measured('package-0', 1.8e6),
    measured('package-0/dram', 9e6),
    measured('package-1', 1.8e6),
    measured('psys', 9e6),
    measured('package-0', 1.8e6, 'perf'),
    measured('gpu-0', 9e6, 'nvml'),
  ]
  const carbon = carbonOf(MODEL, energy)
  expect(carbon).toEqual({ ...MODEL, grams: 3600, quality: 'measured', reason: null })
  expect(carbonReading.parse(carbon)).toEqual(carbon)
})

it('is as good as the energy it is made from', () => {
  const estimate: EnergyReading = {
    ...measured('estimate/cpu', 3.6e6, 'estimate'),
    quality: 'estimated',
    reason: { kind: 'estimated', because: [] },
  }
  expect(carbonOf(MODEL, [estimate])).toMatchObject({ grams: 600, quality: 'estimated', reason: estimate.reason })
  const reason = { kind: 'negative' } as const
  const half = [measured('package-0', 1e6), makeReading('package-1', 'powercap', { joules: null, reason })]
  expect(carbonOf(MODEL, half)).toMatchObject({ grams: null, quality: 'unavailable', reason })
  expect(carbonOf(MODEL, [])).toMatchObject({ grams: null, quality: 'unavailable', reason: null })
})

it('gives no carbon without being told where the electricity comes from', async () => {
  expect(await openCarbon({}, {})).toBeNull()
  await expect(openCarbon({ pue: 1.2 }, {})).rejects.toThrow('--pue needs')
  await expect(openCarbon({ country: 'FR', carbonIntensity: 50 }, {})).rejects.toThrow('exclude each other')
  await expect(openCarbon({ country: 'FR', pue: 0.9 }, {})).rejects.toThrow('--pue is 0.9')
})

it('looks countries up by either ISO code, with the year and the source of the number', async () => {
  const france = { gramsPerKwh: 44.18, region: 'France', year: 2024, source: TABLE_SOURCE, pue: 1 }
  for (const country of ['FR', 'fra']) expect(await openCarbon({ country }, {})).toEqual(france)
  expect(await openCarbon({ country: 'UA', pue: 1.1 }, {})).toMatchObject({ region: 'Ukraine', year: 2022, pue: 1.1 })
  expect(await openCarbon({ country: 'world' }, {})).toMatchObject({ gramsPerKwh: 472.94, region: 'world average' })
  expect(await openCarbon({ carbonIntensity: 0 }, {})).toEqual({
    gramsPerKwh: 0,
    region: 'own value',
    year: null,
    source: 'given by the user',
    pue: 1,
  })
})

it.each([
  ['UK', 'GBR (United Kingdom)'],
  ['Germany', 'DEU (Germany)'],
  ['GER', 'DEU (Germany)'],
  ['qqq', 'ISO 3166-1'],
])('tells what an unknown country may have meant: %s', async (country, hint) => {
  const error = await openCarbon({ country }, {}).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(UserError)
  expect(String(error)).toContain(hint)
})

it('knows every entry of the installed table, and its years belong to that version', () => {
  const known = Object.keys(INTENSITIES).map((code) => findRegion(code))
  expect(known.every(({ year }) => year >= 2022 && year <= 2024)).toBe(true)
  expect(Object.groupBy(known, ({ year }) => year)).toMatchObject({
    2022: { length: 39 },
    2023: { length: 81 },
    2024: { length: 102 },
  })
  const file = join(import.meta.dirname, '../../node_modules/@tgwf/co2/package.json')
  expect(TABLE_SOURCE).toContain(`@tgwf/co2 ${JSON.parse(readFileSync(file, 'utf8')).version},`)
})

async function serve(listener: RequestListener): Promise<AsyncDisposable & { url: string }> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v4`,
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

const KEY = 'em-secret-key'
const ask = (url: string, key = KEY) =>
  openCarbon({ electricityMaps: 'DE', pue: 1.2 }, { ELECTRICITY_MAPS_API_KEY: key, ELECTRICITY_MAPS_API_URL: url })

it('asks Electricity Maps once, sends the key there alone and keeps it out of what it returns', async () => {
  const requests: unknown[] = []
  await using server = await serve((request, response) => {
    requests.push([request.method, request.url, request.headers['auth-token']])
    response.end(
      JSON.stringify({
        zone: 'DE',
        carbonIntensity: 302,
        datetime: '2026-04-25T18:00:00.000Z',
        updatedAt: '2026-04-25T18:07:00.350Z',
        emissionFactorType: 'lifecycle',
        isEstimated: true,
        estimationMethod: 'TIME_SLICER_AVERAGE',
      }),
    )
  })
  const model = await ask(server.url)
  expect(model).toEqual({
    gramsPerKwh: 302,
    region: 'DE',
    year: 2026,
    source:
      'Electricity Maps, average intensity at 2026-04-25T18:00:00.000Z, lifecycle emission factors, estimated by them',
    pue: 1.2,
  })
  expect(requests).toEqual([['GET', '/v4/carbon-intensity/latest?zone=DE', KEY]])
  expect(JSON.stringify(model)).not.toContain(KEY)
})

it('asks a server of one’s own without a key, and Electricity Maps itself never', async () => {
  const headers: unknown[] = []
  await using server = await serve((request, response) => {
    headers.push(request.headers['auth-token'])
    response.end('{"zone":"DE","carbonIntensity":302,"datetime":"2026-04-25T18:00:00.000Z"}')
  })
  expect(await ask(server.url, '')).toMatchObject({ gramsPerKwh: 302 })
  expect(headers).toEqual([undefined])
  await expect(openCarbon({ electricityMaps: 'DE' }, {})).rejects.toThrow('needs a key in $ELECTRICITY_MAPS_API_KEY')
})

it.each<[string, RequestListener, RegExp]>([
  ['a wrong key', (_, response) => response.writeHead(401).end('{"error":"Invalid auth-token"}'), /not accepted.*401/],
  ['an outage', (_, response) => response.writeHead(503).end('busy'), /HTTP 503/],
  ['other text', (_, response) => response.end('<html>'), /not JSON/],
  [
    'half an answer',
    (_, response) => response.writeHead(200, { 'content-length': 9 }).write('{', () => response.destroy()),
    /\): (?!its answer is not JSON)/,
  ],
  ['its key', (request, response) => response.end(`${request.headers['auth-token']}`), /not JSON/],
  ['its key in its answer', (_, response) => response.end(`{"zone":"${KEY}","carbonIntensity":null}`), /carbonInt/],
  ['another answer', (_, response) => response.end('{"zone":"DE","carbonIntensity":null}'), /carbonIntensity/],
  ['a redirection', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(), /redirect/],
])('says clearly what went wrong with Electricity Maps: %s', async (_, listener, expected) => {
  await using server = await serve(listener)
  const error = await ask(server.url).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(UserError)
  expect(String(error)).toMatch(expected)
  expect(String(error)).not.toContain(KEY)
})

it('keeps a key out of what it says and returns, and sends none without encryption', async () => {
  const datetime = '2026-04-25T18:00:00.000Z'
  const echo = {
    zone: `DE ${KEY}`,
    carbonIntensity: 1,
    datetime,
    emissionFactorType: Buffer.from(KEY).toString('base64'),
  }
  await using server = await serve((_, response) => response.end(JSON.stringify(echo)))
  expect(await ask(server.url)).toMatchObject({ region: 'DE [key]', source: expect.stringContaining('[key]') })
  await expect(ask(server.url, 'em-secret\nkey')).rejects.toThrow(/gave no intensity of 'DE' .*: (?!.*em-secret)/s)
  await expect(ask('http://example.com/v4')).rejects.toMatchObject({ exitCode: 3 })
})

it('does not reach Electricity Maps without a key or a server', async () => {
  await expect(openCarbon({ electricityMaps: 'DE' }, {})).rejects.toThrow('$ELECTRICITY_MAPS_API_KEY')
  await expect(ask('http://127.0.0.1:1/v4')).rejects.toThrow(/gave no intensity of 'DE' \(127\.0\.0\.1:1\)/)
})
