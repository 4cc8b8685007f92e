import { eq, sql } from 'drizzle-orm'
import { Temporal } from 'temporal-polyfill'
import type { Database } from '../db/database.ts'
import { setting } from '../db/schema.ts'
import { systemClock, inTransaction } from '../kernel/index.ts'
import type { Clock } from '../kernel/index.ts'
import { lookForDueWork } from '../outbox/index.ts'

export const CLOCK_CHANNEL = 'shop_clock'
const KEY = 'clock'

/** The sandbox's clock. Once set, it stands still in every process until it is reset. */
export type ShopClock = Clock & {
  /** Returns the moment the clock was set to; undefined when it runs. */
  setTo: () => Temporal.Instant | undefined
  /**
   * Sets the clock, or lets it run with undefined. Stored in the database, so it applies to all processes and
   * after a restart.
   */
  set: (moment: Temporal.Instant | undefined) => Promise<void>
  /** Reads the setting of another process. */
  refresh: () => Promise<void>
}

/** Opens the sandbox's clock and reads its setting. */
export async function openShopClock(db: Database): Promise<ShopClock> {
  let held: Temporal.Instant | undefined
  const clock: ShopClock = {
    now: () => held ?? systemClock.now(),
    setTo: () => held,
    refresh: async () => {
      const [row] = await db.select().from(setting).where(eq(setting.key, KEY))
      held = typeof row?.value === 'string' ? Temporal.Instant.from(row.value) : undefined
    },
    set: async (moment) => {
      await inTransaction({ db, clock }, async (tx) => {
        if (moment) {
          const value = moment.toString()
          await tx.db
            .insert(setting)
            .values({ key: KEY, value })
            .onConflictDoUpdate({ target: setting.key, set: { value } })
        } else {
          await tx.db.delete(setting).where(eq(setting.key, KEY))
        }
        await tx.db.execute(sql`select pg_notify(${CLOCK_CHANNEL}, '')`)
        // The new time may make tasks due.
        await lookForDueWork(tx)
      })
      held = moment
    },
  }
  await clock.refresh()
  return clock
}
