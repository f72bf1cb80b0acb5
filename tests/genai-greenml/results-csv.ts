import { seededRandom } from '../../src/base/random.ts'
import { COLUMNS } from '../../src/genai-greenml/read-rows.ts'
import { noise } from '../analysis/factory.ts'

export type Row = Partial<Record<(typeof COLUMNS)[number], string>>

export const scriptOf = (mode: string, model: string) => `GENAIGREENML_${mode}_${model}.py`

export const makeRow = (project: string, mode: string, model: string, changes: Row = {}): Row => ({
  timestamp: '2026-01-01T00:00:00+0100',
  project,
  script: scriptOf(mode, model),
  status: 'OK',
  exit_code: '0',
  accuracy: '0.900000',
  exec_time_s: '2.000000000',
  energy_j: '200.000000',
  notes: 'requirements installed',
  ...changes,
})

/** Every project with an original and every model in both modes, one run each, noise of a tenth on time and energy. */
export function makeRows(projects: number, models: readonly string[], energyFactor = 0.5): Row[] {
  const random = seededRandom(1, `${projects} ${models}`)
  return Array.from({ length: projects }, (_, i) => `project-${i + 1}`).flatMap((project) => {
    const run = (mode: string, model: string, factor: number) => {
      const seconds = 2 * factor * noise(random)
      return makeRow(project, mode, model, {
        exec_time_s: seconds.toFixed(9),
        energy_j: (100 * seconds * noise(random)).toFixed(6),
        accuracy: (0.5 + random.below(50) / 100).toFixed(6),
      })
    }
    return [
      run('original_telemetry', models[0] ?? 'a', 1),
      ...models.flatMap((model) => [run('assisted', model, energyFactor), run('autonomous', model, energyFactor)]),
    ]
  })
}

const quote = (cell: string) => (/[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

export function writeCsv(rows: readonly Row[], newline = '\n'): string {
  const lines = rows.map((row) => COLUMNS.map((column) => quote(row[column] ?? '')).join(','))
  return [COLUMNS.join(','), ...lines, ''].join(newline)
}
