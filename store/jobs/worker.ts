import type { FastifyBaseLogger } from 'fastify'
import { Logger, run } from 'graphile-worker'
import { openDatabase } from '../db/database.ts'
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
  const runner = await run({
    pgPool: db.$client,
    concurrency: AT_ONCE,
    pollInterval: 1_000,
    noHandleSignals: true,
    logger: quietLogger(logger),
    // Once a minute, in one of the copies.
    crontab: '* * * * * sweep ?jobKey=sweep&max=3',
    taskList: {
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
    },
  })
  // What a killed process left behind is not waited for.
  await runner.addJob('sweep', { isFirst: true }, { jobKey: 'sweep' })
  return async () => {
    await runner.stop()
    await db.$client.end()
  }
}

/** Failures are worth a line, the daily round is not. Payloads never are. */
function quietLogger(logger: FastifyBaseLogger): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error') logger.error(`jobs: ${message}`)
    else if (level === 'warning') logger.warn(`jobs: ${message}`)
    else logger.debug(`jobs: ${message}`)
  })
}
