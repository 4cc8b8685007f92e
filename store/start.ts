import type { FastifyBaseLogger } from 'fastify'
import { buildStore } from './app.ts'
import { migrateDatabase, openDatabase } from './db/database.ts'
import { startEmbeddedPostgres } from './db/embedded-postgres.ts'
import { seedIfEmpty } from './db/seed.ts'
import type { Clock } from './domain/clock.ts'
import { systemClock } from './domain/clock.ts'
import { warmPictures } from './domain/warm-pictures.ts'
import { ImageService } from './providers/image-service.ts'
import { typesense } from './providers/typesense.ts'
import type { TypesenseOptions } from './providers/typesense.ts'

export type StoreOptions = {
  port: number
  /** Without one, a PostgreSQL of our own below `dataFolder`. */
  databaseUrl?: string | undefined
  dataFolder: string
  /** How many products an empty database is filled with; without it, the hand-made catalogue. */
  seedProducts?: number | undefined
  clock?: Clock
  /** Draw the most loved pictures in the background, before anybody asks. */
  warmPictures?: boolean
  /** A Typesense that finds products for phrases; without it, PostgreSQL does. */
  search?: TypesenseOptions | undefined
  logger: FastifyBaseLogger
}

export type RunningStore = { url: string; databaseUrl: string; stop: () => Promise<void> }

/** Starts the commerce service on the loopback interface, with its database ready, migrated and filled. */
export async function startStore(options: StoreOptions): Promise<RunningStore> {
  const { logger, dataFolder } = options
  const say = (message: string) => logger.info(message)
  const postgres = options.databaseUrl ? undefined : await startEmbeddedPostgres(dataFolder, say)
  const databaseUrl = options.databaseUrl ?? postgres?.url
  if (!databaseUrl) throw new Error('There is no database')
  await migrateDatabase(databaseUrl)
  const db = openDatabase(databaseUrl)
  const clock = options.clock ?? systemClock
  await seedIfEmpty(db, clock, options.seedProducts, say)
  const images = new ImageService(dataFolder)
  await images.findPhotographs()
  const search = options.search && typesense(options.search)
  const app = await buildStore({ db, clock, images, search }, logger)
  const url = await app.listen({ host: '127.0.0.1', port: options.port })
  const stopping = new AbortController()
  const warming = options.warmPictures
    ? warmPictures(db, images, stopping.signal).catch((error: unknown) =>
        logger.warn({ err: error }, 'pictures were not warmed'),
      )
    : undefined
  return {
    url,
    databaseUrl,
    stop: async () => {
      stopping.abort()
      await warming
      await app.close()
      await db.$client.end()
      await postgres?.stop()
    },
  }
}
