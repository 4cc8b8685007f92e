import { cpus, loadavg } from 'node:os'

const PAGES = 8_192
const PAGE_BYTES = 4_096
/** Quick machines take a fifth of it. */
const SLOW_PAGE_US = 2

/** µs that the first write to a page of memory costs. */
export function freshPageCost(): number {
  const memory = Buffer.allocUnsafeSlow(PAGES * PAGE_BYTES)
  const started = performance.now()
  for (let at = 0; at < memory.length; at += PAGE_BYTES) memory[at] = 1
  return ((performance.now() - started) * 1000) / PAGES
}

/** What of this machine disturbs a measurement, in words; empty when nothing does. */
export function disturbances(): string[] {
  const [load = 0] = loadavg()
  const page = freshPageCost()
  return [
    ...(page > SLOW_PAGE_US
      ? [`a fresh page of memory costs ${page.toFixed(1)} µs here, so that whatever allocates looks dear`]
      : []),
    ...(load > 1 ? [`other programs are at work (a load of ${load.toFixed(1)} before the start)`] : []),
    ...(cpus().length < 2 ? ['there is one processor for the shop and the load generator'] : []),
  ]
}
