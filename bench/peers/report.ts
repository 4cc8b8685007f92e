import { table } from '../report.ts'

/** One page of one party. */
export type PeerLine = {
  page: string
  party: string
  /** The page is kept whole, rather than made for each answer. */
  isKept: boolean
  /** How many requests a browser makes for it: more than one where islands are asked for apart. */
  requests: number
  encoding: string
  bytes: number
  /** µs of CPU for one answer. */
  cpu: number
  quartiles: [number, number]
  /** Answers a second. */
  rate: number
  /** CPU as a multiple of the shop's, taken within each round. */
  ratio: number
  /** Results of before do not have them. */
  ratioQuartiles?: [number, number]
}
export type InProcess = Pick<PeerLine, 'cpu' | 'quartiles' | 'rate' | 'ratio' | 'ratioQuartiles'> & {
  name: string
}

export const SHOP = 'the shop'

const µs = (value: number) => value.toFixed(0)

export function peersTable(lines: PeerLine[]): string {
  return table(
    ['', 'of', 'is', 'requests', 'encoding', 'size', 'CPU µs', 'quartiles', 'times the shop', 'answers/s'],
    lines.map((line) => [
      line.page,
      line.party,
      line.isKept ? 'kept' : 'made anew',
      String(line.requests),
      line.encoding,
      `${(line.bytes / 1000).toFixed(1)} kB`,
      µs(line.cpu),
      line.quartiles.map(µs).join('–'),
      line.party === SHOP ? '' : `${line.ratio.toFixed(1)}×`,
      line.rate.toFixed(0),
    ]),
  )
}

export function inProcessTable(lines: InProcess[]): string {
  return table(
    ['in process, without HTTP before it', 'CPU µs', 'quartiles', 'times by hand'],
    lines.map(({ name, cpu, quartiles, ratio }) => [
      name,
      µs(cpu),
      quartiles.map(µs).join('–'),
      name.includes('query') ? `${ratio.toFixed(2)}×` : '',
    ]),
  )
}
