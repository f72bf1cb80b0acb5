// The thread in which a pattern that a stranger wrote is matched (src/measurement/match-pattern.ts): it can be ended.
// Line by line and cut: a pattern that goes back and forth over a flood without line ends would not end.
import { parentPort, workerData } from 'node:worker_threads'

const { pattern, output, longestLine } = workerData
const expression = new RegExp(pattern, 'gm')

function findLast() {
  for (const line of output.split(/[\n\r]/).reverse()) {
    const last = [...line.slice(0, longestLine).matchAll(expression)].at(-1)
    if (last) return { groups: [...last], line: last.input }
  }
  return null
}

parentPort.postMessage(findLast())
