import { readFile } from 'node:fs/promises'
import { and, eq, isNull } from 'drizzle-orm'
import { Temporal } from 'temporal-polyfill'
import { closingDay, order, slotHold } from '../db/schema.ts'
import type { Region } from '../../contract/types/region.ts'
import { BankHolidays, importBankHolidays, deliveryDays, destinationOf } from '../delivery/index.ts'
import { londonDate, inTransaction } from '../kernel/index.ts'
import { UsageError, plural, readArgs, table, wholeNumber, requiredText } from './command.ts'
import type { Command, Operator } from './command.ts'
import { moveSubscriptions } from './moved-deliveries.ts'
import { futureDateOf, dateOf } from './dates.ts'

const DELIVERED: readonly Region[] = ['london', 'england-and-wales', 'scotland']

const list: Command = {
  usage: '[--from <date>] [--days <n>]',
  about: 'Days on which not everything is delivered: bank holidays, and what the shop has closed',
  run: async (ctx, args) => {
    const { values } = readArgs(args, [], {
      from: { type: 'string' },
      days: { type: 'string', default: '365' },
    })
    const first = values.from ? dateOf(values.from, '--from') : londonDate(ctx.clock.now())
    const length = wholeNumber(values.days, '--days', 1, 1_100)
    const calendar = await deliveryDays(ctx, first, first.add({ days: length - 1 }))
    const rows = Array.from({ length }, (_, n) => first.add({ days: n })).flatMap((date) =>
      DELIVERED.flatMap((region) => {
        const rule = calendar.ruleOn({ regions: [region] }, date)
        return rule
          ? [{ date: date.toString(), region, day: rule.name, delivered: deliveredBy(rule.lastEnd) }]
          : []
      }),
    )
    if (!rows.length) ctx.say('Everything is delivered on each of these days.')
    for (const line of table(rows)) ctx.say(line)
  },
}

const deliveredBy = (lastEnd: string | null) => (lastEnd ? `until ${lastEnd}` : 'nothing')

const close: Command = {
  usage: '<date> --name <words> [--region london|england-and-wales|scotland] [--until <time>]',
  about: 'Takes no more orders for a day (2027-05-10, or 12-25 for every year), or only until a time of it',
  run: async (operator, args) => {
    const { values, words } = readArgs(args, ['The date'], {
      name: { type: 'string' },
      region: { type: 'string' },
      until: { type: 'string' },
    })
    if (values.name === undefined) throw new UsageError('Say what day it is: --name "Staff outing"')
    const name = requiredText(values.name, '--name')
    const lastEnd = values.until === undefined ? null : timeOf(values.until)
    const day = dayOf(words[0], operator)
    const regions = regionsOf(values.region)

    for (const region of regions)
      await operator.db
        .insert(closingDay)
        .values({ region, day, lastEnd, name, kind: 'shop' })
        .onConflictDoUpdate({
          target: [closingDay.region, closingDay.day],
          set: { lastEnd, name, kind: 'shop', open: false },
        })
    operator.say(`On ${day} (${name}) ${deliveredBy(lastEnd)} is delivered in ${regions.join(', ')}.`)
    await moveSubscriptions(operator, isYearly(day) ? undefined : day)
    await sayAffectedOrders(operator, day, regions)
  },
}

const open: Command = {
  usage: '<date> [--region london|england-and-wales|scotland]',
  about: 'Delivers as on any other day, also on a bank holiday',
  run: async (operator, args) => {
    const { values, words } = readArgs(args, ['The date'], { region: { type: 'string' } })
    const day = dayOf(words[0], operator)
    const regions = regionsOf(values.region)
    for (const region of regions)
      await operator.db
        .insert(closingDay)
        .values({ region, day, name: 'Open', kind: 'shop', open: true })
        .onConflictDoUpdate({ target: [closingDay.region, closingDay.day], set: { open: true } })
    operator.say(`On ${day} everything is delivered in ${regions.join(', ')}.`)
    await moveSubscriptions(operator, isYearly(day) ? undefined : day)
  },
}

const importHolidays: Command = {
  usage: '<bank-holidays.json>',
  about: 'Takes over bank holidays as https://www.gov.uk/bank-holidays.json has them',
  run: async (ctx, args) => {
    const [path] = readArgs(args, ['The file'], {}).words
    const file = BankHolidays.safeParse(await readJson(path))
    if (!file.success)
      throw new UsageError(`${path} is not what gov.uk publishes: ${file.error.issues[0]?.message}`)
    const { first, last, added, removed } = await inTransaction(ctx, (tx) =>
      importBankHolidays(tx, file.data),
    )
    ctx.say(`Bank holidays from ${first} to ${last}: ${added} new, ${removed} removed.`)
    await moveSubscriptions(ctx)
  },
}

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch (error) {
    throw new UsageError(`${path} cannot be read: ${error instanceof Error ? error.message : error}`)
  }
}

/** Parses a date that is not past, or a day of every year. */
function dayOf(typed: string, { clock }: Operator): string {
  if (!isYearly(typed)) return futureDateOf(typed, 'The date', clock).toString()
  // A leap year, so that 29 February is valid.
  return dateOf(`2028-${typed}`, 'The date').toString().slice('2028-'.length)
}

const isYearly = (day: string) => /^\d\d-\d\d$/.test(day)

function regionsOf(typed: string | undefined): readonly Region[] {
  if (typed === undefined) return DELIVERED
  const region = DELIVERED.find((one) => one === typed)
  if (!region) throw new UsageError(`The regions are ${DELIVERED.join(', ')}`)
  return [region]
}

function timeOf(typed: string): string {
  try {
    if (/^\d\d:\d\d$/.test(typed)) return Temporal.PlainTime.from(typed).toString({ smallestUnit: 'minute' })
  } catch {
    // Not a time: reported below.
  }
  throw new UsageError(`--until must be a time like 12:00, not "${typed}"`)
}

/** Prints the paid orders of a closed day, which stay as they are: an operator has to decide about them. */
async function sayAffectedOrders(ctx: Operator, day: string, regions: readonly Region[]): Promise<void> {
  if (isYearly(day)) return
  const rows = await ctx.db
    .select({ id: order.id, address: order.shippingAddress })
    .from(slotHold)
    .innerJoin(order, eq(order.id, slotHold.orderId))
    .where(and(eq(slotHold.date, day), isNull(slotHold.heldUntil)))
  const ids = rows.flatMap(({ id, address }) =>
    address && destinationOf(address).regions.some((region) => regions.includes(region)) ? [id] : [],
  )
  if (ids.length)
    ctx.say(
      `${plural(ids.length, 'order')} paid for that day ${ids.length === 1 ? 'stays as it is; decide about it' : 'stay as they are; decide about them'}: ${ids.join(', ')}`,
    )
}

export const days: Record<string, Command> = { list, close, open, import: importHolidays }
