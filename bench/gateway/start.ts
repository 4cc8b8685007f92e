import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../scripts/free-port.ts'
import { SERVING } from '../../scripts/topology/start-process.ts'
import { startChild } from '../child.ts'
import { figureOf, orMissing } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { measurePart } from '../measure-part.ts'
import { countOption } from '../options.ts'
import { quantile, table } from '../report.ts'
import { statusOf } from '../settled-answer.ts'
import { removeDatabase } from './data-folder.ts'
import { ROOT, gatewaySettings } from './start-gateway.ts'

/**
 * How long it takes from the start of a program to its first answer: of a gateway whose store is there, to `/readyz`, and of `npm start`, to
 * the home page. `--rounds` (7). The first of each has nothing kept: Node's compile cache is empty, and `npm start` makes its database.
 */
const rounds = countOption('rounds', 7)
const POLL_MS = 5
const WITHIN_MS = 180_000

await mkdir(join(ROOT, '.data'), { recursive: true })
const folder = await mkdtemp(join(ROOT, '.data', 'bench-start-'))
const compiled = join(folder, 'compile-cache')

await measurePart('start', async () => {
  const figures: Record<string, Figure> = {}
  const rows: string[][] = []
  try {
    const gateway = await gatewayTimes()
    if ('times' in gateway) rows.push(rowOf('gateway, to the first answer of /readyz', gateway))
    figures.gateway = await orMissing(() => figureOf(warmOf(gateway)))
    const shop = await timesOf(startShopOnce)
    if ('times' in shop) rows.push(rowOf('npm start, to the first home page', shop))
    figures.shop = await orMissing(() => figureOf(warmOf(shop)))
  } finally {
    await removeDatabase(folder)
  }
  return {
    title: 'Start',
    how: `From the start of the program to its first answer, which is asked for every ${POLL_MS} ms; ${rounds} times after a cold start, which has no compiled code and, for \`npm start\`, no database. The files of the programs are in the system's memory. Nothing is kept on one processor; the store of the gateway is there already.`,
    tables: [table(['', 'cold', 'median', 'quartiles', 'least', 'most'], rows)],
    ...{ figures, isWhole: true },
  }
})

async function gatewayTimes(): Promise<Times> {
  const store = await startChild('store')
  try {
    // It is at work for others, too: its first answer is the slowest.
    await statusOf(`${store.url}/v1/category/roses/?limit=1`)
    return await timesOf(() => startGatewayOnce(store.url))
  } finally {
    await store.stop()
  }
}

type Times = { cold: number; times: number[] } | { error: unknown }

/** A cold start and then the others; or why there is none. */
async function timesOf(startOnce: () => Promise<number>): Promise<Times> {
  try {
    const cold = await startOnce()
    const times: number[] = []
    for (let round = 0; round < rounds; round++) times.push(await startOnce())
    return { cold, times }
  } catch (error) {
    return { error }
  }
}

function warmOf(found: Times): number[] {
  if ('error' in found) throw found.error
  return found.times
}

function rowOf(what: string, { cold, times }: Extract<Times, { times: number[] }>): string[] {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
  return [
    ...[what, seconds(cold), seconds(quantile(times, 0.5))],
    `${seconds(quantile(times, 0.25))} to ${seconds(quantile(times, 0.75))}`,
    ...[seconds(Math.min(...times)), seconds(Math.max(...times))],
  ]
}

async function startGatewayOnce(storeUrl: string): Promise<number> {
  const port = await freePort()
  const environment = { ...gatewaySettings(storeUrl), PORT: String(port), NODE_COMPILE_CACHE: compiled }
  return firstAnswer(
    () =>
      spawn(process.execPath, [...SERVING, 'server/main.ts'], {
        ...{ cwd: ROOT, stdio: 'ignore', detached: true },
        env: { ...process.env, ...environment },
      }),
    `http://127.0.0.1:${port}/readyz`,
  )
}

async function startShopOnce(): Promise<number> {
  const [port, storePort] = [await freePort(), await freePort()]
  const environment = {
    ...gatewaySettings(''),
    ...{ PORT: String(port), STORE_PORT: String(storePort), DATA_DIR: folder },
    NODE_COMPILE_CACHE: compiled,
  }
  return firstAnswer(
    () =>
      spawn('npm', ['start'], {
        ...{ cwd: ROOT, stdio: 'ignore', detached: true },
        env: { ...process.env, ...environment },
      }),
    `http://127.0.0.1:${port}/`,
  )
}

/** ms from the start of a program until an address answers with 200. The program is ended then. Throws when it ends by itself, or never answers. */
async function firstAnswer(start: () => ChildProcess, url: string): Promise<number> {
  const started = performance.now()
  const child = start()
  const gone = once(child, 'exit')
  try {
    for (;;) {
      const status = await statusOf(url).catch(() => undefined)
      const ms = performance.now() - started
      if (status === 200) return ms
      if (child.exitCode !== null)
        throw new Error(`The program ended with ${child.exitCode} before it answered`)
      if (ms > WITHIN_MS)
        throw new Error(`${url} answered ${status ?? 'nothing'} within ${WITHIN_MS / 1000} s`)
      await pause(POLL_MS)
    }
  } finally {
    // npm starts the shop in a process of the same group.
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
    await gone
    await untilGone(child.pid ?? 0)
  }
}

/** Waits for the other processes of a group: npm may end before what it has started. */
async function untilGone(group: number): Promise<void> {
  for (;;) {
    try {
      process.kill(-group, 0)
    } catch {
      return
    }
    await pause(50)
  }
}
