import type { Figure, FigurePart, FigureResults } from './figure.ts'
import { figureOf } from './figure.ts'
import type { InProcess, PeerLine } from './peers/report.ts'
import { SHOP } from './peers/report.ts'
import type { Line, Measured } from './report.ts'
import { table } from './report.ts'

type Found = {
  pages?: { lines: Line[]; measured: Measured[] }
  peers?: { lines: PeerLine[]; inProcess: InProcess[] }
  /** Why a part failed when it was measured last. */
  failed?: Record<string, string>
} & Partial<Record<FigurePart, FigureResults>>

type Words = (value: number) => string
/** A row of the table: what is wanted, and how a figure is said in words. `isLeast` when it is the least that is wanted. */
type Row = { what: string; target: number; words: Words; figure: Figure; isLeast?: boolean }

const NOT_YET: Figure = { missing: '' }

/** What is wanted, beside what was measured last; a part that was not measured, or could not be, has no figure and is never met. */
export function targetsTable(found: Found): string {
  const rows = [...rowsOfPages(found), ...rowsOfParts(found)]
  return table(
    ['', 'target', 'measured', 'spread', ''],
    rows.map(({ what, target, words, figure, isLeast = false }) => {
      const wanted = `at ${isLeast ? 'least' : 'most'} ${words(target)}`
      if ('missing' in figure || Number.isNaN(figure.value)) {
        const why = 'missing' in figure && figure.missing ? `: ${figure.missing}` : ''
        return [what, wanted, `not measured${why}`, '', '']
      }
      const { value, spread } = figure
      const isMet = isLeast ? value >= target : value <= target
      return [
        what,
        wanted,
        words(value),
        spread ? spread.map((end) => words(end)).join(' to ') : '',
        isMet ? 'met' : 'missed',
      ]
    }),
  )
}

function rowsOfPages({ pages, peers, failed = {} }: Found): Row[] {
  const failure = (part: string): Figure | undefined => {
    const why = failed[part]
    return why === undefined ? undefined : { missing: why }
  }
  const constant = (name: string): Figure => {
    const line = pages?.lines.find((one) => one.name === name)
    return failure('pages') ?? (line ? { value: line.cpuRatio, spread: line.quartiles } : NOT_YET)
  }
  const lineOf = (page: string, party: string) =>
    peers?.lines.find(
      (line) => line.page === page && line.party === party && (party === SHOP || !line.isKept),
    )
  const inProcess = (name: string) => peers?.inProcess.find((line) => line.name === name)
  const ofPeers = (value: number | undefined, spread?: [number, number]): Figure =>
    failure('peers') ?? (value === undefined ? NOT_YET : { value, spread })
  // Taken within each round, as the machine's speed differs between them.
  const share = (page: string) => {
    const line = lineOf(page, 'Next.js')
    const [low, high] = line?.ratioQuartiles ?? []
    const spread: [number, number] | undefined = low && high ? [1 / high, 1 / low] : undefined
    return ofPeers(divided(1, line?.ratio), spread)
  }
  const cart = lineOf('cart', SHOP)
  const ofTree = inProcess('renderToString of the cart')
  // The two are not measured in turns: the widest that it can be.
  const treeSpread: [number, number] | undefined = cart &&
    ofTree && [cart.quartiles[0] / ofTree.quartiles[1], cart.quartiles[1] / ofTree.quartiles[0]]
  const cached = pages?.measured.find(({ name }) => name === 'home query in-process')
  const byHand = inProcess('home query, nothing kept')
  const times = timesA('constant')
  return [
    { what: 'home page, no session', target: 2, words: times, figure: constant('home page, kept') },
    { what: 'listing, no session', target: 2, words: times, figure: constant('category page, kept') },
    { what: 'product, no session', target: 2, words: times, figure: constant('product page, kept') },
    {
      what: 'page that is not there, as a kept page',
      ...{ target: 2, words: times, figure: constant('not-found page, kept') },
    },
    { what: 'home page, no session', target: 1 / 100, words: ofNext, figure: share('home') },
    { what: 'product, no session', target: 1 / 100, words: ofNext, figure: share('product') },
    {
      what: 'home page with a session and a cart',
      ...{ target: 6, words: times, figure: constant('home page with a session') },
    },
    {
      what: 'home page with a session and a cart',
      ...{ target: 1 / 25, words: ofNext, figure: share('home with a session') },
    },
    {
      what: 'cart',
      target: 3,
      words: timesA('`renderToString`'),
      figure: ofPeers(divided(cart?.cpu, ofTree?.cpu), treeSpread),
    },
    { what: 'cart', target: 1 / 2, words: ofNext, figure: share('cart') },
    {
      what: 'home query in process, upstreams cached',
      ...{ target: 400, words: inUnit('µs') },
      figure:
        failure('pages') ?? (cached ? figureOf(cached.runs.map(({ subject }) => subject.cpu)) : NOT_YET),
    },
    {
      what: 'home query in process, not cached',
      ...{ target: 1.15, words: timesA('hand-written one') },
      figure: ofPeers(byHand?.ratio, byHand?.ratioQuartiles),
    },
  ]
}

