import { and, asc, count, eq } from 'drizzle-orm'
import { Temporal } from 'temporal-polyfill'
import type { z } from 'zod'
import { EARLIEST_YEAR } from '../../../contract/types/field-rules.ts'
import type {
  Occasion,
  ImportantDate,
  ImportantDateInput,
  ImportantDates,
} from '../../../contract/important-dates.ts'
import type { Database } from '../../db/database.ts'
import { user, importantDate, savedRecipient } from '../../db/schema.ts'
import type { ImportantDateRow } from '../../db/schema.ts'
import { rewardAction, rewardedActions, ACTION_BONUS, DATES_FOR_BONUS } from '../../loyalty/index.ts'
import {
  isFixedByCalendar,
  nextDate,
  pounds,
  londonDate,
  toDate,
  conflict,
  invalid,
  notFound,
  inTransaction,
} from '../../kernel/index.ts'
import type { Clock, Context, TransactionContext } from '../../kernel/index.ts'
import { mutedOccasions } from '../../outbox/index.ts'
import { nextReminder } from './reminder-time.ts'
import { reminderTargets, describeTargets } from './reminder-targets.ts'
import { userRow } from '../../visitor/index.ts'

type Input = z.output<typeof ImportantDateInput>
const MAX_EVENTS = 100
const YEARS_AHEAD = 5
/** The year of a date whose year is not known. */
const UNKNOWN_YEAR = 2000

export const OCCASION_TITLE: Record<Exclude<Occasion, 'own'>, string> = {
  birthday: 'Birthday',
  special_anniversary: 'Special anniversary',
  valentines_day: 'Valentine’s day',
  mothers_day: 'Mother’s day',
  wedding_day: 'Wedding day',
}

const COLLECTION: Record<Occasion, string> = {
  birthday: 'birthday-flowers',
  special_anniversary: 'anniversary-flowers',
  valentines_day: 'valentine-flowers',
  mothers_day: 'mom',
  wedding_day: 'anniversary-flowers',
  own: 'thinking-of-you-flowers',
}

/** Returns the slug of the collection with the flowers for an occasion. */
export const collectionFor = (occasion: Occasion) => COLLECTION[occasion]

/** Returns the path to the flowers for an occasion, with the date preset for the checkout. */
export function orderPath(occasion: Occasion, date: Temporal.PlainDate): string {
  return `/delivery/day?date=${date.toString()}&collection=${collectionFor(occasion)}`
}

/** Returns a user's important dates, soonest first, and the bonus for keeping enough of them. */
export async function getImportantDates(ctx: Context, userId: string): Promise<ImportantDates> {
  const achieved = (await rewardedActions(ctx, userId)).has('dates')
  const { events, targets } = await datesAndTargets(ctx, userId)
  const missing = DATES_FOR_BONUS - events.length
  const isBegun = events.length > 0
  const bonus = pounds(ACTION_BONUS.dates)
  return {
    achieved,
    title: achieved ? 'Your dates are safe with us' : `Keep ${DATES_FOR_BONUS} dates, earn ${bonus}`,
    subtitle: targets.length
      ? `We remind you ${describeTargets(targets)}, every year.`
      : 'You have switched all reminders off: none is sent until you switch one on in the notification settings.',
    bonuses_will_accrue: achieved ? 0 : ACTION_BONUS.dates,
    bonuses_accrue_text: achieved
      ? `You earned ${bonus} in bonuses for keeping your dates.`
      : isBegun
        ? `${missing} more ${missing === 1 ? 'date' : 'dates'} and ${bonus} in bonuses is yours.`
        : '',
    events,
  }
}

/** Returns a user's important dates, soonest first. */
export async function importantDatesOf(ctx: Context, userId: string): Promise<ImportantDate[]> {
  return (await datesAndTargets(ctx, userId)).events
}

async function datesAndTargets(ctx: Context, userId: string) {
  const rows = await ctx.db
    .select()
    .from(importantDate)
    .where(eq(importantDate.userId, userId))
    .orderBy(asc(importantDate.id))
  const muted = await mutedOccasions(ctx, userId)
  const targets = await reminderTargets(ctx, await userRow(ctx, userId))
  const events = rows
    .map((row) => toEvent(ctx.clock, row, { muted, isReminded: targets.length > 0 }))
    .sort((a, b) => a.days_left - b.days_left || a.id - b.id)
  return { events, targets }
}

/** Adds an important date and returns all of them. Throws 400 for an invalid date and 409 at the limit. */
export async function addImportantDate(
  ctx: Context<Database>,
  userId: string,
  input: Input,
): Promise<ImportantDates> {
  return inTransaction(ctx, async (tx) => {
    // The lock makes the limit hold for concurrent requests.
    await tx.db.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('update')
    const kept = await countOf(tx, userId)
    if (kept >= MAX_EVENTS) throw conflict('too_many_dates', `We keep ${MAX_EVENTS} dates for you.`)
    await tx.db
      .insert(importantDate)
      .values({ userId, ...(await columnsOf(tx, userId, input)), createdAt: toDate(ctx.clock.now()) })
    if (kept + 1 >= DATES_FOR_BONUS) await rewardAction(tx, userId, 'dates')
    return getImportantDates(tx, userId)
  })
}

