import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { NARROWEST, WIDEST } from './browser.ts'

/**
 * What a look at the boxes of an open page found wrong, a line each; and what axe-core says of it at the widest and at the
 * narrowest, where each row of a table is a card: what it judges is the same between them, and takes it most of a look.
 */
export async function findPageFaults(page: Page): Promise<string[]> {
  const boxes = await page.evaluate<string[]>(MISPLACED)
  const width = page.viewportSize()?.width
  if (width !== WIDEST && width !== NARROWEST) return boxes
  await page.evaluate(axe.source)
  const accessibility = await page.evaluate<string[]>(VIOLATIONS)
  return [...boxes, ...accessibility]
}

const VIOLATIONS = `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
  violations.flatMap(({ id, help, nodes }) => nodes.slice(0, 3).map(({ target, any }) => 'axe ' + id + ': ' + help + ' at ' + target.join(' ') + ' ' + (any[0]?.message ?? ''))))`

/**
 * Texts beyond the window's edge or their drawing's, cut off by a box around them, or on another text; and boxes that have to
 * be scrolled sideways where the window is wide. Lines of code scroll in a box of their own.
 */
const MISPLACED = `(() => {
  // What is out of sight is laid out only when it comes into it, and has no boxes to look at before.
  for (const each of document.querySelectorAll('section, .project')) each.style.contentVisibility = 'visible'
  const width = document.documentElement.clientWidth
  const faults = []
  const name = (text) => JSON.stringify(text.trim().slice(0, 60))
  if (document.documentElement.scrollWidth > width) faults.push('the page scrolls sideways: ' + document.documentElement.scrollWidth + ' of ' + width)
  const scrolls = (element) => /auto|scroll/.test(getComputedStyle(element).overflowX)
  const findScroller = (element) => {
    for (let each = element; each !== null; each = each.parentElement) if (scrolls(each)) return each
    return null
  }
  const findClips = (element) => {
    const clips = []
    for (let each = element; each !== null; each = each.parentElement) {
      if (/hidden|clip/.test(getComputedStyle(each).overflowX) || each.tagName === 'svg') clips.push(each)
    }
    return clips
  }
  for (const element of document.querySelectorAll('.frame')) {
    if (element.clientWidth + 1 >= element.scrollWidth) continue
    if (width > 1200 || 640 >= width) {
      faults.push('a table is wider than its frame by ' + (element.scrollWidth - element.clientWidth) + ': ' + name(element.ariaLabel ?? ''))
    } else if (!getComputedStyle(element).backgroundImage.includes('gradient')) {
      faults.push('a table goes on beyond its frame and does not show it: ' + name(element.ariaLabel ?? ''))
    }
  }
  const seen = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement
    if (node.data.trim() === '' || parent.closest('script, style, title, desc, pre, .sides, .for-readers')) continue
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 1 && rect.height > 1)
    if (rects.length === 0) continue
    const scroller = findScroller(parent)
    const clips = findClips(parent).map((each) => each.getBoundingClientRect())
    for (const rect of rects) {
      if (scroller === null && (0 > rect.left || rect.right > width + 1)) faults.push('beyond the window: ' + name(node.data))
      if (clips.some((clip) => clip.left - 1 > rect.left || rect.right > clip.right + 1 || clip.top - 1 > rect.top || rect.bottom > clip.bottom + 1)) faults.push('cut off: ' + name(node.data))
      seen.push({ node, rect })
    }
  }
  seen.sort((a, b) => a.rect.top - b.rect.top)
  seen.forEach(({ node, rect }, index) => {
    for (let next = index + 1; next < seen.length && seen[next].rect.top < rect.bottom - 4; next++) {
      const other = seen[next]
      if (other.node !== node && other.rect.left < rect.right - 1 && rect.left < other.rect.right - 1) {
        faults.push('on each other: ' + name(node.data) + ' and ' + name(other.node.data))
      }
    }
  })
  return [...new Set(faults)]
})()`
