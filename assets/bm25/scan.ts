// What is done with each byte of a repository's text, in AssemblyScript, as `npm run build:dist` makes scan.wasm of it: a program that
// is compiled before it starts takes a third of the time that JavaScript takes, which is compiled while it works.

export { beginEnds, endsStart, listEnds } from './ends'
export { reserveText, textStart } from './memory'
export { seedHash } from './numbers'
export { trimEnd } from './space'
export {
  addScores,
  allocateNorms,
  allocateSpans,
  beginScores,
  borrowWord,
  findWord,
  joinedStart,
  joinWords,
  lengthsStart,
  placeWords,
  windowsStart,
} from './words'
