// The largest deviation of each kind of number from SciPy's and statsmodels' (../shared/data/greenml/golden.json), and the
// time.   node bench/analysis/genai-greenml-golden.ts
import { z } from 'zod'
import { analyseCsvFiles } from '../../src/genai-greenml/analyse-file.ts'
import { compareNumbers, type Deviation, isSeeded } from '../../tests/genai-greenml/deviation.ts'
import { hasShared, readShared } from '../../tests/genai-greenml/shared.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)

if (!hasShared) print('not run: ../shared is not here')
else {
  const golden = z.object({ files: z.record(z.string(), z.unknown()) }).parse(JSON.parse(readShared('golden.json')))
  const worst = new Map<string, Deviation>()
  const start = performance.now()
  const files = Object.keys(golden.files).map((name) => ({ name, text: readShared('results', name) }))
  for (const analysis of analyseCsvFiles(files)) {
    for (const [kind, found] of compareNumbers(golden.files[analysis.csv], analysis)) {
      if (found.worst >= (worst.get(kind)?.worst ?? -1))
        worst.set(kind, { ...found, at: `${analysis.csv}.${found.at}` })
    }
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  for (const [kind, { worst: deviation, at }] of [...worst].sort(([, a], [, b]) => b.worst - a.worst)) {
    print(`${deviation.toExponential(2)} ${isSeeded(kind) ? '|Δlog|  ' : 'relative'} ${kind.padEnd(28)} ${at}`)
  }
  print(`${Object.keys(golden.files).length} files in ${seconds} s`)
}
