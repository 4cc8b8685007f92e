import { z } from 'zod'
import { CalendarFile } from './types/calendar-file.ts'
import { dataOf, endpoint } from './types/endpoint.ts'
import { LondonDate, NameLine, Pence } from './types/primitives.ts'

/** The five occasions of the calendar page, and `own` for any other. */
export const OCCASIONS = [
  'birthday',
  'special_anniversary',
  'valentines_day',
  'mothers_day',
  'wedding_day',
  'own',
] as const
export const Occasion = z.enum(OCCASIONS)
export type Occasion = z.infer<typeof Occasion>

export const ImportantDate = z.object({
  id: z.int(),
  occasion: Occasion,
  title: z.string(),
  date: LondonDate.nullable().describe(
    'The first date, in the year 2000 while its year is not known; null when the calendar decides',
  ),
  year_known: z.boolean().describe('False where only day and month were given'),
  next_on: LondonDate.describe('The next date, today included'),
  days_left: z.int(),
  recipient_name: z.string().nullable(),
  recipient_id: z.int().nullable().describe('The saved recipient that the date belongs to'),
  lead_days: z.int().describe('Days before the date on which we remind'),
  muted: z.boolean(),
  occasion_muted: z.boolean().describe('The user muted all occasions of this kind'),
  remind_at: z.iso.datetime({ offset: true }).nullable().describe('The next reminder; null when muted'),
  order_path: z.string().describe('The page to order flowers for it, with the date filled in'),
})
export type ImportantDate = z.infer<typeof ImportantDate>

export const ImportantDates = z.object({
  achieved: z.boolean().describe('Whether the bonuses for keeping dates were earned'),
  title: z.string(),
  subtitle: z.string(),
  bonuses_will_accrue: Pence,
  bonuses_accrue_text: z.string(),
  events: z.array(ImportantDate),
})
export type ImportantDates = z.infer<typeof ImportantDates>

export const ImportantDateInput = z.strictObject({
  occasion: Occasion,
  title: NameLine.optional().describe('Required for `own`; the other occasions have a title'),
  date: LondonDate.nullable().optional().describe('Not for Valentine’s day and Mother’s day'),
  year_known: z.boolean().default(true).describe('False: only the day and the month of `date` count'),
  recipient_name: NameLine.nullable().optional(),
  recipient_id: z
    .int()
    .positive()
    .max(2_147_483_647)
    .nullable()
    .optional()
    .describe('A saved recipient of the user, whose name the date then has'),
  lead_days: z.int().min(0, 'too_small').max(60, 'too_large').default(7),
  muted: z.boolean().default(false),
})

const byId = z.object({ id: z.coerce.number<number>().int().positive().max(2_147_483_647) })
const DatesAnswer = dataOf(ImportantDates)
const tag = 'events'

export const getImportantDates = endpoint({
  method: 'GET',
  path: '/v1/user/events',
  summary: 'The user’s important dates, the soonest first',
  tag,
  access: 'user',
  response: DatesAnswer,
})
export const addImportantDate = endpoint({
  method: 'POST',
  path: '/v1/user/events',
  summary: 'Add an important date',
  tag,
  body: ImportantDateInput,
  description: 'The shop reminds by the channels that GET /v1/subscriptions/ shows.',
  access: 'user',
  refusals: ['too_many_dates'],
  example: { body: { occasion: 'birthday', title: 'Mum', date: '1960-04-01', lead_days: 7 } },
  response: DatesAnswer,
})
export const updateImportantDate = endpoint({
  method: 'PUT',
  path: '/v1/user/events/:id',
  summary: 'Replace an important date',
  tag,
  params: byId,
  body: ImportantDateInput,
  access: 'user',
  refusals: ['not_found'],
  example: {
    params: { id: 1 },
    body: { occasion: 'birthday', title: 'Mum', date: '1960-04-02', lead_days: 14 },
  },
  response: DatesAnswer,
})
export const removeImportantDate = endpoint({
  method: 'DELETE',
  path: '/v1/user/events/:id',
  summary: 'Remove an important date',
  tag,
  params: byId,
  access: 'user',
  refusals: ['not_found'],
  example: { params: { id: 1 } },
  response: DatesAnswer,
})
export const getCalendar = endpoint({
  method: 'GET',
  path: '/v1/user/events/calendar/',
  summary: 'The important dates as an iCalendar file, all or one',
  tag,
  query: z.object({ id: byId.shape.id.optional() }),
  description: '`content` is the file itself, of the type text/calendar.',
  access: 'user',
  refusals: ['not_found'],
  example: { query: { id: 1 } },
  response: dataOf(CalendarFile),
})
