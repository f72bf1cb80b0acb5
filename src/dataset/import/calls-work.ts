const DEFINED = /\bdef[ \t]{1,9}(\w{1,60})/g
const CALLED = /(?<!\w)(\w{0,60}\.)?([A-Za-z_]\w{0,60})[ \t]?\(/g
/** Words that functions are called by that train or evaluate; one that splits or scales data does neither. */
const WORK =
  /^_?(?:(?:train|fit|learn|evaluate|experiment|benchmark|cross_val)(?:_|$|[A-Z])(?!test_split|transform)|run_(?:all|exp|model|pipeline|train)|main$)/
/** The same alone; of an application it starts this. */
const RUN = 'run'

/** Whether code calls what trains or evaluates by a function that it does not hold itself. */
export function callsWork(code: string): boolean {
  const own = new Set([...code.matchAll(DEFINED)].map(([, name]) => name))
  return [...code.matchAll(CALLED)].some(
    ([, of = '', name = '']) => !own.has(name) && (WORK.test(name) || (name === RUN && of === '')),
  )
}
