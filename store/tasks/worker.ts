import type { FastifyBaseLogger } from 'fastify'
import { Logger } from 'graphile-worker'
import type { Task, TaskList } from 'graphile-worker'
import { askedBy } from '../../logging/asked-by.ts'
import { asSafeError } from '../../logging/safe-error.ts'
import type { Metrics } from '../../metrics/metrics.ts'
import { traced } from '../../tracing/tracing.ts'
import { openDatabase } from '../db/database.ts'
import { observePool } from '../db/pool-metrics.ts'
import { presentSecret, runIsolated } from '../kernel/index.ts'
import type { PictureVersions, Clock, Context } from '../kernel/index.ts'
import type { AuthSettings } from '../visitor/index.ts'
import { warnOfMissingBankHolidays } from '../delivery/index.ts'
import { cleanUp } from './clean-up.ts'
import { DUE_KINDS } from './due-kinds.ts'
import { observeArchive } from './archive-metrics.ts'
import { startLastingRunner } from './lasting-runner.ts'
import { observeQueue } from './queue-metrics.ts'
import { DUE_TASK, addDueJobs, lookForDueWork, SEND_MESSAGE, sendMessage } from '../outbox/index.ts'
import type { DueJob, DueContext, Links, SendOptions } from '../outbox/index.ts'
import { withdrawOutdated } from '../notifications/index.ts'
import { deliverSandboxWebhooks } from '../payment/index.ts'
import type { Payments } from '../payment/index.ts'

const AT_ONCE = 4
const EVERY_MINUTE = ['look_for_due_work', 'clean_up']
const EVERY_DAY = ['warn_of_calendar']

type Options = {
  databaseUrl: string
  /** How many statements a connection keeps prepared. Default: 200. */
  preparedStatements?: number | undefined
  clock: Clock
  settings: Links & Pick<AuthSettings, 'shopEmail'>
  carriers: SendOptions
  payments: Payments
  pictures: PictureVersions
  /** The URL to which the sandbox's bank sends its webhooks. */
  storeUrl: string
  logger: FastifyBaseLogger
  /** Told what happens in the shop, for metrics. */
  onEvent?: Context['onEvent']
  /** What the process measures; undefined when nobody asks. */
  metrics?: Metrics | undefined
}

/**
 * Starts a worker that runs the jobs in the database; any number of processes share them. Returns a function
 * that stops it after its running jobs.
 */
export async function startWorker(options: Options): Promise<() => Promise<void>> {
  const { databaseUrl, clock, settings, carriers, payments, pictures, storeUrl, logger, onEvent } = options
  // A separate pool: a slow mail server must not take connections from shoppers, and jobs may run longer than
  // requests.
  const db = openDatabase(databaseUrl, {
    max: AT_ONCE * 2 + 2,
    idleInTransactionMs: 60_000,
    preparedStatements: options.preparedStatements,
  })
  const { shopEmail } = settings
  const { providers } = payments
  const ctx: DueContext = { db, clock, onEvent, links: settings, providers, pictures, shopEmail }
  if (options.metrics) {
    observePool(options.metrics, 'jobs', db)
    observeQueue(options.metrics, ctx)
    observeArchive(options.metrics, db)
  }
  const kinds = [...DUE_KINDS, sendMessage(carriers, withdrawOutdated)]
  const runner = await startLastingRunner(
    db,
    {
      concurrency: AT_ONCE,
      pollInterval: 1_000,
      noHandleSignals: true,
      logger: quietLogger(logger),
      // Runs once, however many processes there are.
      crontab: [
        ...EVERY_MINUTE.map((task) => `* * * * * ${task} ?jobKey=${task}&max=3`),
        ...EVERY_DAY.map((task) => `0 8 * * * ${task} ?jobKey=${task}&max=3`),
      ].join('\n'),
      taskList: logJobFailures(logger, {
        look_for_due_work: (payload) => {
          const { isFirst = false } = (payload ?? {}) as { isFirst?: boolean }
          return runIsolated(kinds, (work) => addDueJobs(ctx, work, isFirst))
        },
        [DUE_TASK]: async (payload, { job }) => {
          const { kind, id, soon } = payload as DueJob
          const work = kinds.find((one) => one.kind === kind)
          if (!work) throw new Error(`There is no kind of due work "${kind}"`)
          await askedBy(`${kind}:${id}`, () => work.run(ctx, id, soon || job.attempts > 1))
          // The task may have made another one due, or itself again: subscriptions are ordered date by date.
          if (kind !== SEND_MESSAGE) await lookForDueWork(ctx, 1)
        },
        clean_up: () => cleanUp(ctx),
        warn_of_calendar: () => warnOfMissingBankHolidays(ctx, shopEmail),
        sandbox_webhooks: async () => {
          if (!payments.bank) return
          await deliverSandboxWebhooks(ctx, { storeUrl, secret: presentSecret(settings.secret) })
        },
      }),
    },
    logger,
  )
  // Picks up the jobs of a killed process immediately.
  await runner.addJob('look_for_due_work', { isFirst: true }, { jobKey: 'look_for_due_work at start' })
  return async () => {
    await runner.stop()
    await db.$client.end()
  }
}

/** Logs each failed attempt of a job, once. The error stored in the queue contains no personal data. */
function logJobFailures(logger: FastifyBaseLogger, tasks: Record<string, Task>): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]): [string, Task] => [
      name,
      async (payload, helpers) => {
        const { kind, id, traceparent } = (payload ?? {}) as Partial<DueJob>
        try {
          await traced(`job ${kind ?? name}`, { kind: 'consumer', linkedTo: traceparent }, async () =>
            task(payload, helpers),
          )
        } catch (error) {
          const { attempts, max_attempts: most } = helpers.job
          const job = { task: kind ?? name, ...(id && { id }), attempt: attempts, of: most }
          const what = attempts < most ? 'a job failed; it is tried again' : 'a job failed; it is parked'
          logger.error({ err: error, job }, what)
          throw asSafeError(error)
        }
      },
    ]),
  )
}

/** Logs only problems of the runner itself: failed jobs are logged above, and payloads never are. */
function quietLogger(logger: FastifyBaseLogger): Logger {
  return new Logger(() => (level, message, meta) => {
    if (meta?.failure) return
    if (level === 'error') logger.error(`jobs: ${message}`)
    else if (level === 'warning') logger.warn(`jobs: ${message}`)
    else logger.debug(`jobs: ${message}`)
  })
}
