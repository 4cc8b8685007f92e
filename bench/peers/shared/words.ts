import type { Constructor, Earliest, Image } from './answers.ts'

const whole = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })

/** Pence in words: £49, £49.50. */
export const money = (pence: number) => (pence % 100 === 0 ? whole : exact).format(pence / 100)

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/London' })
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
const DAY_MS = 86_400_000

/** A civil date in words: 4 September 2025. */
export const dateInWords = (date: string) => day.format(Date.parse(date))

/** Today, Tomorrow or the date, seen from `today`. */
function dayInWords(date: string, today: string): string {
  const days = (Date.parse(date) - Date.parse(today)) / DAY_MS
  return days === 0 ? 'Today' : days === 1 ? 'Tomorrow' : dateInWords(date)
}

/** When it can be there at the earliest; with `full` also until when to order. */
export function promise({ today, same_day, next_day }: Earliest, sameDay: boolean, full = false): string {
  const offer = sameDay ? (same_day ?? next_day) : next_day
  if (!offer) return ''
  const price = offer.price ? `, +${money(offer.price)}` : ''
  const order = full ? ` · order by ${clock.format(Date.parse(offer.order_by))}` : ''
  return `${dayInWords(offer.date, today)} by ${offer.to}${price}${order}`
}

/** Where it can be delivered, and from when. */
export function reach({ today, same_day, next_day }: Earliest, sameDay: boolean): string {
  if (!sameDay || !same_day || !next_day) return 'Anywhere in mainland Britain'
  return `In London, free of charge · elsewhere in mainland Britain from ${dayInWords(next_day.date, today).toLowerCase()}`
}

/** What a bouquet of the constructor costs as it is offered at first; pence. */
export function constructorPrice({
  base_price,
  flowers,
  wraps,
  foliage,
  default: chosen,
}: Constructor): number {
  const flower = flowers.find(({ species }) => species === chosen.species)
  const green = foliage.find(({ species }) => species === chosen.foliage)
  const stem = (chosen.length === 'long' ? flower?.price_long : flower?.price_short) ?? 0
  const stems = green ? Math.ceil((chosen.count * green.stems_per_ten) / 10) : 0
  const wrap = wraps.find((entry) => entry.wrap === chosen.wrap)?.price ?? 0
  return base_price + stem * chosen.count + stems * (green?.price ?? 0) + wrap
}

const SHARES = { size20: 0.2, size40: 0.4, size60: 0.6, max: 1 }

/** The addresses of a picture in several widths, as `srcset` has them; small ones go without the largest. */
export function sources({ real_id, name, width }: Image, format: string, small: boolean): string {
  return Object.entries(SHARES)
    .filter(([size]) => !small || size !== 'max')
    .map(([size, share]) => `${address({ real_id, name }, size, format)} ${Math.round(width * share)}w`)
    .join(', ')
}

/** The address of a picture in one size. */
export const address = ({ real_id, name }: Pick<Image, 'real_id' | 'name'>, size: string, format: string) =>
  `/images/${real_id}/${size}/${name}.${format}`

/** Per cent off, for a badge. */
export const percentOff = (price: number, before: number) => Math.round((1 - price / before) * 100)

/** What stars say to who cannot see them. */
export const starsInWords = (rating: number, count?: number) =>
  `${rating} out of 5 stars${count === undefined ? '' : ` ${count} ${count === 1 ? 'review' : 'reviews'}`}`

/** The address of a category or a filter. */
export const collectionHref = ({ type, slug }: { type: string; slug: string }) => `/${type}/${slug}`
