import { execFile } from 'node:child_process'
import { join } from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import { findBrowser } from '../../scripts/browser.ts'
import { checkoutWithAddress } from '../checkout.ts'
import { missing } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { measurePart } from '../measure-part.ts'
import { countOption, typedOptions } from '../options.ts'
import { installPackages } from '../peers/prepare.ts'
import { median, table } from '../report.ts'
import { statusOf } from '../settled-answer.ts'
import { startShop } from './running-shop.ts'

/**
 * Lighthouse on twelve pages as a middling telephone has them by a slow line, which it simulates from what it has seen. `--rounds` (5) of each, in
 * turns; `--only` a part of a page's name. The row of the targets is that of the worst page, with the least and the most of all pages.
 */
const LIGHTHOUSE = { title: 'Lighthouse', folder: join(import.meta.dirname, 'lighthouse') }
const FOR_ALL = 5
const RUN_MS = 120_000

type Audits = Record<string, { numericValue?: number } | undefined>
type Report = {
  lighthouseVersion: string
  runtimeError?: { message: string }
  categories: { performance: { score: number | null } }
  audits: Audits
}
type Run = { score: number; fcp: number; lcp: number; tbt: number; cls: number }
type Page = { name: string; path: string; session?: string }

const MEASURES = ['score', 'fcp', 'lcp', 'tbt', 'cls'] as const
const { only = '' } = typedOptions()
const rounds = countOption('rounds', FOR_ALL)

await measurePart('lighthouse', async () => {
  await installPackages(LIGHTHOUSE)
  const browser = await findBrowser(false)
  const shop = await startShop()
  const runs = new Map<string, Run[]>()
  const notes: string[] = []
  let version = ''
  try {
    const session = await checkoutWithAddress(shop.storeUrl)
    const pages: Page[] = [
      { name: 'home', path: '/' },
      { name: 'listing', path: '/category/roses' },
      { name: 'product', path: `/product/${shop.product}` },
      { name: 'search', path: '/search?q=roses' },
      { name: 'gifts', path: '/gifts' },
      { name: 'constructor', path: '/constructor' },
      { name: 'subscription', path: '/subscription' },
      { name: 'delivery', path: '/delivery' },
      { name: 'blog', path: '/blog' },
      { name: 'sign in', path: '/auth' },
      { name: 'cart', path: '/cart', session },
      { name: 'checkout', path: '/checkout/delivery-details', session },
    ].filter(({ name }) => name.includes(only))
    // Pages are kept, and their pictures drawn, before anybody looks at the time.
    for (const page of pages) await look(browser, shop.url, page)
    for (let round = 0; round < rounds; round++) {
      for (const page of pages) {
        const report = await look(browser, shop.url, page)
        version = `Lighthouse ${report.lighthouseVersion}`
        runs.set(page.name, [...(runs.get(page.name) ?? []), readRun(report)])
      }
      console.log(`Round ${round + 1} of ${rounds}: done`)
    }
    if (rounds !== FOR_ALL) notes.push(`Mind: ${rounds} runs each, and not ${FOR_ALL}.`)
  } catch (error) {
    notes.push(`Lighthouse did not come to its end: ${missing(error).missing}`)
    runs.clear()
  } finally {
    await shop.stop()
  }
  return {
    title: 'Lighthouse',
    how: `Mobile, throttling simulated, ${rounds} runs of each page in turns after one that does not count; medians, and the least and the most in brackets. The shop, its store and the browser share the machine's processors. Visitors of the cart and the checkout have a session; nobody has answered the banner about cookies.`,
    versions: version,
    ...{ notes, figures: figuresOf(runs, notes), tables: [runsTable(runs)], isWhole: !only },
  }
})

/** One run of Lighthouse. Rejects when it fails, or cannot load the page. */
async function look(browser: string, url: string, { path, session }: Page): Promise<Report> {
  // A page that is answered otherwise would be measured all the same.
  const headers = { cookie: session ? `session_token=${session}` : '' }
  const status = await statusOf(url + path, headers)
  if (status !== 200) throw new Error(`${path} answered ${status}`)
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      ...[join(LIGHTHOUSE.folder, 'node_modules/lighthouse/cli/index.js'), url + path],
      ...['--quiet', '--output=json', '--output-path=stdout', '--only-categories=performance'],
      ...['--form-factor=mobile', '--throttling-method=simulate', '--no-enable-error-reporting'],
      `--chrome-flags=--headless ${process.getuid?.() === 0 ? '--no-sandbox' : ''} --disable-gpu`,
      ...(session ? [`--extra-headers=${JSON.stringify({ Cookie: headers.cookie })}`] : []),
    ],
    {
      ...{ cwd: LIGHTHOUSE.folder, maxBuffer: 100_000_000, timeout: RUN_MS },
      env: { ...process.env, NODE_OPTIONS: '', CHROME_PATH: browser },
    },
  )
  const report = JSON.parse(stdout) as Report
  if (report.runtimeError) throw new Error(`${path}: ${report.runtimeError.message}`)
  return report
}

function readRun({ categories, audits }: Report): Run {
  const read = (name: string) => {
    const value = audits[name]?.numericValue
    if (value === undefined) throw new Error(`Lighthouse says nothing of ${name}`)
    return value
  }
  const { score } = categories.performance
  if (score === null) throw new Error('Lighthouse gives no score')
  return {
    score: score * 100,
    fcp: read('first-contentful-paint'),
    lcp: read('largest-contentful-paint'),
    tbt: read('total-blocking-time'),
    cls: read('cumulative-layout-shift'),
  }
}

/** Of each measure the median of the worst page, with those of the best and the worst as its spread. */
function figuresOf(runs: Map<string, Run[]>, notes: string[]): Record<string, Figure> {
  return Object.fromEntries(
    MEASURES.map((measure): [string, Figure] => {
      const medians = [...runs.values()].map((of) => median(of.map((run) => run[measure])))
      if (!medians.length) return [measure, { missing: notes.at(-1) ?? 'nothing was measured' }]
      const [least, most] = [Math.min(...medians), Math.max(...medians)]
      return [measure, { value: measure === 'score' ? least : most, spread: [least, most] }]
    }),
  )
}

function runsTable(runs: Map<string, Run[]>): string {
  const cell = (of: Run[], measure: (typeof MEASURES)[number], words: (value: number) => string) => {
    const values = of.map((run) => run[measure])
    return `${words(median(values))} (${words(Math.min(...values))}–${words(Math.max(...values))})`
  }
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
  return table(
    ['', 'score', 'FCP', 'LCP', 'TBT', 'CLS'],
    [...runs].map(([name, of]) => [
      name,
      cell(of, 'score', (value) => value.toFixed(0)),
      cell(of, 'fcp', seconds),
      cell(of, 'lcp', seconds),
      cell(of, 'tbt', (ms) => `${ms.toFixed(0)} ms`),
      cell(of, 'cls', (value) => value.toFixed(3)),
    ]),
  )
}
