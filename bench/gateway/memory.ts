import { mkdir, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Agent } from 'undici'
import { pin } from '../../scripts/topology/processors.ts'
import { startChild } from '../child.ts'
import { figureOf, missing, orMissing } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { measurePart } from '../measure-part.ts'
import { LOAD_CORE, SHOP_CORE, countOption } from '../options.ts'
import { median, table } from '../report.ts'
import { startCheckout } from '../checkout.ts'
import { firstProduct } from '../session.ts'
import { statusOf } from '../settled-answer.ts'
import { removeDatabase } from './data-folder.ts'
import { postgresMemory, residentOf } from './process-memory.ts'
import type { Resident } from './process-memory.ts'
import type { Gateway } from './start-gateway.ts'
import { ROOT, startGateway } from './start-gateway.ts'
import type { Varied } from './varied-requests.ts'
import { variedRequests } from './varied-requests.ts'

/**
 * What gateways hold in memory: idle, under load, and with the store in the same process. `--requests` under load (200,000), of which a
 * tenth warms up; `--rounds` of the idle ones (3).
 */
const USUAL_REQUESTS = 200_000
const IDLE_MS = 30_000
const CONNECTIONS = 8
const SAMPLES = 200
const WARM_UP = 0.1
const BUSY = 503
/** How many of a hundred may be refused. */
const MOST_REFUSED = 1

const requests = countOption('requests', USUAL_REQUESTS)
const rounds = countOption('rounds', 3)
const ofEmbedded = Math.min(requests, 10_000)

/** What fewer requests show is printed, and is no figure of the row. */
const fewer = { missing: `${requests.toLocaleString('en-GB')} requests are too few to say` }
const TOO_FEW: Record<string, Figure> = { 'at load': fewer, growth: fewer }

type Sample = { made: number; resident: Resident }

const allOf = (samples: readonly Sample[]) => samples.map(({ resident }) => resident.all)
const MB = (value: number) => `${value.toFixed(0)} MB`

await measurePart('memory', async () => {
  const isPinned = await pin(process.pid, LOAD_CORE)
  const core = isPinned ? SHOP_CORE : undefined
  const store = await startChild('store', { core: LOAD_CORE })
  const replay = await startChild('replay', { args: [store.url], core: LOAD_CORE })
  const withGateway = async <T>(use: (gateway: Gateway) => Promise<T>) => {
    const gateway = await startGateway({ storeUrl: replay.url, core })
    try {
      return await use(gateway)
    } finally {
      await gateway.stop()
    }
  }
  const figures: Record<string, Figure> = {}
  const tables: string[] = []
  const notes: string[] = []
  try {
    const idle: Resident[] = []
    figures.idle = await orMissing(async () => {
      for (let round = 0; round < rounds; round++)
        idle.push(await withGateway((gateway) => idleMemory(gateway, store.url)))
      return figureOf(idle.map(({ all }) => all))
    })
    const next = await variedRequests(replay.url)
    const samples = await withGateway((gateway) => load(gateway, requests, next))
    Object.assign(figures, requests < USUAL_REQUESTS ? TOO_FEW : ofLoad(samples))
    tables.push(quartersTable(samples))
    const rows = idle.map((one): [string, Resident] => ['gateway, idle', one])
    try {
      const embedded = await embeddedMemory(core)
      Object.assign(figures, embedded.figures)
      rows.push(...embedded.rows)
      notes.push(
        `PostgreSQL of the embedded store holds ${embedded.postgres.toFixed(0)} MB beside it, what its processes share counted once.`,
      )
    } catch (error) {
      figures.embedded = figures['embedded at load'] = missing(error)
    }
    tables.unshift(residentTable(rows))
  } finally {
    for (const child of [replay, store]) await child.stop()
  }
  return {
    title: 'Memory',
    how: `Resident memory of the process that \`npm start\` starts, ${IDLE_MS / 1000} s after it is open and one page of each kind was answered, ${rounds} times; and under ${requests.toLocaleString('en-GB')} requests of many kinds and addresses by ${CONNECTIONS} connections, looked at ${SAMPLES} times. The store is another process with recorded answers, but for the embedded one, which answers ${ofEmbedded.toLocaleString('en-GB')} requests; it draws no pictures in advance.`,
    ...{ figures, tables, notes, isWhole: true },
  }
})

/** Asks a gateway that has just opened for one page of each kind and leaves it alone until half a minute has gone. */
async function idleMemory({ url, pid }: Gateway, storeUrl: string): Promise<Resident> {
  const opened = performance.now()
  const cookie = `session_token=${await startCheckout(storeUrl)}`
  const { id } = await firstProduct(storeUrl)
  const agent = new Agent()
  for (const path of [
    '/',
    '/category/roses',
    `/product/${id}`,
    '/search?q=roses',
    '/about-us',
    '/constructor',
  ])
    await ask(agent, url, { path, status: 200 })
  for (const path of ['/', '/cart', '/checkout/delivery-details'])
    await ask(agent, url, { path, cookie, status: 200 })
  await ask(agent, url, { path: '/no-such-page', status: 404 })
  await agent.close()
  await pause(Math.max(0, opened + IDLE_MS - performance.now()))
  return residentOf(pid)
}

