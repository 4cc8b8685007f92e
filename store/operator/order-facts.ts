import { asc, eq } from 'drizzle-orm'
import type { Position } from '../../contract/basket.ts'
import type { Database } from '../db/database.ts'
import { orderPhoto, payment } from '../db/schema.ts'
import type { OrderRow } from '../db/schema.ts'
import { pounds } from '../kernel/index.ts'
import type { Clock, Context } from '../kernel/index.ts'
import { partialRefundsOf } from '../loyalty/index.ts'
import { heldSlots } from '../delivery/index.ts'
import { timelineOf, linkOf, linkState } from '../order/index.ts'
import type { LinkRow } from '../order/index.ts'
import { onOneLine } from './command.ts'
import { inLondon, londonTime } from './dates.ts'

/** A fact about an order: a label, and the lines beside and below it. */
export type Fact = [label: string, ...lines: string[]]

/** Returns everything needed to make and deliver an order. */
export async function factsOf(ctx: Context<Database>, row: OrderRow): Promise<Fact[]> {
  return [
    ['order', row.id],
    ['state', await statesOf(ctx, row.id)],
    ...(row.positions ?? []).flatMap(flowersOf),
    ['kind', kindOf(row)],
    ...(await deliveryOf(ctx, row)),
    ['from', row.recipient?.anonymous ? 'a secret' : (row.contact?.name ?? '')],
    ['contact', joined(row.contact?.email, row.contact?.phone)],
    ['if missing', row.substitution],
    ...(await moneyOf(ctx, row)),
    ['pictures', await picturesOf(ctx, row.id)],
  ]
}

/**
 * Formats a fact; empty without content. Typed text stays right of the labels, so that it cannot imitate a
 * fact.
 */
export function linesOf([label, ...lines]: Fact): string[] {
  if (!lines.some(Boolean)) return []
  return lines.map((line, index) => `${(index ? '' : label).padEnd(11)} ${onOneLine(line)}`.trimEnd())
}

export const kindOf = ({ type, subscription }: OrderRow) =>
  type === 'default' ? 'once' : subscription ? 'first of a subscription' : 'of a subscription'

const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(', ')

async function statesOf(ctx: Context<Database>, id: string): Promise<string> {
  const timeline = await timelineOf(ctx, id)
  return `${timeline.map(({ state, at }) => `${state} ${londonTime(at)}`).join(', ')} (London time)`
}

/** Keeps the line breaks of the card text. */
function flowersOf({
  quantity,
  offer_title,
  variant_title,
  gift_card_text: text,
  gift_card,
}: Position): Fact[] {
  const to = gift_card?.details
  return [
    ['flowers', `${quantity} × ${offer_title}, ${variant_title}`],
    ['by e-mail', to ? `to ${to.recipient_name}, ${to.recipient_email}, from ${to.sender}` : ''],
    ['card', ...(text ?? '').split(/\r\n|[\r\n]/)],
  ]
}

async function deliveryOf(ctx: Context<Database>, row: OrderRow): Promise<Fact[]> {
  const slot = (await heldSlots(ctx, [row.id])).get(row.id)
  const link = await linkOf(ctx, row.id)
  const { recipient, shippingAddress: address } = row
  return [
    ['delivery', slot ? `${slot.hold.date} ${slot.window.startsAt}–${slot.window.endsAt}` : 'none'],
    [
      'to',
      joined(
        recipient?.name,
        recipient?.phone,
        address?.line1,
        address?.line2,
        address?.city,
        address?.postcode,
      ),
    ],
    ['recipient', link ? recipientLinkText(ctx.clock, row, link) : ''],
    ['note', recipient?.note ?? ''],
  ]
}

/** Describes the state of the recipient link, so that operators see what the order waits for. */
function recipientLinkText(clock: Clock, { state }: OrderRow, link: LinkRow): string {
  const how = `where and when, at ${link.receiver}`
  const isOver = state === 'cancelled' || state === 'refunded'
  if (!link.expiresAt) return isOver ? '' : `${link.name} will be asked ${how}, once the order is paid`
  const asked = `${link.name} was asked ${how}`
  if (link.takenOverAt) {
    const left = link.chosenAt || isOver ? '' : ', and has still to choose a time'
    return `${asked}; who ordered took it over ${inLondon(link.takenOverAt)}${left}`
  }
  if (link.chosenAt) return `${asked}, and chose ${inLondon(link.chosenAt)}`
  if (isOver) return `${asked}, and had not chosen when the order was given up`
  const until = inLondon(link.expiresAt)
  return linkState(clock, link) === 'run_out'
    ? `${asked}, and has not chosen: the time ran out ${until}`
    : `${asked}, and may choose until ${until}`
}

/** Returns the payments and the refunds. */
async function moneyOf(ctx: Context<Database>, row: OrderRow): Promise<Fact[]> {
  const payments = await ctx.db.select().from(payment).where(eq(payment.orderId, row.id))
  const parts = await partialRefundsOf(ctx, row.id)
  return [
    ['code', row.promo ? `${row.promo.code} (${pounds(row.promo.discount)} off)` : ''],
    ['bonuses', row.usedBonuses ? pounds(row.usedBonuses) : ''],
    ['total', pounds(row.totalCost ?? 0)],
    ...(row.giftCards ?? []).map(({ last4, amount }): Fact => [
      'gift card',
      `${last4} pays ${pounds(amount)}`,
    ]),
    ...payments.map(({ method, state, amount, message }): Fact => [
      'payment',
      `${method} ${state} ${pounds(amount)}${message ? ` (${message})` : ''}`,
    ]),
    ...parts.map(({ amount, reason, refundedAt }): Fact => [
      'given back',
      `${pounds(amount)}${reason ? ` for ${reason}` : ''}${refundedAt ? '' : ' (on its way)'}`,
    ]),
  ]
}

async function picturesOf(ctx: Context<Database>, id: string): Promise<string> {
  const rows = await ctx.db
    .select({ photographer: orderPhoto.photographer })
    .from(orderPhoto)
    .where(eq(orderPhoto.orderId, id))
    .orderBy(asc(orderPhoto.at))
  return rows.map(({ photographer }) => photographer).join(', ')
}
