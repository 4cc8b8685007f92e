import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { run } from 'graphile-worker'
import type { Runner, RunnerOptions } from 'graphile-worker'
import type { Database } from '../db/database.ts'

const RESTART_DELAY_MS = 500
/** How long a runner whose jobs have all ended may take to write down what came of them. */
const RESULTS_MS = 5_000

/** What is left to say of a runner of one's own. */
type Options = Omit<RunnerOptions, 'pgPool' | 'events' | 'preset'>

type Running = {
  runner: Runner
  /** Under which name its jobs are locked. */
  poolId: string
  /** Resolves when the runner has lost the database, and none of its jobs runs any more. */
  lost: Promise<void>
}

/** A runner of jobs that outlives the connections to its database. */
export type LastingRunner = Pick<Runner, 'addJob'> & {
  /** Takes no further jobs, and resolves after those that run. */
  stop: () => Promise<void>
}

/**
 * Starts a runner of the jobs in the database, and another one whenever it loses the database. Jobs that the lost one had locked are free
 * again then, so that no job waits for the four hours after which graphile-worker frees it. Rejects when the first one cannot be started.
 */
export async function startLastingRunner(
  db: Database,
  options: Options,
  logger: FastifyBaseLogger,
): Promise<LastingRunner> {
  let running = await startRunner(db, options)
  let stopping = false
  const restart = async (): Promise<void> => {
    await pause(RESTART_DELAY_MS, undefined, { ref: false })
    if (stopping) return
    try {
      await unlockJobsOf(db, running.poolId)
      running = await startRunner(db, options)
    } catch {
      return restart()
    }
    if (stopping) await stopOne(running)
    else watch()
  }
  const watch = () => {
    const { runner, lost } = running
    const again = () => {
      if (stopping) return
      logger.warn('jobs: the database went away; they go on when it is back')
      void restart()
    }
    Promise.race([runner.promise, lost]).then(again, again)
  }
  watch()
  return {
    addJob: (...job) => running.runner.addJob(...job),
    stop: () => {
      stopping = true
      return stopOne(running)
    },
  }
}

async function startRunner(db: Database, options: Options): Promise<Running> {
  const events = new EventEmitter()
  let poolId = ''
  events.on('pool:create', ({ workerPool }: { workerPool: { id: string } }) => {
    poolId = workerPool.id
  })
  const away = new Promise<void>((resolve) => {
    // The result of a job could not be written.
    events.on('pool:fatalError', () => resolve())
    // The database may have given out a job whose answer was lost: it is locked, and nobody runs it.
    events.on('worker:getJob:error', () => resolve())
  })
  const idle = allStopped(events)
  const runner = await run({
    ...options,
    pgPool: db.$client,
    events,
    // With these settings, a failed write of a job's result ends the runner, which is then restarted. By
    // default it ends the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  })
  const ended = runner.promise.catch(() => {})
  const lost = away.then(async () => {
    runner.stop().catch(() => {})
    await idle
    // Its promise stays open for good when two results fail one after another (graphile-worker 0.18.0).
    await Promise.race([ended, pause(RESULTS_MS, undefined, { ref: false })])
  })
  return { runner, poolId, lost }
}

/** Stops a runner, after its jobs. */
const stopOne = ({ runner, lost }: Running): Promise<void> =>
  Promise.race([runner.stop().catch(() => lost), lost])

/** Resolves when all workers of a runner have ended their jobs, and take no more. */
const allStopped = (events: EventEmitter): Promise<void> =>
  new Promise((resolve) => {
    let working = 0
    events.on('worker:create', () => (working += 1))
    events.on('worker:stop', () => {
      working -= 1
      if (working === 0) resolve()
    })
  })

async function unlockJobsOf(db: Database, poolId: string): Promise<void> {
  await db.$client.query('select graphile_worker.force_unlock_workers($1::text[])', [[poolId]])
}
