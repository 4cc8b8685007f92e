import { countToday, checkLimits } from '../kernel/index.ts'
import type { Count, Limits, Context } from '../kernel/index.ts'

const ENOUGH = 'Too many cards were declined. Try again tomorrow, or write to us and we take your order.'

/** What is paid for, and from where. A provider that tells of a payment does not say from where. */
export type Payer = { orderId: string; network?: string | undefined }

type Caps = Pick<Limits, 'declinesPerOrder' | 'declinesPerNetwork'>

/** Throws (429) when so many cards were declined today that somebody may be trying stolen ones. */
export async function refuseCardTester(ctx: Context, caps: Caps, payer: Payer): Promise<void> {
  await checkLimits(ctx, ctx.clock.now(), countsOf(caps, payer), ENOUGH)
}

/** Counts a card that was declined. */
export async function countDecline(ctx: Context, caps: Caps, payer: Payer): Promise<void> {
  for (const [key, cap] of countsOf(caps, payer)) await countToday(ctx, ctx.clock.now(), key, cap)
}

function countsOf(caps: Caps, { orderId, network }: Payer): Count[] {
  const ofOrder: Count = [`declined order ${orderId}`, caps.declinesPerOrder]
  return network ? [ofOrder, [`declined network ${network}`, caps.declinesPerNetwork]] : [ofOrder]
}