/** Asks for a page. Answers whether it was answered rather than refused by a gateway that has too much to do; throws when it was otherwise. */
async function ask(agent: Agent, origin: string, { path, cookie, status }: Varied): Promise<boolean> {
  const accept = path.startsWith('/graphql') ? 'application/json' : 'text/html'
  const headers = { accept, 'accept-encoding': 'br', ...(cookie && { cookie }) }
  const answered = await statusOf(origin + path, headers, agent)
  if (answered !== status && answered !== BUSY) throw new Error(`${path} answered ${answered}`)
  return answered === status
}

/** Makes so many requests and looks at the memory on the way. */
async function load(gateway: Gateway, count: number, next: () => Varied): Promise<Sample[]> {
  const agent = new Agent({ connections: CONNECTIONS })
  const samples: Sample[] = []
  const every = Math.max(1, Math.floor(count / SAMPLES))
  let begun = 0
  let made = 0
  let refused = 0
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (begun++ < count) {
        if (!(await ask(agent, gateway.url, next()))) refused++
        const nth = ++made
        if (nth % every === 0) samples.push({ made: nth, resident: await residentOf(gateway.pid) })
        if (nth % Math.ceil(count / 10) === 0)
          console.log(
            `${nth.toLocaleString('en-GB')} requests: ${samples.at(-1)?.resident.all.toFixed(0)} MB`,
          )
      }
    }),
  )
  await agent.close()
  if (refused > (count * MOST_REFUSED) / 100)
    throw new Error(`${refused} of ${count} requests were refused: the gateway had too much to do`)
  return samples
}

/** The four quarters of what comes after the warm-up. */
function quarters(samples: readonly Sample[]): Sample[][] {
  const warm = samples.slice(Math.floor(samples.length * WARM_UP))
  return [0, 1, 2, 3].map((quarter) =>
    warm.slice(Math.floor((warm.length * quarter) / 4), Math.floor((warm.length * (quarter + 1)) / 4)),
  )
}

function ofLoad(samples: readonly Sample[]): Record<string, Figure> {
  const [first = [], , , last = []] = quarters(samples)
  const ofFirst = median(allOf(first))
  const most = Math.max(...samples.map(({ resident }) => resident.most))
  return {
    'at load': { ...figureOf(allOf(samples)), value: most },
    growth: figureOf(allOf(last).map((resident) => resident / ofFirst)),
  }
}

/** A gateway with the store in the same process: idle, and after some requests. */
async function embeddedMemory(core: number | undefined) {
  await mkdir(join(ROOT, '.data'), { recursive: true })
  const folder = await mkdtemp(join(ROOT, '.data', 'bench-memory-'))
  const start = () => startGateway({ core, environment: { DATA_DIR: folder } })
  try {
    // The first start makes the database, which no later one does.
    await (await start()).stop()
    const gateway = await start()
    try {
      const idle = await idleMemory(gateway, gateway.storeUrl)
      const postgres = await postgresMemory(folder)
      const rows: [string, Resident][] = [['gateway with embedded store, idle', idle]]
      const atLoad = await orMissing(async () => {
        const samples = await load(gateway, ofEmbedded, await variedRequests(gateway.storeUrl))
        const loaded = await residentOf(gateway.pid)
        rows.push([`the same after ${ofEmbedded.toLocaleString('en-GB')} requests`, loaded])
        return { ...figureOf(allOf(samples)), value: loaded.most }
      })
      const figures: Record<string, Figure> = {
        embedded: { value: idle.all, spread: undefined },
        'embedded at load': atLoad,
      }
      return { figures, rows, postgres }
    } finally {
      await gateway.stop()
    }
  } finally {
    await removeDatabase(folder)
  }
}

function residentTable(rows: (readonly [string, Resident])[]): string {
  return table(
    ['', 'resident', 'without mapped files', 'most so far'],
    rows.map(([what, { all, own, most }]) => [what, MB(all), MB(own), MB(most)]),
  )
}

function quartersTable(samples: readonly Sample[]): string {
  return table(
    ['gateway under load', 'median', 'least', 'most', 'without mapped files'],
    quarters(samples).map((quarter, index) => [
      `${['first', 'second', 'third', 'last'][index]} quarter, to request ${(quarter.at(-1)?.made ?? 0).toLocaleString('en-GB')}`,
      MB(median(allOf(quarter))),
      MB(Math.min(...allOf(quarter))),
      MB(Math.max(...allOf(quarter))),
      MB(median(quarter.map(({ resident }) => resident.own))),
    ]),
  )
}
