import type { ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { addressRevalidates } from '../../delivery/index.ts'

/** The query of the page of an order on which another time is chosen for it. */
const RESCHEDULE = 'reschedule'

/** The page of an order with the times that it can have instead of its own. */
export const reschedulePath = (orderHref: string) => `${orderHref}?${RESCHEDULE}#${RESCHEDULE}`

/** Whether the page of an order at this address shows the times that it can have instead. */
export const asksForTimes = ({ searchParams }: URL): boolean => searchParams.has(RESCHEDULE)

/** Other times are asked for only when somebody wants to see them; of the rest of the address the address form knows. */
export function orderRevalidates(change: ShouldRevalidateFunctionArgs): boolean {
  return asksForTimes(change.currentUrl) === asksForTimes(change.nextUrl)
    ? addressRevalidates(change)
    : change.defaultShouldRevalidate
}
