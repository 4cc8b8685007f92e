import { fact } from './fact.ts'
import type { Facts, Query, Row } from './fact.ts'

const TIMES = 'delivery_window.cut_off_time'
const PRICES = 'delivery_window.price'

const price = (row: Row): number => row.price
const isFree = (row: Row): boolean => price(row) === 0
const hours = (row: Row): number => Number(row.ends_at.slice(0, 2)) - Number(row.starts_at.slice(0, 2))
const timesOf = (rows: Row[], column: string): string[] => rows.map((row) => String(row[column])).sort()
const lastOf = (rows: Row[], column: string): string => timesOf(rows, column).at(-1) ?? ''

/** When and for how much the shop delivers, by its windows and closing days. */
export async function factsOfDelivery(query: Query): Promise<Facts> {
  const windows = await query('select * from delivery_window order by position')
  const closing = await query(`select * from closing_day where region = 'london' and not open`)
  const london = windows.filter(({ zone }) => zone === 'london')
  const uk = windows.filter(({ zone }) => zone === 'uk')
  const sameDay = london.filter(({ cut_off_days: days }) => days === 0)
  const closed = closing.filter(({ last_end: end }) => end === null)
  const isMorning = closing.some(({ day, last_end: end }) => day === '12-24' && end === '12:00')
  const areHalfDays = london.filter(isFree).every((row) => hours(row) === 4)
  return {
    'last order': fact(TIMES, 'time', lastOf(sameDay, 'cut_off_time')),
    'last free order': fact(TIMES, 'time', lastOf(sameDay.filter(isFree), 'cut_off_time')),
    'last order elsewhere': fact(TIMES, 'time', lastOf(uk, 'cut_off_time')),
    'window from': fact('delivery_window.starts_at', 'time', ...timesOf(windows, 'starts_at')),
    'window to': fact('delivery_window.ends_at', 'time', ...timesOf(windows, 'ends_at')),
    'window order by': fact(TIMES, 'time', ...timesOf(windows, 'cut_off_time')),
    'window price': fact(PRICES, 'money', ...windows.map(price)),
    'last delivery': fact('delivery_window.ends_at', 'time', lastOf(london, 'ends_at')),
    'half-day slots': fact('delivery_window.ends_at', 'words', areHalfDays ? 'a half-day' : 'less'),
    'closed in London': fact('closing_day.name', 'words', ...closed.map(({ name }) => String(name))),
    'last of christmas': fact(
      'closing_day.last_end',
      'words',
      isMorning ? 'the morning of the twenty-fourth' : 'another day',
    ),
  }
}
