import type { Queryable } from '../db/database.ts'
import type { Clock } from '../kernel/clock.ts'
import { countToday } from '../kernel/daily-count.ts'
import { refuseEnough } from '../kernel/limits.ts'
import type { Count, Limits } from '../kernel/limits.ts'

const ENOUGH = 'Too many cards were declined. Try again tomorrow, or write to us and we take your order.'

/** What is paid for, and from where. A provider that tells of a payment does not say from where. */
export type Payer = { orderId: string; network?: string | undefined }

type Caps = Pick<Limits, 'declinesPerOrder' | 'declinesPerNetwork'>

/** Throws (429) when so many cards were declined today that somebody may be trying stolen ones. */
export async function refuseCardTester(db: Queryable, clock: Clock, caps: Caps, payer: Payer): Promise<void> {
  await refuseEnough(db, clock.now(), countsOf(caps, payer), ENOUGH)
}

/** Counts a card that was declined. */
export async function countDecline(db: Queryable, clock: Clock, caps: Caps, payer: Payer): Promise<void> {
  for (const [key, cap] of countsOf(caps, payer)) await countToday(db, clock.now(), key, cap)
}

function countsOf(caps: Caps, { orderId, network }: Payer): Count[] {
  const ofOrder: Count = [`declined order ${orderId}`, caps.declinesPerOrder]
  return network ? [ofOrder, [`declined network ${network}`, caps.declinesPerNetwork]] : [ofOrder]
}
