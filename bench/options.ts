import { readCommandLine } from '../scripts/command-line.ts'

/** What any part may be told: the whole bench gives its options to all, and each takes those that mean something to it. */
const OPTIONS = {
  rounds: { type: 'string' },
  seconds: { type: 'string' },
  'warm-up': { type: 'string' },
  only: { type: 'string' },
  encoding: { type: 'string' },
  generator: { type: 'string' },
  requests: { type: 'string' },
  sizes: { type: 'string' },
} as const

const USAGE = `npm run bench -- [part] [--rounds=5] [--seconds=3] [--warm-up=…] [--only=…] [--encoding=br] [--generator=wrk] [--requests=…] [--sizes=…]

Without a part all are measured, and kept in bench/RESULTS.md; docs/performance.md says what they are.`

/** What the command line says. Ends the process when it has an option that no part has, or asks for help. */
export function typedOptions() {
  return readCommandLine(USAGE, OPTIONS, true).values
}

/** A number from 1 of the command line, or the usual one. Throws when it is none. */
export function countOption(name: keyof typeof OPTIONS, usual: number): number {
  const count = Number(typedOptions()[name] ?? usual)
  if (!(count >= 1)) throw new Error(`--${name} is a number from 1`)
  return count
}

/**
 * What the measurements of pages are told: `--rounds` (5), `--seconds` a run (3), `--warm-up` in seconds, `--only` a part of a
 * subject's name, `--generator` of the load, autocannon or wrk, `--encoding` that browsers accept.
 * Results of a part, or for another encoding, are printed and not kept: `isWhole` says so.
 */
export function readOptions({ warmUp }: { warmUp: number }) {
  const { only = '', encoding = USUAL_ENCODING, generator: generatorName = 'autocannon' } = typedOptions()
  const turns = {
    rounds: countOption('rounds', 5),
    seconds: countOption('seconds', 3),
    warmUp: countOption('warm-up', warmUp),
  }
  /** What a browser sends. */
  const browser = { 'accept-encoding': encoding, 'user-agent': USER_AGENT }
  return { browser, isWhole: !only && encoding === USUAL_ENCODING, turns, only, generatorName }
}

/** The processor of what is measured, and that of the load generator and the store. */
export const SHOP_CORE = 0
export const LOAD_CORE = 1

const USUAL_ENCODING = 'gzip, deflate, br, zstd'
const USER_AGENT =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
