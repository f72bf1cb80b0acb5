import { composePolicy, hashSource, PAGE_START } from '../document/html.ts'
import { html } from '../text/markup.ts'

/** A page without scripts could still lead away by itself. */
const OTHER_META = /<meta(?! name="[a-z-]{1,40}" content="[^"<>]*" \/>| http-equiv="Content-Security-Policy" )/i

const ELEMENT =
  /^\/?(?:svg|g|defs|title|desc|style|text|tspan|path|line|rect|circle|ellipse|polygon|polyline|clipPath|linearGradient|radialGradient|stop)((?: [a-z][A-Za-z0-9:-]*="[^"<]*")*) ?\/?$/
/** Names of attributes that start a program or lead away. */
const ACTIVE = /^(?:on|href|xlink:|style)/i
/** Other entities could spell what the rules below look for. */
const OTHER_ENTITY = /&(?!(?:amp|lt|gt|quot|apos|#39|#x[9AD]);)/i
/** A function of CSS, in a sheet or an attribute, that may load what it names; `\\` spells any. */
const LOADS = /\\|(?:^|[^\w-])(?!(?:translate|rotate|scale|matrix|var|rgba?|hsla?|url(?=\(#))\()[\w-]+\(/i
/** A rule of a sheet that does more than choose by the reader's screen. */
const OTHER_RULE = /@(?!media )/i

/** Whether a text is such a drawing as reports hold: shapes and words. A browser that is led to it runs what stands in an SVG file, and loads what it names. */
function isDrawing(text: string): boolean {
  const elements = [...text.matchAll(/<([^<>]*)>?/g)].map(([, element = '']) => ELEMENT.exec(element))
  const isPlain = elements.every((found) => found !== null && listAttributes(found[1]).every(isHarmlessAttribute))
  // A sheet is read to its end, also past an element in it.
  const sheets = [...text.matchAll(/<style([^<>]*)>([^<]*)(<\/style>)?/gi)]
  const areOwn = sheets.every(
    ([, given, rules = '', end]) => given === '' && end !== undefined && !LOADS.test(rules) && !OTHER_RULE.test(rules),
  )
  return isPlain && areOwn && !OTHER_ENTITY.test(text)
}

const listAttributes = (given = '') => [...given.matchAll(/ ([A-Za-z0-9:-]+)="([^"<]*)"/g)]

/** What a part of a drawing is called may hold any words. */
const isHarmlessAttribute = ([, name = '', value = '']: readonly string[]): boolean =>
  name === 'aria-label' || (!ACTIVE.test(name) && !LOADS.test(value))

/** Whether a file of a published report is what its name says, and does nothing in a browser that the site does not rule. */
export function isHarmless(path: string, content: Buffer): boolean {
  if (path.endsWith('.svg')) return isDrawing(content.toString('utf8'))
  if (!path.endsWith('.html')) return true
  const text = content.toString('utf8')
  return path === 'index.html' && text.startsWith(PAGE_START) && !OTHER_META.test(text.slice(PAGE_START.length))
}

/** A report's page under the site's own policy: of scripts only this tool's run, whoever wrote the page. */
export function holdPage(page: string, script: string): string {
  const policy = composePolicy(
    "style-src 'unsafe-inline'", // sheets of earlier versions; they can load nothing
    `script-src '${hashSource(script)}'`,
  )
  const meta = html`<meta http-equiv="Content-Security-Policy" content="${policy}" />`
  return page.replace(PAGE_START, () => `${PAGE_START}${meta.markup}\n`)
}
