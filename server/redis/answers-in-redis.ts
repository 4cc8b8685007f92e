import type { AnswersOfAllCopies, KeptAnswer } from '../../graphql/rest/shared-cache.ts'
import type { RedisConnection } from './redis-connection.ts'

const ANSWER = 'larkspur:answer:'
/** The keys of the answers that show a product. */
const SHOWING = 'larkspur:showing:'
/** Longer than any answer is kept. */
const SHOWING_SECONDS = 86_400
const AT_ONCE = 500

/** The shared answers of /v1 that all copies have, in Redis. */
export function answersInRedis(redis: RedisConnection): AnswersOfAllCopies {
  return {
    get: (path) =>
      redis.attempt(async (client) => {
        const text = await client.get(ANSWER + path)
        return text === null ? undefined : (JSON.parse(text) as KeptAnswer)
      }),
    set: async (path, answer) => {
      const key = ANSWER + path
      const ms = Math.floor(answer.until - Date.now())
      if (ms <= 0) return
      await redis.attempt((client) => {
        const commands = client.multi().set(key, JSON.stringify(answer), 'PX', ms)
        for (const id of answer.shows) commands.sadd(SHOWING + id, key).expire(SHOWING + id, SHOWING_SECONDS)
        return commands.exec()
      })
    },
    purge: async (products) => {
      await redis.attempt(async (client) => {
        if (products === 'all') {
          for await (const keys of client.scanStream({ match: `${ANSWER}*`, count: AT_ONCE }))
            if ((keys as string[]).length) await client.unlink(...(keys as string[]))
          return
        }
        const sets = products.map((id) => SHOWING + id)
        const keys = sets.length ? await client.sunion(...sets) : []
        if (keys.length) await client.unlink(...keys, ...sets)
      })
    },
  }
}
