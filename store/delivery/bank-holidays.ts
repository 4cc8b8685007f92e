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

export type Imported = { first: string; last: string; added: number; removed: number }

/**
 * Takes over the bank holidays of a published file for the civil dates it covers: new ones come in, others go. What the
 * shop has decided about a day stays as it is.
 */
export async function importBankHolidays(tx: TransactionContext, file: BankHolidays): Promise<Imported> {
  const rows = NATIONS.flatMap((region) =>
    file[region].events.map(({ title, date, notes }) => ({
      ...{ region, day: date, kind: 'bank_holiday' as const },
      name: spoken(notes ? `bank holiday for ${title}` : title),
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

/** So long before the calendar ends the shop is told: what is sold reaches three weeks ahead, subscriptions for ever. */
const WARN_DAYS = 300

/** Writes to the people of the shop, once, when bank holidays are known for less than the next ten months. */
export async function warnOfCalendar(ctx: Context<Database>, shopEmail: string): Promise<void> {
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

/** The last civil date that is known to be a bank holiday in all nations; null when there is none. */
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

/** As it stands in a sentence: Good Friday, but the Summer bank holiday. */
function spoken(name: string): string {
  return /bank holiday/i.test(name) ? `the ${name}` : name
}
