import { countToday, checkLimits } from '../kernel/index.ts'
import type { Count, Limits, Context } from '../kernel/index.ts'

const TOO_MANY_DECLINES =
  'Too many cards were declined. Try again tomorrow, or write to us and we take your order.'

/** The order and the network of a payment attempt. The network is unknown for webhooks. */
export type Payer = { orderId: string; network?: string | undefined }

type Caps = Pick<Limits, 'declinesPerOrder' | 'declinesPerNetwork'>

/**
 * Throws 429 when so many cards were declined today, for this order or in this network, that somebody may be
 * testing stolen cards.
 */
export async function refuseCardTester(ctx: Context, caps: Caps, payer: Payer): Promise<void> {
  await checkLimits(ctx, ctx.clock.now(), countsOf(caps, payer), TOO_MANY_DECLINES)
}

/** Counts a declined card. */
export async function countDecline(ctx: Context, caps: Caps, payer: Payer): Promise<void> {
  for (const [key, cap] of countsOf(caps, payer)) await countToday(ctx, ctx.clock.now(), key, cap)
}

function countsOf(caps: Caps, { orderId, network }: Payer): Count[] {
  const ofOrder: Count = [`declined order ${orderId}`, caps.declinesPerOrder]
  return network ? [ofOrder, [`declined network ${network}`, caps.declinesPerNetwork]] : [ofOrder]
}
