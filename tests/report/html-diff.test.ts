import { expect, it } from 'vitest'
import { pairLines, renderSides } from '../../src/report/document/html-diff.ts'

it('stands what was removed beside what took its place, in their order', () => {
  const lines = ['@@ -1,4 +1,4 @@', ' a', '-b', '-c', '+B', ' d', '+e', '-f', '+F']
  expect(pairLines(lines).map(({ before, after }) => [before, after])).toEqual([
    ['@@ -1,4 +1,4 @@', '@@ -1,4 +1,4 @@'],
    [' a', ' a'],
    ['-b', '+B'],
    ['-c', null],
    [' d', ' d'],
    [null, '+e'],
    ['-f', '+F'],
  ])
  expect(pairLines([])).toEqual([])
})

it('shows each line once to who hears the page, and escapes it', () => {
  const { markup } = renderSides('Code', [' <b>', '-"x"', '+&'])
  expect(markup.replace(/<code class="twin" aria-hidden="true">[^<]*<\/code>/g, '')).toBe(
    '<div class="sides" tabindex="0" role="group" aria-label="Code"><code> &lt;b&gt;</code><code class="removed">-&quot;x&quot;</code><code class="added">+&amp;</code></div>',
  )
})