/** The rows that a part gives figures for by their names. */
const ROWS: Record<FigurePart, ({ name: string; isLeast?: boolean } & Omit<Row, 'figure'>)[]> = {
  memory: [
    { name: 'idle', what: 'memory, gateway idle', target: 110, words: inUnit('MB') },
    { name: 'at load', what: 'memory, gateway at load, the most', target: 180, words: inUnit('MB') },
    {
      name: 'growth',
      what: 'memory, gateway at load, last quarter beside first',
      ...{ target: 1.1, words: (value) => `${value.toFixed(2)}×` },
    },
    { name: 'embedded', what: 'memory, gateway with embedded store, idle', target: 350, words: inUnit('MB') },
    {
      name: 'embedded at load',
      what: 'memory, gateway with embedded store at load, the most',
      ...{ target: 350, words: inUnit('MB') },
    },
  ],
  start: [
    {
      name: 'gateway',
      what: 'start, gateway to its first answer, warm',
      ...{ target: 1_000, words: inUnit('ms') },
    },
    {
      name: 'shop',
      what: 'start, `npm start` again to the first home page',
      ...{ target: 3_000, words: inUnit('ms') },
    },
  ],
  copies: [
    {
      name: 'goodput',
      what: 'two gateways on two processors, what they answer',
      ...{ target: 1.8, words: timesOne, isLeast: true },
    },
    {
      name: 'cost',
      what: 'two gateways on two processors, CPU of an answer',
      ...{ target: 1.11, words: timesOne },
    },
  ],
  calls: [
    {
      name: 'calls',
      what: 'calls of /v1 for 1,000 home pages at once, nothing kept',
      ...{ target: 17, words: inUnit('calls') },
    },
  ],
  store: ['listing', 'product', 'cart', 'slot', 'to-pay'].map((name) => ({
    ...{ name, what: `store, CPU beside PostgreSQL's: ${name}`, target: 1_000 },
    words: inUnit('µs'),
  })),
  weight: [
    ...['home', 'listing', 'product'].flatMap((page) => [
      { name: `${page} style`, what: `CSS, ${page}`, target: 12_000, words: inKilobytes },
      {
        name: `${page} before`,
        what: `JavaScript before ${page} can be used`,
        ...{ target: 0, words: inKilobytes },
      },
      { name: `${page} after`, what: `JavaScript after it, ${page}`, target: 100_000, words: inKilobytes },
    ]),
    { name: 'checkout after', what: 'JavaScript after it, checkout', target: 120_000, words: inKilobytes },
    { name: 'home html', what: 'home HTML', target: 180_000, words: inKilobytes },
    { name: 'home compressed', what: 'home HTML, brotli', target: 16_000, words: inKilobytes },
    { name: 'home elements', what: 'home HTML, elements', target: 2_000, words: inUnit('elements') },
    ...['home', 'listing', 'product'].flatMap((page) => [
      { name: `${page} firstFlush`, what: `first flush, ${page}`, target: 14_600, words: inUnit('bytes') },
      {
        name: `${page} view`,
        what: `first viewport at 412 px, ${page}, all`,
        ...{ target: 180_000, words: inKilobytes },
      },
      {
        name: `${page} fonts`,
        what: `first viewport at 412 px, ${page}, fonts`,
        ...{ target: 45_000, words: inKilobytes },
      },
    ]),
  ],
  lighthouse: [
    {
      name: 'score',
      what: 'Lighthouse mobile, the worst of twelve pages',
      ...{ target: 100, words: (value) => value.toFixed(0), isLeast: true },
    },
    { name: 'fcp', what: 'first contentful paint, the worst of them', target: 1_100, words: inUnit('ms') },
    { name: 'lcp', what: 'largest contentful paint, the worst', target: 1_500, words: inUnit('ms') },
    { name: 'tbt', what: 'total blocking time, the worst', target: 30, words: inUnit('ms') },
    {
      name: 'cls',
      what: 'cumulative layout shift, the worst',
      ...{ target: 0, words: (value) => String(Number(value.toFixed(3))) },
    },
  ],
  interaction: ['add to cart', 'menu', 'facet', 'calendar', 'constructor'].map((name) => ({
    ...{ name, what: `interaction to next paint, 6 times slower: ${name}`, target: 100 },
    words: inUnit('ms'),
  })),
  'back-forward': [
    {
      name: 'lost',
      what: 'back/forward cache: pages that do not come from it',
      ...{ target: 0, words: String },
    },
  ],
  navigation: [
    {
      name: 'begins',
      what: 'navigation begins after pointer-down',
      ...{ target: 16.7, words: inUnit('ms', 1) },
    },
    {
      name: 'prefetched',
      what: 'navigation, press to content when it was pointed at',
      ...{ target: 1, words: inUnit('frames') },
    },
    {
      name: 'otherwise',
      what: 'navigation, press to content otherwise',
      ...{ target: 1, words: inUnit('round trips') },
    },
  ],
}

function rowsOfParts(found: Found): Row[] {
  return Object.entries(ROWS).flatMap(([part, rows]) => {
    const why = found.failed?.[part]
    return rows.map(({ name, ...row }) => ({
      ...row,
      figure: why === undefined ? (found[part as FigurePart]?.figures[name] ?? NOT_YET) : { missing: why },
    }))
  })
}

function inUnit(unit: string, digits = 0): Words {
  return (value) => `${Number(value.toFixed(digits)).toLocaleString('en-GB')} ${unit}`
}

function inKilobytes(value: number): string {
  return `${Number((value / 1_000).toFixed(1))} kB`
}

function timesOne(value: number): string {
  return `${value.toFixed(2)}× one's`
}

function timesA(what: string): Words {
  return (value) => `${Number(value.toFixed(2))}× a ${what}`
}

function ofNext(value: number): string {
  return `1/${Number((1 / value).toFixed(value > 0.2 ? 1 : 0))} of Next.js`
}

const divided = (one: number | undefined, other: number | undefined) =>
  one === undefined || other === undefined ? undefined : one / other
