import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { comesToLife } from '../support/pages/playwright-tab.ts'
import type { Shown } from '../page-states/shown.ts'
import { openFor, slugOf } from '../page-states/shown.ts'
import { differenceOf, forgetGrid, gridOf, keepGrid, keptGrid } from './compare.ts'
import { BASELINES, NOW, SEEN, WIDTHS, isUpdate } from './settings.ts'
import type { Width } from './settings.ts'

type Kind = { scripts: boolean; ending: string }
/** Without scripts a page that looks the same has no grid of its own. */
const KINDS: Kind[] = [
  { scripts: true, ending: '' },
  { scripts: false, ending: '.no-js' },
]

/** Looks at a page in every width, with and without scripts, and expects it to look as it did. */
export async function lookAt(browser: Browser, shown: Shown): Promise<void> {
  for (const { scripts, ending } of KINDS) {
    const page = await openFor(browser, shown, { scripts, now: NOW })
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: heightOf(width) })
      await page.goto(shown.path)
      await comesToLife(page, scripts)
      await comparePicture(page, shown.name, width, { ending })
    }
    await page.context().close()
  }
}

export const heightOf = (width: Width) => (width === 360 ? 780 : 1000)

type Compared = {
  /** What its file ends with. */
  ending?: string
  /** All of the page, or only what is in the window. */
  whole?: boolean
}

/** Takes a picture of a page and compares it with the grid that is kept, or keeps its own. */
export async function comparePicture(
  page: Page,
  name: string,
  width: Width,
  { ending = '', whole = true }: Compared = {},
): Promise<void> {
  await steady(page, whole)
  const screenshot = await page.screenshot({ fullPage: whole, animations: 'disabled', caret: 'hide' })
  const file = slugOf(name) + ending
  await mkdir(join(SEEN, String(width)), { recursive: true })
  await writeFile(join(SEEN, String(width), `${file}.png`), screenshot)
  const grid = await gridOf(screenshot)
  const own = join(BASELINES, String(width), `${file}.webp`)
  const withScripts = join(BASELINES, String(width), `${slugOf(name)}.webp`)
  if (isUpdate) return keepIfNew(grid, own, ending ? withScripts : undefined)
  const before = (await keptGrid(own)) ?? (ending ? await keptGrid(withScripts) : undefined)
  const what = `${name} at ${width} px${ending && ' without scripts'}`
  expect.soft(before, `${what} was never looked at: npm run test:visual -- --update`).toBeDefined()
  if (before) expect.soft(await differenceOf(before, grid), what).toBeUndefined()
}

/** Keeps a grid where it shows something else than the one of its name, or than `other`, which stands for it then. */
async function keepIfNew(grid: Buffer, own: string, other: string | undefined): Promise<void> {
  const [ofOther, kept] = await Promise.all([other && keptGrid(other), keptGrid(own)])
  if (ofOther && !(await differenceOf(ofOther, grid))) await forgetGrid(own)
  else if (!kept || (await differenceOf(kept, grid))) await keepGrid(own, grid)
}

/** Waits until all pictures are there and nothing moves, and writes what is random as it always is. A whole page is seen from its top. */
async function steady(page: Page, whole: boolean): Promise<void> {
  await page.evaluate(() => {
    const random: [RegExp, string][] = [
      [/\b(?=[A-Z2-9]*\d)[A-Z2-9]{4}(?:-[A-Z2-9]{4}){3}\b/g, 'GGGG-2222-GGGG-2222'],
      [/\b[A-HJ-NP-Z2-9]{8}\b/g, 'AB23CD45'],
      [/-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, ''],
    ]
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { nodeValue } = texts.currentNode
      const written = random.reduce((text, [pattern, one]) => text.replace(pattern, one), nodeValue ?? '')
      if (written !== nodeValue) texts.currentNode.nodeValue = written
    }
  })
  // Asked from here: without scripts no timer of the page's own would come back.
  const often = { intervals: [50, 100, 250], timeout: 120_000 }
  await expect.poll(() => page.evaluate(awaited), often).toEqual([])
  let before = ''
  const isAsBefore = async () => {
    const last = before
    before = await page.evaluate(measured, whole)
    return before === last
  }
  await expect.poll(isAsBefore, often).toBe(true)
}

/**
 * Runs on the page: how high it is, and whether its header is the small one of a page that has been scrolled. A whole page is scrolled back
 * to its top: a field that is focused may have moved it at any time.
 */
function measured(isWhole: boolean): string {
  if (isWhole) window.scrollTo({ top: 0, behavior: 'instant' })
  return `${window.scrollY} ${document.documentElement.scrollHeight} ${document.querySelector('header[data-compact]') !== null}`
}

/** Runs on the page. Pictures and fonts that are still to come; one that was refused while it was being drawn is asked for again. */
function awaited(): string[] {
  const pictures = [...document.images].filter(
    ({ complete, naturalWidth, decoding }) => !complete || !naturalWidth || decoding !== 'sync',
  )
  // One that has come may be drawn a frame later otherwise. What is suggested while somebody types is drawn anew after each letter.
  for (const picture of pictures) {
    Object.assign(picture, { loading: 'eager', decoding: 'sync' })
    if (picture.complete && !picture.naturalWidth) picture.src = picture.getAttribute('src') ?? ''
  }
  return [...pictures.map(({ src }) => src), ...(document.fonts.status === 'loaded' ? [] : ['the fonts'])]
}
