import type { FastifyBaseLogger } from 'fastify'
import { Logger, run } from 'graphile-worker'
import { openDatabase } from '../db/database.ts'
import type { AuthSettings } from '../domain/auth-settings.ts'
import type { Clock } from '../domain/clock.ts'
import { sendMessage } from '../domain/send-message.ts'
import type { Carriers } from '../domain/send-message.ts'
import { sweep } from '../domain/sweep.ts'

const AT_ONCE = 4

type Options = {
  databaseUrl: string
  clock: Clock
  settings: Pick<AuthSettings, 'secret' | 'siteUrl'>
  carriers: Carriers
  logger: FastifyBaseLogger
}

/**
 * Works off the jobs in the database, in this process; any number of copies share them. Answers with what ends it,
 * once the jobs under way are done.
 */
export async function startWorker(options: Options): Promise<() => Promise<void>> {
  const { databaseUrl, clock, settings, carriers, logger } = options
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
      sweep: async () => sweep(db, clock, settings),
    },
  })
  // What a killed process left behind is not waited for.
  await runner.addJob('sweep', {}, { jobKey: 'sweep' })
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
