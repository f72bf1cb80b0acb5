// The thread in which patterns that strangers wrote are matched (src/measurement/printed/match-pattern.ts): it can be ended.
// Line by line and cut: a pattern that goes back and forth over a flood without line ends would not end.
import { parentPort } from 'node:worker_threads'

function findLast({ pattern, output, longestLine, linesAbove }) {
  const expression = new RegExp(pattern, 'dgm')
  const lines = output.split(/[\n\r]/).map((line) => line.slice(0, longestLine))
  for (let at = lines.length - 1; at >= 0; at--) {
    const shown = lines.slice(Math.max(0, at - linesAbove), at + 1)
    const text = shown.join('\n')
    const start = text.length - lines[at].length
    const last = [...text.matchAll(expression)].findLast(({ index, 0: found }) => index + found.length >= start)
    if (last) return { groups: [...last], line: lineOf(last, text, shown), ...lookAround(last, text) }
  }
  return null
}

/** Where the first group begins: one that looks behind takes it of a line above. */
function lineOf({ indices: [, group] }, text, lines) {
  return group ? lines[text.slice(0, group[0]).split('\n').length - 1] : lines.at(-1)
}

const LOOK = 40

/** Text beside the first group; none behind one that the pattern goes on after, since it says itself what follows. */
function lookAround({ index, 0: found, indices: [, group] }, text) {
  if (!group) return { isFirst: false, before: '', after: '' }
  const [start, end] = group
  return {
    isFirst: start === index,
    before: text.slice(Math.max(0, start - LOOK), start),
    after: end === index + found.length ? text.slice(end, end + LOOK) : '',
  }
}

parentPort.on('message', (asked) => parentPort.postMessage(findLast(asked)))
