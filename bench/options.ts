import { parseArgs } from 'node:util'

/**
 * What the measurements of pages are told: `--rounds` (5), `--seconds` a run (3), `--only` a part of a subject's name,
 * `--generator` of the load, autocannon or wrk.
 */
export function readOptions() {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '3' },
      only: { type: 'string', default: '' },
      generator: { type: 'string', default: 'autocannon' },
    },
    allowPositionals: true,
  })
  const rounds = Number(values.rounds)
  const seconds = Number(values.seconds)
  if (!(rounds >= 1 && seconds >= 1)) throw new Error('--rounds and --seconds are numbers from 1')
  return { ...values, rounds, seconds }
}

export const WARM_UP_SECONDS = 3
/** The processor of what is measured, and that of the load generator and the store. */
export const SHOP_CORE = 0
export const LOAD_CORE = 1

/** What a browser sends. */
export const BROWSER = {
  'accept-encoding': 'gzip, deflate, br, zstd',
  'user-agent':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
}
