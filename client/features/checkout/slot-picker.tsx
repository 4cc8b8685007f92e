import { useEffect, useRef } from 'react'
import { useNavigation, useSubmit } from 'react-router-dom'
import type {
  OrderSummary_OrderFragment,
  DeliveryDetailsPageQuery,
} from '../../../graphql/generated/graphql.ts'
import { dayBefore, londonTime } from '../../data/clock.ts'
import { dateInWords } from '../../data/format.ts'
import { CheckedAside } from '../../ui/form/checked-form.tsx'
import type { FormProblem } from '../../ui/form/form-problem.ts'
import styles from '../../ui/form/forms.module.css'
import { RadioGroup } from '../../ui/form/radio-group.tsx'
import { SLOT, SlotCalendar } from '../delivery/index.ts'
import { lowestPrice } from '../destination/index.ts'
import { CalendarPager } from './calendar-pager.tsx'
import { hasPage } from './calendar-pages.ts'

type Dates = NonNullable<DeliveryDetailsPageQuery['deliveryDates']>
type Props = {
  /** The days that can be chosen soonest. */
  first: Dates
  /** The days on show: those, or later ones. */
  dates: Dates
  /** The day they came for (an important date), if it was said. */
  wanted: string | null
  /** The first date is not today: that of a subscription. */
  startsTomorrow?: boolean
  /** Times that can no longer be had stay in sight, and say why: the test `checkout_nullable_intervals_v2`. */
  showsGone?: boolean
  chosen: OrderSummary_OrderFragment['slot']
  problem: FormProblem | undefined
}

/** Fewer places than this are said. */
const FEW = 6

/** The dates and slots that can be had. Choosing is enough; without JavaScript a button takes the choice. */
export function SlotPicker({
  first,
  dates,
  wanted,
  startsTomorrow = false,
  showsGone = false,
  chosen,
  problem,
}: Props) {
  const submit = useSubmit()
  const navigation = useNavigation()
  const asked = navigation.formData?.get('intent') === 'slot' ? navigation.formData.get('slot') : null
  // Free windows first: an earlier or a narrower one is an extra.
  const shown = dates.map((date) => ({
    ...date,
    slots: date.slots
      .filter((one) => showsGone || !one.disabled)
      .sort((one, other) => Number(one.price.amount > 0) - Number(other.price.amount > 0)),
  }))
  const open = dates.filter((date) => !date.disabled)
  const [soonest] = first
  const today = soonest && (startsTomorrow ? dayBefore(soonest.date) : soonest.date)
  const held = chosen ? `${chosen.date} ${chosen.windowId}` : ''
  const current = String(asked ?? held)
  const isIdle = navigation.state === 'idle'
  const form = useRef<HTMLFormElement>(null)
  const byKey = useRef(false)
  useEffect(() => {
    // A press that was refused has changed nothing: what is marked is what is held.
    if (!isIdle) return
    for (const radio of form.current?.querySelectorAll<HTMLInputElement>('input[name=slot]') ?? [])
      radio.checked = radio.value === held
  }, [isIdle, held, problem])
  const pager = <CalendarPager first={first} shown={dates} />
  if (!open.length)
    return (
      <>
        <p className="alert">
          There is no delivery time left for this address{' '}
          {dates === first ? 'in the next three weeks' : 'on these days'}.
        </p>
        {pager}
      </>
    )
  return (
    <CheckedAside
      method="post"
      className={styles.slots}
      fields={SLOT}
      problem={problem}
      preventScrollReset
      ref={form}
      onKeyDown={() => (byKey.current = true)}
      onPointerDown={() => (byKey.current = false)}
      onChange={(event) => {
        // To look at a day is not to choose it.
        if (!(event.target instanceof HTMLInputElement) || event.target.name !== 'slot') return
        const chosen = new FormData(event.currentTarget)
        // Arrow keys go from one time to the next: the page stays where they are.
        if (byKey.current) chosen.set('byKey', '1')
        void submit(chosen, { method: 'post', preventScrollReset: true })
      }}
    >
      <input type="hidden" name="intent" value="slot" />
      {wanted && today && wanted >= today && isMissing(wanted, dates, first) && (
        <p>We have no delivery left on {dateInWords(wanted, today)}. These days are free.</p>
      )}
      {!chosen && <p className="with-scripts">Choose when they arrive, and it goes on from there.</p>}
      {pager}
      <RadioGroup name="slot" className={styles.slots}>
        <SlotCalendar
          days={shown}
          today={today}
          open={chosen?.date ?? wanted ?? firstFree(open)}
          costOf={lowestCost}
          isClosed={({ disabled, slots }) => disabled && (!showsGone || !slots.length)}
        >
          {(date) => <Windows date={date} current={current} />}
        </SlotCalendar>
      </RadioGroup>
      {chosen?.heldUntil && (
        <p className={styles.held} role="status">
          Held for you until {londonTime(chosen.heldUntil)}.
        </p>
      )}
      <noscript>
        <button className="button">Take this time</button>
      </noscript>
    </CheckedAside>
  )
}

/** Whether a day cannot be had, as far as the days on show tell. */
function isMissing(day: string, shown: Dates, first: Dates): boolean {
  const found = shown.find(({ date }) => date === day)
  return found ? found.disabled : !hasPage(day, first)
}

function priceWords({ price, placesLeft }: Dates[number]['slots'][number]): string {
  const words = price.amount ? `+ ${price.text}` : 'Free'
  return placesLeft < FEW ? `${words} · ${placesLeft} left` : words
}

/** The first day that costs nothing: earlier ones are extras. */
const firstFree = (open: Dates): string | undefined =>
  open.find(({ slots }) => lowestPrice(slots)?.amount === 0)?.date

/** What a day's windows cost at least. */
function lowestCost({ slots }: Dates[number]): string {
  const cheapest = lowestPrice(slots)
  if (!cheapest) return 'gone'
  return cheapest.amount ? cheapest.text : 'free'
}

function Windows({ date, current }: { date: Dates[number]; current: string }) {
  return (
    <div className={styles.windows}>
      {date.slots.map((slot) => {
        const value = `${date.date} ${slot.windowId}`
        return (
          <label className="pick" key={value}>
            <input
              type="radio"
              name="slot"
              value={value}
              defaultChecked={value === current}
              disabled={slot.disabled}
              required
            />
            <span>
              <b>
                {slot.from}–{slot.to}
              </b>
              <small>{slot.disabled ? (slot.reason ?? 'Gone') : priceWords(slot)}</small>
            </span>
          </label>
        )
      })}
    </div>
  )
}
