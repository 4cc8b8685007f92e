import { parseArgs } from 'node:util'

/**
 * What the measurements of pages are told: `--rounds` (5), `--seconds` a run (3), `--warm-up` in seconds, `--only` a part of a
 * subject's name, `--generator` of the load, autocannon or wrk, `--encoding` that browsers accept.
 * Results of a part, or for another encoding, are printed and not kept: `isWhole` says so.
 */
export function readOptions({ warmUp: usualWarmUp }: { warmUp: number }) {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '3' },
      'warm-up': { type: 'string', default: String(usualWarmUp) },
      only: { type: 'string', default: '' },
      encoding: { type: 'string', default: USUAL_ENCODING },
      generator: { type: 'string', default: 'autocannon' },
    },
    allowPositionals: true,
  })
  const rounds = Number(values.rounds)
  const seconds = Number(values.seconds)
  const warmUp = Number(values['warm-up'])
  if (!(rounds >= 1 && seconds >= 1 && warmUp >= 1))
    throw new Error('--rounds, --seconds and --warm-up are numbers from 1')
  /** What a browser sends. */
  const browser = { 'accept-encoding': values.encoding, 'user-agent': USER_AGENT }
  const isWhole = !values.only && values.encoding === USUAL_ENCODING
  return {
    browser,
    isWhole,
    turns: { rounds, seconds, warmUp },
    only: values.only,
    generatorName: values.generator,
  }
}

/** The processor of what is measured, and that of the load generator and the store. */
export const SHOP_CORE = 0
export const LOAD_CORE = 1

const USUAL_ENCODING = 'gzip, deflate, br, zstd'
const USER_AGENT =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
