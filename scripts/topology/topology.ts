import { startBalancer } from './balancer.ts'
import type { Balancer } from './balancer.ts'
import { startRedis } from './redis-server.ts'
import type { RunningRedis } from './redis-server.ts'
import { startProcess } from './start-process.ts'
import type { RunningProcess } from './start-process.ts'

/** Several copies of one kind behind a proxy. */
export type Tier = {
  /** Where the proxy answers for all of them. */
  url: string
  copies: readonly Copy[]
  /** Tells a copy to go and starts another in its place, as a deployment does. */
  replace: (index: number) => Promise<void>
}
export type Copy = { url: string; metricsUrl: string; process: RunningProcess }

/** How far behind the first port that of Redis or Valkey is, the last of all. */
export const REDIS_OFFSET = 79

export type Topology = {
  gateways: Tier
  stores: Tier
  worker: RunningProcess | undefined
  /** Tells the worker to go, if it has not, and starts another in its place. */
  replaceWorker: () => Promise<void>
  redis: RunningRedis | undefined
  stop: () => Promise<void>
}

type Options = {
  /** The folder of the project. */
  root: string
  /** The environment of all processes: the database, and what tests or people want besides. */
  environment: NodeJS.ProcessEnv
  /** The server to start for what copies share; without it each is for itself. */
  redisProgram?: string | undefined
  worker?: boolean
  /** Puts something between the gateways and the proxy of the stores: takes its address, and returns the one to use. */
  storesBehind?: (url: string) => Promise<string>
  /** Is told each line of each process's log, and of which one: `gateway-1`, `store-2`, `worker`. */
  onLine?: (name: string, line: string) => void
  /** The first of the ports: the proxy of the gateways, that of the stores, copies, Redis. Without it they are free ones. */
  port?: number
}

/** How long the proxy is given to see that a copy is going. */
const DRAIN_SECONDS = '2'

/** Starts stores, a worker, gateways and their proxies as plain processes, each of which may be killed. */
export async function startTopology(options: Options): Promise<Topology> {
  const { root, port = 0 } = options
  const at = (offset: number) => (port ? port + offset : 0)
  const stopped: (() => Promise<unknown>)[] = []
  const stop = async () => {
    // The last that was started is the first that goes.
    for (const end of stopped.splice(0).reverse()) await end()
  }
  try {
    const redis = options.redisProgram
      ? await startRedis(options.redisProgram, at(REDIS_OFFSET) || undefined)
      : undefined
    if (redis) stopped.push(redis.stop)
    const environment = {
      ...{ DRAIN_SECONDS, RUN_JOBS: 'false', METRICS_PORT: '0' },
      ...options.environment,
      ...(redis && { REDIS_URL: redis.url }),
    }
    const start = (name: string, entry: string, open: string, own: NodeJS.ProcessEnv) =>
      startProcess(entry, open, { ...environment, ...own }, root, (line) => options.onLine?.(name, line))

    const startStore = async (index: number): Promise<Copy> =>
      copyOf(
        await start(`store-${index + 1}`, 'server/store-only.ts', 'The commerce API is at', {
          STORE_PORT: String(at(11 + index)),
        }),
      )
    const stores = await startTier(await startBalancer(at(1)), startStore, stopped)
    const behind = { API_BASE_URL: (await options.storesBehind?.(stores.url)) ?? stores.url }
    const startWorker = () => start('worker', 'server/worker.ts', 'The worker runs jobs', behind)
    let worker = options.worker === false ? undefined : await startWorker()
    stopped.push(async () => worker?.stop())
    const startGateway = async (index: number): Promise<Copy> =>
      copyOf(
        await start(`gateway-${index + 1}`, 'server/main.ts', 'The shop is open at', {
          ...{ ...behind, HOST: '127.0.0.1', PORT: String(at(21 + index)), TRUST_PROXY: '1' },
        }),
      )
    const gateways = await startTier(await startBalancer(at(0)), startGateway, stopped)
    return {
      ...{ gateways, stores, redis, stop },
      get worker() {
        return worker
      },
      replaceWorker: async () => {
        await worker?.stop()
        worker = await startWorker()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

const COPIES = 2

async function startTier(
  balancer: Balancer,
  start: (index: number) => Promise<Copy>,
  stopped: (() => Promise<unknown>)[],
): Promise<Tier> {
  stopped.push(balancer.stop)
  const copies: Copy[] = []
  stopped.push(() => Promise.all(copies.map((copy) => copy.process.stop())))
  // One after the other: the first prepares the database.
  for (let index = 0; index < COPIES; index++) {
    const copy = await start(index)
    copies.push(copy)
    await balancer.add(copy.url)
  }
  return {
    url: balancer.url,
    copies,
    replace: async (index) => {
      const old = copies[index]
      if (!old) throw new Error(`There is no copy ${index}`)
      await old.process.stop()
      balancer.remove(old.url)
      const copy = await start(index)
      copies[index] = copy
      // The next may only go when the proxy has seen that this one is there.
      await balancer.add(copy.url)
    },
  }
}

function copyOf(running: RunningProcess): Copy {
  const [, port = ''] = /http:\/\/[\w.]+:(\d+)/.exec(running.opened) ?? []
  return { url: `http://127.0.0.1:${port}`, metricsUrl: metricsUrlOf(running), process: running }
}

/** Where the metrics of a process are, as it has said in its log; empty where it has not. */
export function metricsUrlOf({ log }: RunningProcess): string {
  return /Metrics are at (http:[^"]+)/.exec(log.join('\n'))?.[1] ?? ''
}