/** Changes an important date and returns all of them. Throws 404 when there is none with this id. */
export async function changeImportantDate(
  ctx: Context<Database>,
  userId: string,
  id: number,
  input: Input,
): Promise<ImportantDates> {
  return inTransaction(ctx, async (tx) => {
    const own = and(eq(importantDate.id, id), eq(importantDate.userId, userId))
    // The lock serialises with the reminder task, which updates the same row.
    const [before] = await tx.db.select().from(importantDate).where(own).for('update')
    if (!before) throw notFound('important date')
    const { remindAt, ...columns } = await columnsOf(tx, userId, input)
    const isSameReminder =
      before.occasion === columns.occasion &&
      before.date === columns.date &&
      before.leadDays === columns.leadDays &&
      before.muted === columns.muted
    // A new title must not trigger the same reminder again.
    await tx.db
      .update(importantDate)
      .set(isSameReminder ? columns : { ...columns, remindAt })
      .where(own)
    return getImportantDates(tx, userId)
  })
}

/** Removes an important date and returns the others. Throws 404 when there is none with this id. */
export async function removeImportantDate(
  ctx: Context<Database>,
  userId: string,
  id: number,
): Promise<ImportantDates> {
  const removed = await ctx.db
    .delete(importantDate)
    .where(and(eq(importantDate.id, id), eq(importantDate.userId, userId)))
    .returning({ id: importantDate.id })
  if (!removed.length) throw notFound('important date')
  return getImportantDates(ctx, userId)
}

async function countOf(tx: TransactionContext, userId: string): Promise<number> {
  const [row] = await tx.db
    .select({ count: count() })
    .from(importantDate)
    .where(eq(importantDate.userId, userId))
  return row?.count ?? 0
}

async function columnsOf(ctx: TransactionContext, userId: string, input: Input) {
  const { clock } = ctx
  const { occasion, lead_days: leadDays, muted } = input
  const date = dateOf(clock, input)
  const person = await personOf(ctx, userId, input)
  const title = occasion === 'own' ? input.title : (input.title ?? OCCASION_TITLE[occasion])
  if (!title) throw invalid('body.title', 'required')
  const remindAt = nextReminder({ occasion, date, leadDays, muted }, clock.now())
  return {
    occasion,
    title,
    date,
    leadDays,
    muted,
    yearKnown: date === null || input.year_known,
    recipientName: person?.name ?? input.recipient_name ?? null,
    savedRecipientId: person?.id ?? null,
    remindAt: remindAt && toDate(remindAt),
  }
}

/** Returns the saved recipient whose date it is. Throws 400 when the user has none with that id. */
async function personOf(ctx: Context, userId: string, { recipient_id: id }: Input) {
  if (!id) return undefined
  const [row] = await ctx.db
    .select({ id: savedRecipient.id, name: savedRecipient.name })
    .from(savedRecipient)
    .where(and(eq(savedRecipient.id, id), eq(savedRecipient.userId, userId)))
  if (!row) throw invalid('body.recipient_id', 'not_an_option')
  return row
}

function dateOf(clock: Clock, { occasion, date, year_known: isYearKnown }: Input): string | null {
  if (isFixedByCalendar(occasion)) return null
  if (!date) throw invalid('body.date', 'required')
  // A leap year, which has every date.
  if (!isYearKnown) return `${UNKNOWN_YEAR}${date.slice(4)}`
  const { year } = Temporal.PlainDate.from(date)
  if (year < EARLIEST_YEAR || year > londonDate(clock.now()).year + YEARS_AHEAD) {
    throw invalid('body.date', 'not_a_date_to_remember')
  }
  return date
}

/** Converts an important date to the API's form. */
function toEvent(
  clock: Clock,
  row: ImportantDateRow,
  { muted, isReminded }: { muted: Set<Occasion>; isReminded: boolean },
): ImportantDate {
  const isOccasionMuted = muted.has(row.occasion)
  const today = londonDate(clock.now())
  const next = nextDate(row, today)
  return {
    id: row.id,
    occasion: row.occasion,
    title: row.title,
    date: row.date,
    year_known: row.yearKnown,
    next_on: next.toString(),
    days_left: today.until(next, { largestUnit: 'day' }).days,
    recipient_name: row.recipientName,
    recipient_id: row.savedRecipientId,
    lead_days: row.leadDays,
    muted: row.muted,
    occasion_muted: isOccasionMuted,
    remind_at: isOccasionMuted || !isReminded ? null : (row.remindAt?.toISOString() ?? null),
    order_path: orderPath(row.occasion, next),
  }
}
