import { desc, eq } from 'drizzle-orm'
import { promoCode } from '../db/schema.ts'
import type { PromoCodeRow } from '../db/schema.ts'
import { londonMoment, toDate } from '../kernel/index.ts'
import { describePromo } from '../loyalty/index.ts'
import { UsageError, penceOf, readArgs, table, wholeNumber, requiredText } from './command.ts'
import type { Command } from './command.ts'
import { dateOf, inLondon, londonTime } from './dates.ts'

const list: Command = {
  usage: '[--limit <n>]',
  about: 'Promo codes, the newest first: how often they were and may be used, and when',
  run: async (ctx, args) => {
    const { values } = readArgs(args, [], { limit: { type: 'string', default: '50' } })
    const rows = await ctx.db
      .select()
      .from(promoCode)
      .orderBy(desc(promoCode.createdAt))
      .limit(wholeNumber(values.limit, '--limit', 1))
    const lines = table(
      rows.map((row) => ({
        code: row.code,
        gives: describePromo(row),
        used: row.limitTotal === null ? row.uses : `${row.uses} of ${row.limitTotal}`,
        'per person': row.limitPerUser ?? '',
        'from (London time)': londonTime(row.startsAt),
        'until (London time)': row.expiresAt ? londonTime(row.expiresAt) : '',
        for: row.userId ? 'one person' : 'everybody',
      })),
    )
    for (const line of lines) ctx.say(line)
  },
}

const create: Command = {
  usage:
    '<code> --percent <n> | --fixed <pounds> | --free-delivery [--minimum <pounds>] [--limit <n>] [--per-person <n>] [--from <date>] [--until <date>] [--app-only] [--title <text>]',
  about: 'Makes a promo code; both dates count, in London',
  run: async (ctx, args) => {
    const { values, words } = readArgs(args, ['The code'], {
      percent: { type: 'string' },
      fixed: { type: 'string' },
      'free-delivery': { type: 'boolean' },
      minimum: { type: 'string' },
      limit: { type: 'string' },
      'per-person': { type: 'string' },
      from: { type: 'string' },
      until: { type: 'string' },
      'app-only': { type: 'boolean', default: false },
      title: { type: 'string' },
    })
    const code = codeOf(words[0])
    const now = ctx.clock.now()
    const from = values.from ? londonMoment(dateOf(values.from, '--from'), '00:00') : now
    const until = values.until
      ? londonMoment(dateOf(values.until, '--until').add({ days: 1 }), '00:00')
      : null
    if (until && until.epochMilliseconds <= from.epochMilliseconds)
      throw new UsageError('It would end before it begins')
    if (until && until.epochMilliseconds <= now.epochMilliseconds)
      throw new UsageError('It would have ended already')
    const [made] = await ctx.db
      .insert(promoCode)
      .values({
        code,
        ...worthOf(values),
        title: values.title === undefined ? code : requiredText(values.title, '--title'),
        minimum: values.minimum ? penceOf(values.minimum, '--minimum') : 0,
        limitTotal: values.limit ? wholeNumber(values.limit, '--limit', 1) : null,
        limitPerUser: values['per-person'] ? wholeNumber(values['per-person'], '--per-person', 1) : null,
        startsAt: toDate(from),
        expiresAt: until && toDate(until),
        appOnly: values['app-only'],
        createdAt: toDate(now),
      })
      .onConflictDoNothing()
      .returning()
    if (!made) throw new UsageError(`There is a code ${code} already`)
    ctx.say(`${made.code}: ${describePromo(made)}`)
    ctx.say(validityText(made))
    ctx.say(limitText(made))
  },
}

const end: Command = {
  usage: '<code>',
  about: 'Ends a promo code now; orders that used it keep their price',
  run: async (ctx, args) => {
    const code = codeOf(readArgs(args, ['The code'], {}).words[0])
    const [ended] = await ctx.db
      .update(promoCode)
      .set({ expiresAt: toDate(ctx.clock.now()) })
      .where(eq(promoCode.code, code))
      .returning()
    if (!ended) throw new UsageError(`There is no code ${code}`)
    ctx.say(`${code} has ended; it was used ${times(ended.uses)}.`)
  },
}

/** Says when the code is valid, in London time, so that a mistyped date is noticed. */
function validityText({ startsAt, expiresAt, createdAt }: PromoCodeRow): string {
  const from = startsAt.getTime() === createdAt.getTime() ? 'now on' : inLondon(startsAt)
  return `It works from ${from}${expiresAt ? ` until ${inLondon(expiresAt)}` : ', without an end'}.`
}

/** Says how often the code can be used, so that a forgotten limit is noticed. */
function limitText({ limitTotal, limitPerUser }: PromoCodeRow): string {
  const limits = [
    ...(limitTotal === null ? [] : [`${times(limitTotal)} in all`]),
    ...(limitPerUser === null ? [] : [`${times(limitPerUser)} by each person`]),
  ]
  return `It can be used ${limits.join(', ') || 'any number of times'}.`
}

const times = (count: number) => (count === 1 ? 'once' : `${count} times`)

function codeOf(typed: string): string {
  const code = typed.trim().toUpperCase()
  if (!/^[A-Z0-9-]{3,40}$/.test(code)) throw new UsageError('A code is 3 to 40 letters, digits and hyphens')
  return code
}

type Worth = {
  percent?: string | undefined
  fixed?: string | undefined
  'free-delivery'?: boolean | undefined
}

function worthOf({ percent, fixed, 'free-delivery': free }: Worth) {
  if ([percent, fixed, free].filter((given) => given !== undefined).length !== 1)
    throw new UsageError('Say one of --percent, --fixed and --free-delivery')
  if (free) return { kind: 'free_delivery' as const, value: 0 }
  if (fixed !== undefined) return { kind: 'fixed' as const, value: penceOf(fixed, '--fixed', 1) }
  return { kind: 'percent' as const, value: wholeNumber(percent ?? '', '--percent', 1, 100) }
}

export const promo: Record<string, Command> = { list, create, end }
