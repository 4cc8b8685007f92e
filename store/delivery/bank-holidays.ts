import { and, between, eq, inArray, notInArray } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../db/database.ts'
import { closingDay } from '../db/schema.ts'
import { londonDate, inTransaction } from '../kernel/index.ts'
import type { Context, TransactionContext } from '../kernel/index.ts'
import { notifyStaff } from '../outbox/index.ts'

const NATIONS = ['england-and-wales', 'scotland', 'northern-ireland'] as const

const Division = z.object({
  events: z
    .array(z.object({ title: z.string().min(1).max(100), date: z.iso.date(), notes: z.string() }))
    .min(1),
})

/** The file in which the government publishes bank holidays: <https://www.gov.uk/bank-holidays.json>. */
export const BankHolidays = z.object({
  'england-and-wales': Division,
  scotland: Division,
  'northern-ireland': Division,
})
export type BankHolidays = z.infer<typeof BankHolidays>

export type ImportResult = { first: string; last: string; added: number; removed: number }

/**
 * Replaces the bank holidays in the range of civil dates that the file covers. Days that the shop has decided on itself
 * are kept. For `npm run store -- days import`.
 */
export async function importBankHolidays(tx: TransactionContext, file: BankHolidays): Promise<ImportResult> {
  const rows = NATIONS.flatMap((region) =>
    file[region].events.map(({ title, date, notes }) => ({
      ...{ region, day: date, kind: 'bank_holiday' as const },
      name: inSentence(notes ? `bank holiday for ${title}` : title),
    })),
  )
  const days = rows.map(({ day }) => day).sort()
  const [first = '', last = ''] = [days[0], days.at(-1)]
  let removed = 0
  for (const region of NATIONS) {
    const kept = rows.filter((row) => row.region === region).map(({ day }) => day)
    const gone = await tx.db
      .delete(closingDay)
      .where(
        and(
          eq(closingDay.region, region),
          eq(closingDay.kind, 'bank_holiday'),
          between(closingDay.day, first, last),
          notInArray(closingDay.day, kept),
        ),
      )
      .returning({ day: closingDay.day })
    removed += gone.length
  }
  const added = await tx.db.insert(closingDay).values(rows).onConflictDoNothing().returning()
  return { first, last, added: added.length, removed }
}

/**
 * How many days before the last known bank holiday staff are warned. Orders reach nine weeks ahead, subscriptions have
 * no end.
 */
const WARN_DAYS = 300

/** Notifies staff, once, when bank holidays are known for less than the next ten months. */
export async function warnOfMissingBankHolidays(ctx: Context<Database>, shopEmail: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const until = await bankHolidaysUntil(tx)
    if (until && until > londonDate(ctx.clock.now()).add({ days: WARN_DAYS }).toString()) return
    await notifyStaff(tx, {
      to: shopEmail,
      about: `bank holidays ${until}`,
      subject: 'The calendar of bank holidays ends soon',
      text: [
        until
          ? `The shop knows bank holidays until ${until}. After that it would sell deliveries for them.`
          : 'The shop knows no bank holidays, and sells deliveries for them.',
        'Save https://www.gov.uk/bank-holidays.json to a file and run: npm run store -- days import <file>',
      ].join('\n\n'),
    })
  })
}

/** Returns the last civil date up to which bank holidays are known for all nations, or null. */
async function bankHolidaysUntil(tx: TransactionContext): Promise<string | null> {
  const rows = await tx.db
    .select({ region: closingDay.region, day: closingDay.day })
    .from(closingDay)
    .where(and(eq(closingDay.kind, 'bank_holiday'), inArray(closingDay.region, [...NATIONS])))
  const lasts = NATIONS.map((nation) =>
    rows.reduce((last, { region, day }) => (region === nation && day > last ? day : last), ''),
  ).sort()
  return lasts[0] || null
}

/** Puts a name into a sentence: `Good Friday`, but `the Summer bank holiday`. */
function inSentence(name: string): string {
  return /bank holiday/i.test(name) ? `the ${name}` : name
}
