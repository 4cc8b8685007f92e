import { dateAt, minutesAt } from './model-time.ts'

/** One delivery of a subscription: that of its beginning, or one that was renewed. Moments in minutes of the model's clock. */
export type ModelDelivery = {
  /** A London civil date. */
  date: string
  isFirst: boolean
  state: 'awaiting_payment' | 'paid' | 'cancelled'
  wasPaid: boolean
  /** How often the bank has declined it. */
  attempts: number
  /** When the bank is asked next. */
  chargeAt: number | null
}

export type ModelSubscription = {
  owner: number
  state: 'active' | 'paused' | 'cancelled'
  everyWeeks: number
  /** The date of the next delivery. A subscription that is paused remembers it. */
  next: string | null
  /** When the next delivery is announced, and when it is ordered and charged. */
  noticeAt: number | null
  renewAt: number | null
  pausedUntil: string | null
  /** Its card pays again without its owner. */
  cardIsGood: boolean
  deliveries: ModelDelivery[]
  /** How many letters its owner gets of a kind. */
  letters: Record<SubscriptionLetter, number>
  endedAt: number | null
}
export type SubscriptionLetter =
  | 'renewal_notice'
  | 'renewal_failed'
  | 'subscription_paused'
  | 'subscription_changed'

const DAY = 24 * 60
/** Deliveries can be changed until then, on the second day before. */
const CHARGED = { daysBefore: 2, at: '17:00' }
const ANNOUNCED_BEFORE = 3 * DAY
/** How late a notice may be for its delivery. */
const LATEST_NOTICE = DAY
/** After how many days a declined card is asked again. */
const RETRIES = [1, 2, 2]

const chargedAt = (date: string) => minutesAt(dateOf(date).subtract({ days: CHARGED.daysBefore }), CHARGED.at)
const dateOf = (date: string) => dateAt(minutesAt(date, '12:00'))
export const daysLater = (date: string, days: number) => dateOf(date).add({ days }).toString()

/** All subscriptions, as they should be. */
export class Subscriptions {
  readonly list: ModelSubscription[]

  constructor(list: ModelSubscription[]) {
    this.list = list
  }

  /** Somebody's first delivery is paid for. */
  begin(
    owner: number,
    { first, everyWeeks, cardIsGood }: { first: string; everyWeeks: number; cardIsGood: boolean },
  ): void {
    const paid = { isFirst: true, state: 'paid', wasPaid: true, attempts: 0, chargeAt: null } as const
    const begun: ModelSubscription = {
      ...{ owner, state: 'active', everyWeeks, cardIsGood, endedAt: null },
      ...{ next: null, noticeAt: null, renewAt: null, pausedUntil: null },
      deliveries: [{ date: first, ...paid }],
      letters: { renewal_notice: 0, renewal_failed: 0, subscription_paused: 0, subscription_changed: 0 },
    }
    plan(begun, daysLater(first, everyWeeks * 7))
    this.list.push(begun)
  }

  pause(of: ModelSubscription, now: number, until: string | null): boolean {
    if (!mayChange(of, now)) return false
    this.#stopCharging(of, now)
    stop(of, until)
    of.letters.subscription_changed++
    return true
  }

  /** Goes on with the first of its days that can still be changed: its owner sees it. */
  resume(of: ModelSubscription, now: number): boolean {
    if (of.state !== 'paused' || !of.next) return false
    for (const delivery of open(of))
      if (delivery.attempts) delivery.chargeAt = now + (RETRIES[delivery.attempts - 1] ?? 1) * DAY
    let next = of.next
    while (chargedAt(next) <= now) next = daysLater(next, of.everyWeeks * 7)
    goOn(of, next)
    tell(of, now)
    of.letters.subscription_changed++
    return true
  }

  /** Leaves out the delivery of a date. Doing so again leaves out no other. */
  skip(of: ModelSubscription, now: number): boolean {
    if (!mayChange(of, now) || !of.next) return false
    plan(of, daysLater(of.next, of.everyWeeks * 7))
    tell(of, now)
    of.letters.subscription_changed++
    return true
  }

  move(of: ModelSubscription, now: number, date: string): boolean {
    if (!mayChange(of, now) || chargedAt(date) <= now) return false
    if (
      date >
      dateAt(now)
        .add({ weeks: of.everyWeeks * 2 })
        .toString()
    )
      return false
    if (of.deliveries.some((delivery) => delivery.date >= date)) return false
    if (date === of.next) return true
    plan(of, date)
    tell(of, now)
    of.letters.subscription_changed++
    return true
  }

  end(of: ModelSubscription, now: number): boolean {
    if (of.state === 'cancelled') return false
    this.#stopCharging(of, now)
    ended(of, now)
    of.letters.subscription_changed++
    return true
  }

  /** Its owner pays for a delivery for which the card on file did not. */
  payFor(of: ModelSubscription, delivery: ModelDelivery, cardIsGood: boolean): boolean {
    if (delivery.state !== 'awaiting_payment' || !cardIsGood) return false
    Object.assign(delivery, { state: 'paid', wasPaid: true, chargeAt: null })
    of.cardIsGood = true
    return true
  }

