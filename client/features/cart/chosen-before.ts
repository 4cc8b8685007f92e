import { outwardOf } from '../../data/browser/destination.ts'
import type { Destination } from '../../data/browser/destination.ts'
import { londonDate } from '../../data/clock.ts'
import { dateInWords } from '../../data/format.ts'

/** The day and the place that the shopper named on the way to the cart: "Tue 1 Dec to N1". Null where no day was named that is still to come. */
export function chosenBefore(destination: Destination | null): string | null {
  if (!destination?.date || destination.date < londonDate(Date.now())) return null
  return `${dateInWords(destination.date, undefined, true)} to ${outwardOf(destination.postcode)}`
}
