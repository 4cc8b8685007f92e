import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { Logger, run } from 'graphile-worker'
import type { Task, TaskList } from 'graphile-worker'
import { asSafeError } from '../../logging/safe-error.ts'
import { openDatabase } from '../db/database.ts'
import type { Database } from '../db/database.ts'
import type { Clock } from '../domain/clock.ts'
import { sendMessage } from '../domain/send-message.ts'
import type { Carriers } from '../domain/send-message.ts'
import { writeOrderLetters } from '../domain/order-letters.ts'
import { writePartRefundLetters } from '../domain/part-refund-letters.ts'
import { settlePayments } from '../domain/settle-payments.ts'
import { sweep } from '../domain/sweep.ts'
import type { Payments } from '../domain/payment-providers.ts'
import { deliverSandboxWebhooks } from '../domain/sandbox-bank/sandbox-webhooks.ts'
import type { Links } from '../domain/letter-link.ts'

const AT_ONCE = 4

type Options = {
  databaseUrl: string
  clock: Clock
  settings: Links
  carriers: Carriers
  payments: Payments
  /** Where the sandbox's bank tells the shop of payments. */
  storeUrl: string
  logger: FastifyBaseLogger
}

/**
 * Works off the jobs in the database, in this process; any number of copies share them. Answers with what ends it,
 * once the jobs under way are done.
 */
export async function startWorker(options: Options): Promise<() => Promise<void>> {
  const { databaseUrl, clock, settings, carriers, payments, storeUrl, logger } = options
  const { providers } = payments
  // Connections of its own: a slow mail server takes none from shoppers, and may take longer than they would wait.
  const db = openDatabase(databaseUrl, { max: AT_ONCE * 2 + 2, idleInTransactionMs: 60_000 })
  let poolId = ''
  let stopping = false
  const begin = () =>
    run({
      pgPool: db.$client,
      concurrency: AT_ONCE,
      pollInterval: 1_000,
      noHandleSignals: true,
      // A failure to write down how a job ended is to end the runner, which is begun again; by itself it would end the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      events: new EventEmitter().on('pool:create', ({ workerPool }: { workerPool: { id: string } }) => {
        poolId = workerPool.id
      }),
      logger: quietLogger(logger),
      // Once a minute, in one of the copies.
      crontab: '* * * * * sweep ?jobKey=sweep&max=3',
      taskList: tellingNothing({
        send_message: async (payload) => sendMessage(db, clock, carriers, (payload as { id: string }).id),
        sweep: async (payload) =>
          sweep(db, clock, settings, providers, (payload ?? {}) as { isFirst?: boolean }),
        write_letters: async () => {
          await writeOrderLetters(db, clock, settings)
          await writePartRefundLetters(db, clock, settings)
        },
        settle_payments: async () => void (await settlePayments(db, clock, providers)),
        sandbox_webhooks: async () => {
          if (!payments.bank) return
          await deliverSandboxWebhooks(db, clock, { storeUrl, secret: settings.secret })
        },
      }),
    })
  let runner = await begin()
  // What a killed process left behind is not waited for.
  await runner.addJob('sweep', { isFirst: true }, { jobKey: 'sweep' })
  const beginAgain = async (): Promise<void> => {
    await pause(AGAIN_MS, undefined, { ref: false })
    if (stopping) return
    try {
      // What it was at is held in the name of a runner that is gone.
      await unlockJobsOf(db, poolId)
      runner = await begin()
    } catch {
      return beginAgain()
    }
    if (stopping) await runner.stop()
    else watch()
  }
  const watch = () => {
    const goOn = () => {
      if (stopping) return
      logger.warn('jobs: the database went away; they go on when it is back')
      void beginAgain()
    }
    runner.promise.then(goOn, goOn)
  }
  watch()
  return async () => {
    stopping = true
    await runner.stop().catch(() => {})
    await db.$client.end()
  }
}

const AGAIN_MS = 500

async function unlockJobsOf(db: Database, poolId: string): Promise<void> {
  await db.$client.query('select graphile_worker.force_unlock_workers($1::text[])', [[poolId]])
}

/** The queue writes to the log and beside the job what a task throws: it must hold nothing of a shopper's. */
function tellingNothing(tasks: Record<string, Task>): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]): [string, Task] => [
      name,
      async (payload, helpers) => {
        try {
          await task(payload, helpers)
        } catch (error) {
          throw asSafeError(error)
        }
      },
    ]),
  )
}

/** Failures are worth a line, the daily round is not. Payloads never are. */
function quietLogger(logger: FastifyBaseLogger): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error') logger.error(`jobs: ${message}`)
    else if (level === 'warning') logger.warn(`jobs: ${message}`)
    else logger.debug(`jobs: ${message}`)
  })
}
