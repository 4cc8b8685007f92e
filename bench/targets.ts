import type { InProcess, PeerLine } from './peers/report.ts'
import { SHOP } from './peers/report.ts'
import type { Line } from './report.ts'
import { table } from './report.ts'

type Found = { pages?: { lines: Line[] }; peers?: { lines: PeerLine[]; inProcess: InProcess[] } }

/** What is wanted, beside what was measured last; a part that was not measured has no figure. */
export function targetsTable({ pages, peers }: Found): string {
  const constant = (name: string) => pages?.lines.find((line) => line.name === name)?.cpuRatio
  const lineOf = (page: string, party: string) =>
    peers?.lines.find(
      (line) => line.page === page && line.party === party && (party === SHOP || !line.isKept),
    )
  const inProcess = (name: string) => peers?.inProcess.find((line) => line.name === name)
  // Taken within each round, as the machine's speed differs between them.
  const share = (page: string) => divided(1, lineOf(page, 'Next.js')?.ratio)
  const tree = divided(lineOf('cart', SHOP)?.cpu, inProcess('renderToString of the cart')?.cpu)
  const cached = pages?.lines.find(({ name }) => name === 'home query in-process')?.cpu
  const rows: [what: string, target: number, found: number | undefined, words: (value: number) => string][] =
    [
      ['home page, no session', 2, constant('home page, kept'), timesA('constant')],
      ['listing, no session', 2, constant('category page, kept'), timesA('constant')],
      ['product, no session', 2, constant('product page, kept'), timesA('constant')],
      ['home page, no session', 1 / 100, share('home'), ofNext],
      ['product, no session', 1 / 100, share('product'), ofNext],
      ['home page with a session and a cart', 6, constant('home page with a session'), timesA('constant')],
      ['home page with a session and a cart', 1 / 25, share('home with a session'), ofNext],
      ['cart', 3, tree, timesA('`renderToString`')],
      ['cart', 1 / 2, share('cart'), ofNext],
      ['home query in process, upstreams cached', 400, cached, (value) => `${value.toFixed(0)} µs`],
      [
        'home query in process, not cached',
        1.15,
        inProcess('home query, nothing kept')?.ratio,
        timesA('hand-written one'),
      ],
    ]
  return table(
    ['', 'target', 'measured', ''],
    rows.map(([what, target, found, words]) => [
      what,
      `at most ${words(target)}`,
      found === undefined || Number.isNaN(found) ? 'not measured' : words(found),
      found === undefined || Number.isNaN(found) ? '' : found <= target ? 'met' : 'missed',
    ]),
  )
}

const timesA = (what: string) => (value: number) => `${Number(value.toFixed(2))}× a ${what}`
const ofNext = (value: number) => `1/${Number((1 / value).toFixed(value > 0.2 ? 1 : 0))} of Next.js`
const divided = (one: number | undefined, other: number | undefined) =>
  one === undefined || other === undefined ? undefined : one / other
