// How often the judgement on random labels raises a false alarm, and from how many tested rows on it finds a literal.
// Run: node bench/analysis/validity.ts [campaigns of 1,000 scripts, default 200]
import { judgeReaction, type Reaction } from '../../src/analysis/validity/reaction.ts'
import { type Random, seededRandom } from '../../src/base/random.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)
const ACCURACY = { name: 'accuracy', direction: 'higher' } as const
const SCRIPTS = 1000 * Number(process.argv[2] ?? 200)
const ROWS = [4, 8, 15, 30, 60, 150, 400]
const CLASSES = [2, 3, 10, 26]

/** Right answers of a script that does not know the labels: binomial with 1 / classes. */
function draw(random: Random, rows: number, classes: number, tried: number): Reaction {
  const accuracies = Array.from({ length: tried }, () => {
    let right = 0
    for (let row = 0; row < rows; row++) if (random.below(classes) === 0) right++
    return right / rows
  })
  const asIs = 1 / classes + (random.below(1000) / 1000) * (1 - 1 / classes)
  return { asIs, redrawn: Math.max(...accuracies), rows }
}

function countAlarms(tried: number): number {
  const random = seededRandom(1, `alarms of ${tried}`)
  const pick = <T>(items: readonly T[]) => items[random.below(items.length)] as T
  let alarms = 0
  for (let i = 0; i < SCRIPTS; i++) {
    const classes = pick(CLASSES)
    const own = draw(random, pick(ROWS), classes, tried)
    if (judgeReaction(ACCURACY, classes, own, draw(random, pick(ROWS), classes, 1)).kind === 'keeps') alarms++
  }
  return alarms
}

for (const tried of [1, 4, 20]) {
  const how = tried === 1 ? 'one model' : `the best of ${tried} models on the test set`
  print(`honest, ${how}: ${countAlarms(tried)} false alarms in ${SCRIPTS.toLocaleString('en')} scripts`)
}

print('\nshare of literal accuracies found, by tested rows (the same for the author) and classes')
print(['literal', 'classes', ...ROWS].join('\t'))
for (const literal of [0.7, 0.9, 0.99]) {
  for (const classes of CLASSES) {
    const random = seededRandom(1, `literal ${literal} of ${classes}`)
    const found = ROWS.map((rows) => {
      const kinds = Array.from({ length: 2000 }, () => {
        const author = { ...draw(random, rows, classes, 1), asIs: 0.95 }
        return judgeReaction(ACCURACY, classes, { asIs: literal, redrawn: literal, rows }, author).kind
      })
      return `${((100 * kinds.filter((kind) => kind === 'keeps').length) / kinds.length).toFixed(0)} %`
    })
    print([literal, classes, ...found].join('\t'))
  }
}
