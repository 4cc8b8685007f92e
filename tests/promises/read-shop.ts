import { emails, emailsSent } from './emails.ts'
import { openPages } from '../page-states/open-pages.ts'
import { sentencesOf } from './sentences.ts'
import { Shopper } from '../page-states/shopper.ts'
import { STATES } from '../page-states/states.ts'
import { isCount } from './counts.ts'
import { readSums } from './sums.ts'
import type { Sums } from './sums.ts'
import { visibleText } from './visible-text.ts'
import type { SharedBackend } from '../support/processes/shared-backend.ts'
import { query } from '../support/processes/test-server.ts'

/** A sentence, where it was read first, and the product whose card or row it stands in. */
export type Read = { sentence: string; page: string; product: string | null }

export type Reading = { sentences: Read[]; pages: number; emails: number; paths: Set<string>; sums: Sums }

const TELEPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Mobile/15E148 Safari/604.1'
/** So many pages are asked for at a time: as two processors like it. */
const AT_A_TIME = 6

/** What is the same wherever it is read: the words, of a product where they stand in its card, and of the page where they count what is on it. */
export function keyOf({ sentence, page, product }: Read): string {
  const where = page.startsWith('/') && isCount(sentence) ? page : page.startsWith('/')
  return `${product ?? ''} ${where} ${sentence}`
}

/** Reads all that the shop says: pages open to all, pages of who is on the way through it, and what it sends. */
export async function readShop(backend: SharedBackend): Promise<Reading> {
  const sentences = new Map<string, Read>()
  const paths = new Set<string>()
  const pages = new Set<string>()
  const keep = (page: string, words: string, product: string | null) => {
    for (const sentence of sentencesOf(words)) {
      const key = keyOf({ sentence, page, product })
      if (!sentences.has(key)) sentences.set(key, { sentence, page, product })
    }
  }
  const ask = (text: string) => query(backend.databaseUrl, text)
  const summed = await readSums(ask)
  const found: Promise<Sums>[] = []
  const read = (page: string, html: string) => {
    pages.add(page)
    found.push(summed.ofPage(page, html))
    for (const { words, product } of visibleText(html)) keep(page, words, product)
  }
  const reader = new Shopper(backend)
  // Who has sent a greeting card, and who has a telephone, is shown a page more each.
  reader.browser.cookies.set('recipient', 'Anna')
  const work = [
    ...STATES.map(({ read: readState }) => async () => {
      const shopper = new Shopper(backend)
      await readState(shopper, read)
      for (const path of shopper.paths) paths.add(path)
      await shopper.browser.close()
    }),
    ...(await openPages(reader)).map((path) => async () => {
      const { status, html } = await reader.see(path, { 'user-agent': TELEPHONE })
      if (status >= 500) throw new Error(`${path} is answered with ${status}`)
      read(path, html)
    }),
  ]
  await Promise.all(
    Array.from({ length: AT_A_TIME }, async () => {
      for (let next = work.shift(); next; next = work.shift()) await next()
    }),
  )
  for (const path of reader.paths) paths.add(path)
  await reader.browser.close()
  const written = await emailsSent(backend)
  const sent = [...emails(), ...written]
  for (const { name, words } of written) found.push(summed.ofEmail(name, words))
  const sums = await Promise.all(found)
  for (const { name, words } of sent) for (const line of words.split('\n')) keep(name, line.trim(), null)
  return {
    sentences: [...sentences.values()],
    pages: pages.size,
    emails: sent.length,
    paths,
    sums: allOf(sums),
  }
}

const allOf = (sums: Sums[]): Sums => ({
  count: sums.reduce((sum, { count }) => sum + count, 0),
  wrong: sums.flatMap(({ wrong }) => wrong),
})
