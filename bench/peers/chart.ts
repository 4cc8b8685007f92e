import type { PeerLine } from './report.ts'
import { SHOP } from './report.ts'

const WIDTH = 480
const LEFT = 150
const RIGHT = 76
const ROW = 25
const HEAD = 34
const TOP = 96
const BOTTOM = 40
/** µs at the left and at the right end. */
const FROM = 30
const DECADES = [100, 1_000, 10_000, 100_000]

/** The shop beside its peers: µs of CPU for one answer, logarithmic, as an SVG that suits light and dark. `npm run bench` writes it to docs/performance-chart.svg (`../results.ts`). */
export function chartOf(lines: PeerLine[]): string {
  const to = Math.max(...lines.map(({ quartiles: [, high] }) => high), 100_000) * 1.2
  const from = Math.min(...lines.map(({ quartiles: [low] }) => low * 0.9), FROM)
  const x = (cpu: number) =>
    round(LEFT + ((WIDTH - LEFT - RIGHT) * Math.log(cpu / from)) / Math.log(to / from))
  const pages = [...Map.groupBy(lines, ({ page }) => page)]
  const height = TOP + pages.reduce((sum, [, rows]) => sum + HEAD + rows.length * ROW, 0) + BOTTOM
  let y = TOP
  const drawn = pages.map(([page, rows]) => {
    y += HEAD
    const heading = `<text class="page" x="16" y="${y - 10}">${TITLES[page] ?? page}</text>`
    const drawnRows = rows
      .toSorted((one, other) => one.cpu - other.cpu)
      .map((row) => {
        y += ROW
        return drawRow(row, y - ROW / 2, x)
      })
    return [heading, ...drawnRows].join('\n')
  })
  const decades = DECADES.filter((cpu) => cpu >= from && cpu <= to).map(
    (cpu) => `<line class="grid" x1="${x(cpu)}" x2="${x(cpu)}" y1="${TOP}" y2="${height - BOTTOM}"/>
<text class="axis" x="${x(cpu)}" y="${height - BOTTOM + 18}" text-anchor="middle">${inWords(cpu)}</text>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="title description">
<title id="title">CPU for one page: the shop beside other frameworks</title>
<desc id="description">${lines.map((line) => `${line.page}, ${labelOf(line)}: ${inWords(line.cpu)}`).join('; ')}.</desc>
<style>${STYLE}</style>
<rect class="ground" width="${WIDTH}" height="${height}" rx="8"/>
<text class="title" x="16" y="32">CPU for one page, logarithmic</text>
<circle class="made shop" cx="22" cy="56" r="6"/><text x="36" y="61">the shop</text>
<circle class="made peer" cx="122" cy="56" r="6"/><text x="136" y="61">others</text>
<text class="axis" x="16" y="84">A ring: kept whole. A disc: made anew for each answer.</text>
${decades.join('\n')}
${drawn.join('\n')}
</svg>
`
}

const TITLES: Record<string, string> = {
  home: 'Home page, no session',
  'home with a session': 'Home page, session and cart',
  product: 'Product page, no session',
  cart: 'Cart',
}

function drawRow(line: PeerLine, y: number, x: (cpu: number) => number): string {
  const [low, high] = line.quartiles
  const kind = `${line.isKept ? 'kept' : 'made'} ${line.party === SHOP ? 'shop' : 'peer'}`
  return `<text class="${line.party === SHOP ? 'own' : ''}" x="${LEFT - 10}" y="${y + 5}" text-anchor="end">${labelOf(line)}</text>
<line class="row" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y}" y2="${y}"/>
<line class="spread ${line.party === SHOP ? 'shop' : 'peer'}" x1="${x(low)}" x2="${x(high)}" y1="${y}" y2="${y}"/>
<circle class="${kind}" cx="${x(line.cpu)}" cy="${y}" r="6"/>
<text class="${line.party === SHOP ? 'own' : ''}" x="${WIDTH - 12}" y="${y + 5}" text-anchor="end">${inWords(line.cpu)}</text>`
}

const labelOf = ({ party, isKept }: PeerLine) => (isKept && party !== SHOP ? `${party}, kept` : party)

/** 85 µs, 1.2 ms, 34 ms. */
function inWords(cpu: number): string {
  if (cpu < 1_000) return `${Math.round(cpu)} µs`
  return `${(cpu / 1_000).toFixed(cpu < 10_000 ? 1 : 0).replace(/\.0$/, '')} ms`
}

const round = (value: number) => Math.round(value * 10) / 10

const STYLE = `
text { font: 15px system-ui, sans-serif; fill: #2b2530; }
.title { font-size: 19px; font-weight: 600; }
.page { font-weight: 600; paint-order: stroke; stroke: #fffdfb; stroke-width: 4; }
.own { font-weight: 600; fill: #a3174f; }
.axis { font-size: 14px; fill: #5f5866; }
.ground { fill: #fffdfb; stroke: #e3dce2; }
.grid { stroke: #d8d0d8; }
.row { stroke: #ece6ec; }
.spread { stroke-width: 3; }
.shop { stroke: #a3174f; }
.peer { stroke: #4a5a78; }
.made.shop { fill: #a3174f; }
.made.peer { fill: #4a5a78; }
.kept { fill: #fffdfb; stroke-width: 3; }
@media (prefers-color-scheme: dark) {
  text { fill: #ece6ee; }
  .page { stroke: #1b171e; }
  .own { fill: #ff8db4; }
  .axis { fill: #b3aab8; }
  .ground { fill: #1b171e; stroke: #3a333f; }
  .grid { stroke: #3a333f; }
  .row { stroke: #2a242e; }
  .shop { stroke: #ff8db4; }
  .peer { stroke: #9db2d9; }
  .made.shop { fill: #ff8db4; }
  .made.peer { fill: #9db2d9; }
  .kept { fill: #1b171e; }
}
`