  /** A delivery is called off. With the first one the subscription ends. */
  callOff(of: ModelSubscription, delivery: ModelDelivery, now: number): boolean {
    if (delivery.state === 'cancelled') return false
    Object.assign(delivery, { state: 'cancelled', chargeAt: null })
    if (delivery.isFirst && of.state !== 'cancelled') ended(of, now)
    return true
  }

  /** What the worker does by now, in its order. */
  wait(now: number): void {
    this.order(now)
    this.charge(now)
  }

  order(now: number): void {
    for (const of of this.list) {
      if (of.state === 'paused' && of.pausedUntil && dateAt(now).toString() >= of.pausedUntil)
        this.#goOn(of, now)
      if (of.noticeAt !== null && of.noticeAt <= now) announce(of, now)
      if (of.renewAt === null || of.renewAt > now || !of.next) continue
      of.deliveries.push({
        ...{ date: of.next, isFirst: false, state: 'awaiting_payment' },
        ...{ wasPaid: false, attempts: 0, chargeAt: now },
      })
      plan(of, daysLater(of.next, of.everyWeeks * 7))
    }
  }

  charge(now: number): void {
    for (const of of this.list)
      for (const delivery of open(of))
        if ((delivery.chargeAt ?? Infinity) <= now) this.#charge(of, delivery, now)
  }

  #charge(of: ModelSubscription, delivery: ModelDelivery, now: number): void {
    if (of.state !== 'active') Object.assign(delivery, { state: 'cancelled', chargeAt: null })
    else if (of.cardIsGood) Object.assign(delivery, { state: 'paid', wasPaid: true, chargeAt: null })
    else {
      const days = RETRIES[delivery.attempts++]
      if (days === undefined) {
        Object.assign(delivery, { state: 'cancelled', chargeAt: null })
        stop(of, null)
        of.letters.subscription_paused++
      } else {
        delivery.chargeAt = now + days * DAY
        of.letters.renewal_failed++
      }
    }
  }

  /** After a pause the next delivery is announced first: it takes a day for which that is possible. */
  #goOn(of: ModelSubscription, now: number): void {
    let next = of.next ?? dateAt(now).toString()
    while (chargedAt(next) - ANNOUNCED_BEFORE + LATEST_NOTICE < now) next = daysLater(next, of.everyWeeks * 7)
    goOn(of, next)
  }

  /** The worker finds what is open of one that is stopped, and gives it up. */
  #stopCharging(of: ModelSubscription, now: number): void {
    for (const delivery of open(of)) delivery.chargeAt = now
  }

  /** The minute at which something is due next, Infinity without any. */
  nextAt(now: number): number {
    const others = this.list.flatMap(({ noticeAt, pausedUntil }) => [
      noticeAt,
      pausedUntil && minutesAt(pausedUntil, '00:00'),
    ])
    return Math.min(first(others, now), this.nextChargeAt(now))
  }

  /** The minute at which the next card is charged. */
  nextChargeAt(now: number): number {
    return first(
      this.list.flatMap((of) => [of.renewAt, ...open(of).map(({ chargeAt }) => chargeAt)]),
      now,
    )
  }
}

const first = (moments: (number | string | null)[], now: number): number =>
  Math.min(...moments.filter((at) => typeof at === 'number').filter((at) => at > now), Infinity)

const open = (of: ModelSubscription) =>
  of.deliveries.filter(({ state, chargeAt }) => state === 'awaiting_payment' && chargeAt !== null)

const mayChange = ({ state, renewAt }: ModelSubscription, now: number) =>
  state === 'active' && !(renewAt !== null && renewAt <= now)

function plan(of: ModelSubscription, next: string): void {
  const renewAt = chargedAt(next)
  Object.assign(of, { next, renewAt, noticeAt: renewAt - ANNOUNCED_BEFORE })
}

/** Its owner has just been told of the next delivery: a notice that is late for it is not sent. */
function tell(of: ModelSubscription, now: number): void {
  if (of.noticeAt !== null && of.noticeAt <= now) Object.assign(of, { noticeAt: null })
}

function announce(of: ModelSubscription, now: number): void {
  const late = now - (of.noticeAt ?? now)
  if (late > LATEST_NOTICE) throw new Error('The model knows no shop that was closed for a day')
  Object.assign(of, { noticeAt: null, renewAt: (of.renewAt ?? now) + late })
  of.letters.renewal_notice++
}

function goOn(of: ModelSubscription, next: string): void {
  Object.assign(of, { state: 'active', pausedUntil: null })
  plan(of, next)
}

function stop(of: ModelSubscription, pausedUntil: string | null): void {
  Object.assign(of, { state: 'paused', pausedUntil, noticeAt: null, renewAt: null })
}

function ended(of: ModelSubscription, endedAt: number): void {
  stop(of, null)
  Object.assign(of, { state: 'cancelled', next: null, endedAt })
}
