import type { DeliveryReach_EarliestFragment } from '../../../graphql/generated/graphql.ts'
import { londonDate, useShopNow } from '../../data/clock.ts'
import { dateInWords } from '../../data/format.ts'
import { stillOpen } from '../destination/index.ts'

type Props = { earliest: DeliveryReach_EarliestFragment | null | undefined; sameDay: boolean }

/** Where the soonest delivery goes, and when it comes elsewhere; belongs to the promise. */
export function DeliveryReach({ earliest, sameDay }: Props) {
  const now = useShopNow(earliest?.clock)
  if (!earliest) return null
  const { words } = earliest
  if (!sameDay) return <>{words.anywhere}</>
  const today = now === null ? earliest.today : londonDate(now)
  const far = stillOpen(earliest.nextDay, now)
  if (!far) return <>{words.london}</>
  return (
    <>
      {words.london} · {words.elsewhere} from {dateInWords(far.date, today, true)}
    </>
  )
}
