import { Temporal } from 'temporal-polyfill'
import type { Queryable } from '../db/database.ts'
import { heldSlot } from './intervals.ts'

/** When an order is delivered as a person says it, e.g. `Friday 13 March, 10:00–14:00`; null when nothing is chosen. */
export async function whenOf(db: Queryable, orderId: string): Promise<string | null> {
  const held = await heldSlot(db, orderId)
  if (!held) return null
  const day = Temporal.PlainDate.from(held.hold.date).toLocaleString('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  })
  return `${day}, ${held.window.startsAt}–${held.window.endsAt}`
}
