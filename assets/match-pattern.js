// The thread in which patterns that strangers wrote are matched (src/measurement/match-pattern.ts): it can be ended.
// Line by line and cut: a pattern that goes back and forth over a flood without line ends would not end.
import { parentPort } from 'node:worker_threads'

function findLast({ pattern, output, longestLine, linesAbove }) {
  const expression = new RegExp(pattern, 'gm')
  // Lines above that a pattern with a line end in it looks at too.
  const above = pattern.includes('\\n') ? linesAbove : 0
  const lines = output.split(/[\n\r]/).map((line) => line.slice(0, longestLine))
  for (let at = lines.length - 1; at >= 0; at--) {
    const text = lines.slice(Math.max(0, at - above), at + 1).join('\n')
    const start = text.length - lines[at].length
    const last = [...text.matchAll(expression)].findLast(({ index, 0: found }) => index + found.length >= start)
    if (last) return { groups: [...last], line: lines[at] }
  }
  return null
}

parentPort.on('message', (asked) => parentPort.postMessage(findLast(asked)))
