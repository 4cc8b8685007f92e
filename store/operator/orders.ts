import { readFile } from 'node:fs/promises'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { ORDER_STATES } from '../../contract/order.ts'
import type { OrderState } from '../../contract/order.ts'
import { PHOTOGRAPHERS } from '../../contract/types/order-photo.ts'
import { order, slotHold } from '../db/schema.ts'
import { deliveryTimeOf, heldSlots } from '../delivery/index.ts'
import { extendGiftCardsOf } from '../gift-cards/index.ts'
import { attachPhoto, moveOrder } from '../order/index.ts'
import { isNotified } from '../outbox/index.ts'
import { refundPartially, refundOrder } from '../payment/index.ts'
import { pounds, StoreError, inTransaction } from '../kernel/index.ts'
import { UsageError, penceOf, readArgs, table, wholeNumber, requiredText } from './command.ts'
import type { Command, Operator } from './command.ts'
import { dateOf } from './dates.ts'
import { factsOf, kindOf, linesOf } from './order-facts.ts'

const NUMBER = 'The order’s number'

/** The usual next state. */
const NEXT_STATE: Partial<Record<OrderState, OrderState>> = {
  paid: 'preparing',
  preparing: 'on_its_way',
  on_its_way: 'delivered',
}

const list: Command = {
  usage: '[--state <state>] [--date <delivery date>] [--limit <n>]',
  about: 'Orders, the newest first',
  run: async (ctx, args) => {
    const { values } = readArgs(args, [], {
      state: { type: 'string' },
      date: { type: 'string' },
      limit: { type: 'string', default: '50' },
    })
    const state = values.state === undefined ? undefined : stateOf(values.state)
    const date = values.date === undefined ? undefined : dateOf(values.date, '--date').toString()
    const rows = await ctx.db
      .select({ row: order })
      .from(order)
      .leftJoin(slotHold, eq(slotHold.orderId, order.id))
      .where(
        and(
          isNotNull(order.positions),
          state ? eq(order.state, state) : undefined,
          date ? eq(slotHold.date, date) : undefined,
        ),
      )
      .orderBy(desc(order.createdAt))
      .limit(wholeNumber(values.limit, '--limit', 1))
    const held = await heldSlots(
      ctx,
      rows.map(({ row }) => row.id),
    )
    const lines = table(
      rows.map(({ row }) => {
        const slot = held.get(row.id)
        return {
          order: row.id,
          state: row.state,
          kind: kindOf(row),
          delivery: slot ? `${slot.hold.date} ${slot.window.startsAt}–${slot.window.endsAt}` : '',
          to: [row.recipient?.name, row.shippingAddress?.postcode].filter(Boolean).join(', '),
          total: pounds(row.totalCost ?? 0),
        }
      }),
    )
    for (const line of lines) ctx.say(line)
  },
}

const show: Command = {
  usage: '<order>',
  about: 'All there is to know to make and bring an order',
  run: async (ctx, args) => {
    const row = await find(ctx.db, readArgs(args, [NUMBER], {}).words[0])
    for (const fact of await factsOf(ctx, row)) for (const line of linesOf(fact)) ctx.say(line)
  },
}

const advance: Command = {
  usage: '<order> [--to <state>]',
  about: 'Takes an order to its next state: preparing, on_its_way, delivered',
  run: async (ctx, args) => {
    const { values, words } = readArgs(args, [NUMBER], { to: { type: 'string' } })
    const row = await find(ctx.db, words[0])
    const to = values.to === undefined ? NEXT_STATE[row.state] : stateOf(values.to)
    if (!to) throw new UsageError(`An order that is ${row.state} goes no further by itself`)
    if (!Object.values(NEXT_STATE).includes(to))
      throw new UsageError(
        `To make an order ${to} there is ${to === 'paid' ? 'the payment' : '"orders refund"'}`,
      )
    const moved = await inTransaction(ctx, (tx) => moveOrder(tx, row.id, to))
    if (!moved.moved) throw new UsageError(moved.message)
    const isTold = row.contact && isNotified(to)
    const when = await deliveryTimeOf(ctx, row.id)
    ctx.say(
      `${row.id}${when ? `, for ${when},` : ''} is ${to}; ${isTold ? 'who ordered it is written to' : 'nobody is written to about that'}.`,
    )
  },
}

const photo: Command = {
  usage: `<order> ${PHOTOGRAPHERS.join('|')} <file>`,
  about: 'Shows a picture on the page of an order’s private link',
  run: async (ctx, args) => {
    const [id, who, file] = readArgs(args, [NUMBER, 'Who took it', 'The picture’s file'], {}).words
    const row = await find(ctx.db, id)
    const photographer = PHOTOGRAPHERS.find((one) => one === who)
    if (!photographer) throw new UsageError(`Who took it: ${PHOTOGRAPHERS.join(' or ')}`)
    const bytes = await readFile(file).catch(() => {
      throw new UsageError(`There is no file ${file}`)
    })
    const { width, height } = await inTransaction(ctx, (tx) =>
      attachPhoto(tx, row.id, photographer, bytes).catch((error: unknown) => {
        // The API's message names the field; here it needs the file.
        if (error instanceof StoreError && error.field === 'photo')
          throw new UsageError(`${file} ${error.message}`)
        throw error
      }),
    )
    ctx.say(`The ${photographer}'s picture of ${row.id} is there, ${width} × ${height}.`)
  },
}

const refund: Command = {
  usage: '<order> [--reason <words for who ordered>], or <order> --amount <pounds> [--for <a flower>]',
  about:
    'Gives back what was paid; what is not on its way yet is cancelled. With --amount a part: the order goes on',
  run: async (ctx, args) => {
    const { values, words } = readArgs(args, [NUMBER], {
      reason: { type: 'string' },
      amount: { type: 'string' },
      for: { type: 'string' },
    })
    const row = await find(ctx.db, words[0])
    const outcome = await inTransaction(ctx, async (tx) => {
      const done =
        values.amount === undefined
          ? await refundOrder(tx, row.id, wholeReason(values))
          : await refundPartially(tx, row.id, {
              amount: penceOf(values.amount, '--amount', 1),
              reason: partReason(values),
            })
      // A refund by the shop extends expired gift cards, so that the amount can be spent.
      if (done.success) await extendGiftCardsOf(tx, row)
      return done
    })
    if (!outcome.success) throw new UsageError(outcome.message)
    ctx.say(outcome.message)
  },
}

type Reasons = { reason?: string | undefined; for?: string | undefined }

function wholeReason(values: Reasons): string | null {
  if (values.for !== undefined)
    throw new UsageError('--for says what a part is given back for: --amount is missing')
  return values.reason === undefined ? null : requiredText(values.reason, '--reason')
}

function partReason(values: Reasons): string | null {
  if (values.reason !== undefined)
    throw new UsageError('--reason is for all of the money; what a part is given back for says --for')
  if ((values.for ?? '').length > 120) throw new UsageError('--for must be at most 120 characters')
  return values.for === undefined ? null : requiredText(values.for, '--for')
}

export const orders: Record<string, Command> = { list, show, advance, photo, refund }

async function find(db: Operator['db'], typed: string) {
  const number = typed.toUpperCase()
  const [row] = await db.select().from(order).where(eq(order.id, number))
  if (!row?.positions) throw new UsageError(`There is no order ${number}`)
  return row
}

function stateOf(text: string): OrderState {
  const state = ORDER_STATES.find((one) => one === text)
  if (!state) throw new UsageError(`The states of an order are ${ORDER_STATES.join(', ')}`)
  return state
}
