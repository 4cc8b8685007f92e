import { eq } from 'drizzle-orm'
import { Temporal } from 'temporal-polyfill'
import type { z } from 'zod'
import { fieldMessage } from '../../contract/types/field-errors.ts'
import type { ChoiceInput, RecipientChoice } from '../../contract/recipient-link.ts'
import type { AddressInput } from '../../contract/order.ts'
import type { Database } from '../db/database.ts'
import { order, recipientLink } from '../db/schema.ts'
import type { OrderRow } from '../db/schema.ts'
import {
  countToday,
  getCountToday,
  parsePhone,
  StoreError,
  conflict,
  notFound,
  inTransaction,
} from '../kernel/index.ts'
import type { Clock, Context, InTransaction } from '../kernel/index.ts'
import { eraseTime, hashToken } from '../visitor/index.ts'
import {
  destinationOf,
  getDeliveryDates,
  heldSlot,
  isSameDay,
  placeOfPostcode,
  shippingAddressOf,
} from '../delivery/index.ts'
import { linkState, updateLink, confirmDelivery } from '../order/index.ts'
import type { LinkRow } from '../order/index.ts'
import { notifyRecipientChoice } from './recipient-messages.ts'
import type { WithLinks } from '../outbox/index.ts'

type Found = { link: LinkRow; row: OrderRow }
type Refused = { message: string; code?: string; field?: string }
export type ChoiceOutcome = Refused & { success: boolean; data: RecipientChoice }

/** The number of unknown links one network may try in an hour. */
const MAX_GUESSES = 30

/**
 * Returns what the recipient is asked or has answered. Throws 404 for an unknown link, 410 for one that no
 * longer works and 429 for a network that guesses.
 */
export async function getChoice(
  ctx: Context<Database>,
  network: string,
  token: string,
): Promise<RecipientChoice> {
  await refuseGuessers(ctx, network)
  const found = await findLink(ctx, token)
  if (!found) return countGuess(ctx, network)
  refuseEnded(ctx.clock, found)
  return toChoice(ctx, found)
}

/** Stores the recipient's address to show the slots there. Nothing is booked yet. */
export function setChoiceAddress(
  ctx: Context<Database>,
  network: string,
  token: string,
  input: z.infer<typeof AddressInput>,
): Promise<ChoiceOutcome> {
  return changeChoice(ctx, network, token, async (tx, found) => {
    const address = await shippingAddressOf(tx, input)
    if ('message' in address) return { message: address.message, field: 'body.postcode' }
    await updateLink(tx, found.link.orderId, { address })
    return undefined
  })
}

/** Books the slot at the stored address. Sends messages to the recipient and to the sender. */
export function chooseDelivery(
  ctx: WithLinks<Context<Database>>,
  network: string,
  token: string,
  { phone: typed, note, ...choice }: z.infer<typeof ChoiceInput>,
): Promise<ChoiceOutcome> {
  return changeChoice(ctx, network, token, async (tx, { link, row }) => {
    const { address } = link
    if (!address || !row.recipient)
      return { code: 'address_missing', message: 'Say where the flowers go first' }
    const phone = row.recipient.phone || parsePhone(typed ?? '')
    if (!phone) return { code: 'invalid_phone', field: 'body.phone', message: fieldMessage('invalid_phone') }
    const refusal = await confirmDelivery(tx, link, {
      ...choice,
      destination: destinationOf(address),
      sameDay: isSameDay(row.positions),
    })
    if (refusal) return refusal
    await tx.db
      .update(order)
      .set({
        shippingAddress: address,
        recipient: { ...row.recipient, phone, note: note || null },
        // The sender's account was erased: keep what the courier needs until the delivery.
        ...(row.eraseAt && { eraseAt: eraseTime(Temporal.PlainDate.from(choice.date)) }),
      })
      .where(eq(order.id, row.id))
    await updateLink(tx, row.id, { address: null })
    await notifyRecipientChoice(tx, row, link)
    return undefined
  })
}

