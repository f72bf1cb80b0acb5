/** Tokens that stand together by chance in two programs for one task are fewer. */
const RUN = 8
const TOKEN = /#[^\n]*|"[^"\n]*"|'[^'\n]*'|[A-Za-z_]\w*|\d[\w.]*|[^\s\w]/g

/**
 * Share of a script's runs of eight tokens that stand in the author's program too, 0–1; comments and layout don't count. Null: it
 * is shorter.
 */
export function measureOverlap(author: string, script: string): number | null {
  const own = listRuns(script)
  if (own.length === 0) return null
  const known = new Set(listRuns(author))
  return own.filter((run) => known.has(run)).length / own.length
}

function listRuns(text: string): string[] {
  const tokens = (text.match(TOKEN) ?? []).filter((token) => !token.startsWith('#'))
  return tokens.slice(RUN - 1).map((_, index) => tokens.slice(index, index + RUN).join('\0'))
}
