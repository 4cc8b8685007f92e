import { and, asc, between, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import { deliveryWindow, slot, slotHold } from '../db/schema.ts'
import { londonDate, toDate, pounds } from '../kernel/index.ts'
import { UsageError, penceOf, readArgs, table, wholeNumber } from './command.ts'
import type { Command, Operator } from './command.ts'
import { moveSubscriptions } from './moved-deliveries.ts'
import { futureDateOf, dateOf } from './dates.ts'

const list: Command = {
  usage: '[--zone london|uk] [--from <date>] [--days <n>]',
  about: 'Delivery windows with their places, and what is closed',
  run: async (ctx, args) => {
    const { values } = readArgs(args, [], {
      zone: { type: 'string', default: 'london' },
      from: { type: 'string' },
      days: { type: 'string', default: '7' },
    })
    const zone = values.zone
    if (zone !== 'london' && zone !== 'uk') throw new UsageError('The zones are london and uk')
    const first = values.from ? dateOf(values.from, '--from') : londonDate(ctx.clock.now())
    const days = wholeNumber(values.days, '--days', 1, 60)
    const windows = await ctx.db
      .select()
      .from(deliveryWindow)
      .where(eq(deliveryWindow.zone, zone))
      .orderBy(asc(deliveryWindow.position))
    const ids = windows.map(({ id }) => id)
    const last = first.add({ days: days - 1 }).toString()
    const within = between(slot.date, first.toString(), last)
    const slots = await ctx.db
      .select()
      .from(slot)
      .where(and(inArray(slot.windowId, ids), within))
    const taken = await ctx.db
      .select({ windowId: slotHold.windowId, date: slotHold.date, count: sql<number>`count(*)::int` })
      .from(slotHold)
      .where(
        and(
          inArray(slotHold.windowId, ids),
          between(slotHold.date, first.toString(), last),
          or(isNull(slotHold.heldUntil), gt(slotHold.heldUntil, toDate(ctx.clock.now()))),
        ),
      )
      .groupBy(slotHold.windowId, slotHold.date)
    const rows = Array.from({ length: days }, (_, n) => first.add({ days: n }).toString()).flatMap((date) =>
      windows.map((window) => {
        const own = slots.find((row) => row.windowId === window.id && row.date === date)
        const held = taken.find((row) => row.windowId === window.id && row.date === date)?.count ?? 0
        return {
          date,
          window: window.id,
          time: `${window.startsAt}–${window.endsAt}`,
          for: window.outwardCodes ? `${window.outwardCodes.length} outward codes` : window.zone,
          price: window.price ? pounds(window.price) : 'free',
          taken: `${held} of ${own?.capacity ?? window.capacity}`,
          state: own?.closed ? 'closed' : 'open',
        }
      }),
    )
    for (const line of table(rows)) ctx.say(line)
  },
}

const open: Command = {
  usage: '<date> [--window <id>] [--zone london|uk]',
  about: 'Takes orders for a day again, or for one window of it',
  run: (operator, args) => setClosed(operator, args, false),
}
const close: Command = {
  usage: '<date> [--window <id>] [--zone london|uk]',
  about: 'Takes no more orders for a day, or for one window of it; what is ordered stays',
  run: (operator, args) => setClosed(operator, args, true),
}

const capacity: Command = {
  usage: '<date> <window> <places>',
  about: 'How many orders a window of a day takes',
  run: async (ctx, args) => {
    const [day, window, places] = readArgs(args, ['The date', 'The window', 'How many places'], {}).words
    const date = futureDateOf(day, 'The date', ctx.clock).toString()
    const id = wholeNumber(window, 'The window', 1)
    const wanted = wholeNumber(places, 'How many places')
    await windowsOf(ctx.db, id, undefined)
    await ctx.db
      .insert(slot)
      .values({ windowId: id, date, capacity: wanted })
      .onConflictDoUpdate({ target: [slot.windowId, slot.date], set: { capacity: wanted } })
    ctx.say(`Window ${id} takes ${wanted} orders on ${date}.`)
    await moveSubscriptions(ctx, date)
  },
}

const price: Command = {
  usage: '<window> <price>',
  about:
    'What delivery in a window costs from now on, on every day; what is ordered or announced keeps its price',
  run: async (ctx, args) => {
    const [window, amount] = readArgs(args, ['The window', 'The price'], {}).words
    const id = wholeNumber(window, 'The window', 1)
    const wanted = penceOf(amount, 'The price')
    const [before] = await windowsOf(ctx.db, id, undefined)
    await ctx.db.update(deliveryWindow).set({ price: wanted }).where(eq(deliveryWindow.id, id))
    const [was, is] = [before?.price ?? 0, wanted].map((pence) => (pence ? pounds(pence) : 'free'))
    const time = before ? ` (${before.zone}, ${before.startsAt}–${before.endsAt})` : ''
    ctx.say(`Window ${id}${time} was ${was} and is ${is}.`)
  },
}

async function setClosed(ctx: Operator, args: string[], closed: boolean): Promise<void> {
  const { values, words } = readArgs(args, ['The date'], {
    window: { type: 'string' },
    zone: { type: 'string' },
  })
  const date = futureDateOf(words[0], 'The date', ctx.clock).toString()
  const id = values.window === undefined ? undefined : wholeNumber(values.window, '--window', 1)
  const windows = await windowsOf(ctx.db, id, values.zone)
  await ctx.db
    .insert(slot)
    .values(windows.map((window) => ({ windowId: window.id, date, capacity: window.capacity, closed })))
    .onConflictDoUpdate({ target: [slot.windowId, slot.date], set: { closed } })
  const state = closed ? 'closed' : 'open'
  ctx.say(
    id ? `Window ${id} of ${date} is ${state}.` : `All ${windows.length} windows of ${date} are ${state}.`,
  )
  await moveSubscriptions(ctx, date)
}

async function windowsOf(db: Operator['db'], id: number | undefined, zone: string | undefined) {
  if (zone !== undefined && zone !== 'london' && zone !== 'uk')
    throw new UsageError('The zones are london and uk')
  const windows = await db
    .select()
    .from(deliveryWindow)
    .where(and(id ? eq(deliveryWindow.id, id) : undefined, zone ? eq(deliveryWindow.zone, zone) : undefined))
  if (!windows.length) throw new UsageError(`There is no window ${id ?? ''}${zone ? ` in ${zone}` : ''}`)
  return windows
}

export const slots: Record<string, Command> = { list, open, close, capacity, price }