/** Runs `change` with the order of the link locked, so that concurrent requests see each other's result. */
async function changeChoice<C extends Context<Database>>(
  ctx: C,
  network: string,
  token: string,
  change: (tx: InTransaction<C>, found: Found) => Promise<Refused | undefined>,
): Promise<ChoiceOutcome> {
  await refuseGuessers(ctx, network)
  const outcome = await inTransaction(ctx, async (tx) => {
    const first = await findLink(tx, token)
    if (!first) return undefined
    await tx.db.select({ id: order.id }).from(order).where(eq(order.id, first.row.id)).for('update')
    const found = (await findLink(tx, token)) ?? first
    refuseEnded(ctx.clock, found)
    if (found.link.chosenAt) throw conflict('chosen', 'You have chosen already. Call us if it has to change.')
    const refused = await change(tx, found)
    const data = await toChoice(tx, (await findLink(tx, token)) ?? found)
    return { success: !refused, message: '', ...refused, data }
  })
  return outcome ?? countGuess(ctx, network)
}

async function findLink(ctx: Context, token: string): Promise<Found | undefined> {
  const [found] = await ctx.db
    .select({ link: recipientLink, row: order })
    .from(recipientLink)
    .innerJoin(order, eq(order.id, recipientLink.orderId))
    .where(eq(recipientLink.tokenHash, hashToken(token)))
  // A link is sent only once its order is paid.
  return found?.link.expiresAt ? found : undefined
}

const UNDER_WAY = ['paid', 'preparing', 'on_its_way']

function refuseEnded(clock: Clock, { link, row }: Found): void {
  const state = linkState(clock, link)
  const gone = (message: string) => new StoreError(410, 'gone', message)
  if (row.state === 'delivered') throw gone('These flowers have been delivered.')
  if (!UNDER_WAY.includes(row.state)) throw gone('This order was cancelled, and nothing will be delivered.')
  if (state === 'taken_over')
    throw gone('Where they go has been said by who sends them. There is nothing left to do.')
  if (state === 'run_out')
    throw gone('Nobody has chosen within seven days. Ask who sent you this, or call us.')
}

async function refuseGuessers(ctx: Context<Database>, network: string): Promise<void> {
  if ((await getCountToday(ctx, ctx.clock.now(), guessKey(ctx.clock, network))) >= MAX_GUESSES)
    throw new StoreError(429, 'too_many', 'Too many links were tried from here. Try again in an hour.', {
      retryAfter: secondsLeftThisHour(ctx.clock.now()),
    })
}

async function countGuess(ctx: Context<Database>, network: string): Promise<never> {
  await countToday(ctx, ctx.clock.now(), guessKey(ctx.clock, network), MAX_GUESSES)
  throw notFound('link')
}

/** Guesses are counted by the hour of London, which is as long as that of UTC. */
const secondsLeftThisHour = (now: Temporal.Instant) =>
  3_600 - (Math.floor(now.epochMilliseconds / 1000) % 3_600)

const guessKey = (clock: Clock, network: string) =>
  `guess ${clock.now().toZonedDateTimeISO('Europe/London').hour} ${network}`

async function toChoice(ctx: Context, { link, row }: Found): Promise<RecipientChoice> {
  const held = link.chosenAt ? await heldSlot(ctx, row.id) : undefined
  const address = link.chosenAt ? null : link.address
  return {
    state: link.chosenAt ? 'chosen' : 'open',
    recipient: link.name,
    sender: row.recipient?.anonymous ? null : (row.contact?.name ?? null),
    expires_at: (link.expiresAt ?? row.createdAt).toISOString(),
    positions: (row.positions ?? []).map(({ offer_title: title, variant_title, quantity, image }) => ({
      ...{ title, variant_title, quantity, image },
    })),
    needs_phone: !row.recipient?.phone,
    address: address && { ...address, place: await placeOfPostcode(ctx, address.postcode) },
    dates: link.chosenAt ? [] : await openDates(ctx, link, row),
    chosen: held ? { date: held.hold.date, from: held.window.startsAt, to: held.window.endsAt } : null,
  }
}

/** Returns the slots within the price paid, without prices. */
async function openDates(ctx: Context, link: LinkRow, row: OrderRow) {
  if (!link.address) return []
  const holder = { orderId: row.id, sameDay: isSameDay(row.positions) }
  const dates = await getDeliveryDates(ctx, destinationOf(link.address), holder)
  return dates
    .map(({ date, intervals }) => ({
      date,
      intervals: intervals
        .filter(({ disabled, price }) => !disabled && price <= link.price)
        .map(({ id, from, to }) => ({ id, from, to })),
    }))
    .filter(({ intervals }) => intervals.length)
}
