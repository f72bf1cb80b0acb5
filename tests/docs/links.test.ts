import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { PACKAGE_ROOT } from '../../src/base/package.ts'
import { listDocuments } from '../support/documented-commands.ts'

const LINK = /\]\((?!https?:|mailto:)([^()\s]+)\)/g

const readProse = async (file: string) =>
  (await readFile(join(PACKAGE_ROOT, file), 'utf8')).replaceAll(/```[\s\S]*?```/g, '')

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')

async function listAnchors(file: string): Promise<string[]> {
  return [...(await readProse(file)).matchAll(/^#+ +(.+)$/gm)].map(([, heading = '']) => anchorOf(heading))
}

/** What is wrong with a link of a document; null: nothing. */
async function findFault(file: string, link: string): Promise<string | null> {
  const [path = '', anchor] = link.split('#')
  const target = path === '' ? file : join(dirname(file), path)
  if (!existsSync(join(PACKAGE_ROOT, target))) return `${link}: there is no such file`
  if (anchor === undefined || !target.endsWith('.md')) return null
  return (await listAnchors(target)).includes(anchor) ? null : `${link}: there is no such heading`
}

it.each(await listDocuments())('%s links to what is there', async (file) => {
  const links = [...(await readProse(file)).matchAll(LINK)].map(([, link = '']) => link)
  const faults = await Promise.all(links.map((link) => findFault(file, link)))
  expect(faults.filter((fault) => fault !== null)).toEqual([])
})
