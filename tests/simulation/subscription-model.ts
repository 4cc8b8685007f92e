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
  /** The days that were closed when it was paid. */
  closed: string[]
  /** The slot in which it is to come, as its owner was told: null where another may have been found. */
  told: { date: string; isMoved: boolean } | null
}

export type ModelSubscription = {
  owner: number
  state: 'active' | 'paused' | 'cancelled'
  everyWeeks: number
  /** Its usual window is that of the morning; else it is in the afternoon, which can be had on every open day. */
  isMorning: boolean
  /** The next delivery comes in the first window of the afternoon, as it would be too late for the morning. */
  isMoved: boolean
  /** The date for which the next delivery is planned. A subscription that is paused remembers it. */
  next: string | null
  /** The date on which it comes: another one where that is closed. */
  comes: string | null
  /** The date of which its owner has been told. */
  announcedFor: string | null
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
  | 'renewal_left_out'
  | 'subscription_paused'
  | 'subscription_changed'

const DAY = 24 * 60
/** Deliveries can be changed until then, on the second day before. */
const CHARGED = { daysBefore: 2, at: '17:00' }
const ANNOUNCED_BEFORE = 3 * DAY
/** How late a notice may be for its delivery, and a charge or another try for whoever expects it. */
const LATEST = DAY
/** How late a worker is at most that is not away. */
const USUAL_DELAY = 60
/** After how many days a declined card is asked again. */
const RETRIES = [1, 2, 2]
/** A delivery moves by so many days at most. */
const DAYS_AWAY = 6

/** Orders for the morning are taken until then, on the working day before. */
const MORNING_UNTIL = '20:00'

const chargedAt = (date: string) => minutesAt(dateOf(date).subtract({ days: CHARGED.daysBefore }), CHARGED.at)
const noticeAt = (date: string) => chargedAt(date) - ANNOUNCED_BEFORE
const dateOf = (date: string) => dateAt(minutesAt(date, '12:00'))
export const daysLater = (date: string, days: number) => dateOf(date).add({ days }).toString()

/** When a delivery is charged that is announced now; null when that is too late for it. */
function chargeTime(date: string, now: number): number | null {
  const late = now - noticeAt(date)
  return late <= 0 ? chargedAt(date) : late <= LATEST ? chargedAt(date) + late : null
}

/** All subscriptions, as they should be. */
export class Subscriptions {
  readonly list: ModelSubscription[]
  /** The days on which nothing is delivered. */
  readonly closed: Set<string>

  constructor(list: ModelSubscription[], closed: Set<string>) {
    this.list = list
    this.closed = closed
  }

  /** Somebody's first delivery is paid for. */
  begin(
    owner: number,
    {
      first,
      everyWeeks,
      isMorning,
      cardIsGood,
      now,
    }: { first: string; everyWeeks: number; isMorning: boolean; cardIsGood: boolean; now: number },
  ): void {
    const paid = { isFirst: true, state: 'paid', wasPaid: true, attempts: 0, chargeAt: null } as const
    const begun: ModelSubscription = {
      ...{ owner, state: 'active', everyWeeks, isMorning, isMoved: false, cardIsGood, endedAt: null },
      ...{ next: null, comes: null, announcedFor: null, noticeAt: null, renewAt: null, pausedUntil: null },
      deliveries: [{ date: first, closed: [...this.closed], told: { date: first, isMoved: false }, ...paid }],
      letters: {
        ...{ renewal_notice: 0, renewal_failed: 0, renewal_left_out: 0 },
        ...{ subscription_paused: 0, subscription_changed: 0 },
      },
    }
    this.#plan(begun, daysLater(first, everyWeeks * 7), now)
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
    const next = this.#firstInTime(of, of.next, now, (day) => chargedAt(day) > now)
    Object.assign(of, { state: 'active', pausedUntil: null })
    this.#plan(of, next, now, { isTold: true })
    of.letters.subscription_changed++
    return true
  }

  /** Leaves out the delivery of a date. Doing so again leaves out no other. */
  skip(of: ModelSubscription, now: number): boolean {
    if (!mayChange(of, now) || !of.next) return false
    this.#plan(of, daysLater(of.next, of.everyWeeks * 7), now, { isTold: true })
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
    if (date === of.comes) return this.#backToMorning(of)
    if (
      this.closed.has(date) ||
      (of.isMorning && !this.isInTimeForMorning(date, chargedAt(date) + USUAL_DELAY))
    )
      return false
    this.#plan(of, date, now, { isTold: true })
    of.letters.subscription_changed++
    return true
  }

  /** An owner chooses the usual window again for a day on which another was found. */
  #backToMorning(of: ModelSubscription): boolean {
    if (!of.isMoved || !of.comes || of.renewAt === null) return true
    if (!this.isInTimeForMorning(of.comes, of.renewAt + USUAL_DELAY)) return true
    of.isMoved = false
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
  payFor(
    of: ModelSubscription,
    delivery: ModelDelivery,
    { isPaid, cardIsGood }: { isPaid: boolean; cardIsGood: boolean },
  ): boolean {
    if (delivery.state !== 'awaiting_payment' || !isPaid) return false
    this.#paid(delivery)
    of.cardIsGood = cardIsGood
    return true
  }

  /** A delivery is called off. With the first one the subscription ends. */
  callOff(of: ModelSubscription, delivery: ModelDelivery, now: number): boolean {
    if (delivery.state === 'cancelled') return false
    Object.assign(delivery, { state: 'cancelled', chargeAt: null })
    if (delivery.isFirst && of.state !== 'cancelled') ended(of, now)
    return true
  }

  /** Staff close a day or open it again: what can still be announced moves off a closed one, or to where it is nearest. */
  moveAll(date: string, now: number): void {
    for (const of of this.list) {
      if (of.state !== 'active' || !of.next || !of.comes) continue
      if (of.next < daysLater(date, -DAYS_AWAY) || of.next > daysLater(date, DAYS_AWAY)) continue
      if (of.announcedFor && !this.closed.has(of.comes)) {
        this.#moveWindow(of, now)
        continue
      }
      const comes = this.#nearest(of.next, now, { inTimeOnly: of.announcedFor !== null })
      if (!comes || chargeTime(comes, now) === null) continue
      const isMoved = this.#isMovedOn(of, comes, now)
      if (comes === of.comes && isMoved === of.isMoved) continue
      Object.assign(of, { comes, isMoved, ...timesOf(comes), announcedFor: null })
    }
  }

  /** What was announced for a morning stays there while that is in time when it is charged. Else its owner is told anew. */
  #moveWindow(of: ModelSubscription, now: number): void {
    if (!of.isMorning || of.isMoved || !of.comes || of.renewAt === null) return
    if (this.isInTimeForMorning(of.comes, of.renewAt + USUAL_DELAY) || of.renewAt <= now + USUAL_DELAY) return
    Object.assign(of, { isMoved: true, noticeAt: now })
  }

  /** What the worker does by now, in its order. `isPlaced` says whether a delivery that is ordered late has found a place. */
  wait(now: number, isPlaced: IsPlaced = () => true): void {
    this.order(now, isPlaced)
    this.charge(now)
  }

  order(now: number, isPlaced: IsPlaced = () => true): void {
    for (const of of this.list) {
      // What was open when its owner paused is given up first.
      const isOver = of.pausedUntil !== null && dateAt(now).toString() >= of.pausedUntil
      if (of.state === 'paused' && isOver && !open(of).length) this.#goOn(of, now)
    }
    for (const of of this.list) {
      if ([of.noticeAt, of.renewAt].some((at) => at !== null && at <= now)) this.#missRetry(of, now)
      if (of.noticeAt !== null && of.noticeAt <= now) this.#announce(of, now)
      if (of.renewAt !== null && of.renewAt <= now) this.#order(of, now, isPlaced)
    }
  }

  charge(now: number): void {
    for (const of of this.list)
      for (const delivery of open(of))
        if ((delivery.chargeAt ?? Infinity) <= now) this.#charge(of, delivery, now)
  }

  #order(of: ModelSubscription, now: number, isPlaced: IsPlaced): void {
    if (!of.next || !of.comes) return
    if (of.comes < dateAt(now).toString()) return this.#leaveOut(of, now)
    if (of.announcedFor !== of.comes) return this.#announce(of, now)
    // After a day nobody expects it on another day than the announced one.
    const isLate = now - (of.renewAt ?? now) > LATEST
    if (isLate && (this.closed.has(of.comes) || !isPlaced(of, of.next))) return this.#leaveOut(of, now)
    of.deliveries.push({
      ...{ date: of.next, isFirst: false, state: 'awaiting_payment' },
      ...{ wasPaid: false, attempts: 0, chargeAt: now, closed: [], told: this.#toldOf(of, now) },
    })
    this.#plan(of, daysLater(of.next, of.everyWeeks * 7), now)
  }

  /** Where a delivery comes that is ordered now: as it was announced, unless it is late for that. */
  #toldOf({ comes, isMorning, isMoved }: ModelSubscription, now: number): ModelDelivery['told'] {
    if (!comes || this.closed.has(comes)) return null
    const isLate = isMorning && !isMoved && !this.isInTimeForMorning(comes, now)
    return isLate ? null : { date: comes, isMoved }
  }

  #announce(of: ModelSubscription, now: number): void {
    if (!of.next || !of.comes) return
    if (of.announcedFor === of.comes) {
      of.noticeAt = null
      if (of.renewAt !== null && of.renewAt > now) of.letters.renewal_notice++
      return
    }
    const isShown = of.comes !== of.next && chargeTime(of.comes, now) !== null && !this.closed.has(of.comes)
    const comes = isShown ? of.comes : this.#nearest(of.next, now)
    const renewAt = comes === null ? null : chargeTime(comes, now)
    if (comes === null || renewAt === null) return this.#leaveOut(of, now)
    const isMoved = this.#isMovedOn(of, comes, now)
    Object.assign(of, { comes, isMoved, announcedFor: comes, noticeAt: null, renewAt })
    of.letters.renewal_notice++
  }

  /** The worker was away for too long: what was missed is left out, and its owner told. */
  #leaveOut(of: ModelSubscription, now: number): void {
    if (!of.next) return
    const from = daysLater(of.next, of.everyWeeks * 7)
    this.#plan(
      of,
      this.#firstInTime(of, from, now, (day) => chargeTime(day, now) !== null),
      now,
    )
    of.letters.renewal_left_out++
  }

  #charge(of: ModelSubscription, delivery: ModelDelivery, now: number): void {
    if (of.state !== 'active') Object.assign(delivery, { state: 'cancelled', chargeAt: null })
    else if (this.#missRetry(of, now)) Object.assign(delivery, { state: 'cancelled', chargeAt: null })
    else if (of.cardIsGood) this.#paid(delivery)
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

  #paid(delivery: ModelDelivery): void {
    Object.assign(delivery, { state: 'paid', wasPaid: true, chargeAt: null, closed: [...this.closed] })
  }

  /** A try that is late by more than a day is not made: nobody expects it any more. The subscription pauses. */
  #missRetry(of: ModelSubscription, now: number): boolean {
    if (of.state !== 'active') return false
    const isMissed = open(of).some(
      ({ attempts, chargeAt }) => attempts > 0 && now - (chargeAt ?? now) > LATEST,
    )
    if (isMissed) {
      stop(of, null)
      of.letters.subscription_paused++
    }
    return isMissed
  }

  /** After a pause the next delivery is announced first: it takes a day for which that is possible. */
  #goOn(of: ModelSubscription, now: number): void {
    const from = of.next ?? dateAt(now).toString()
    const next = this.#firstInTime(of, from, now, (day) => chargeTime(day, now) !== null)
    Object.assign(of, { state: 'active', pausedUntil: null })
    this.#plan(of, next, now)
  }

  /** The worker finds what is open of one that is stopped, and gives it up. */
  #stopCharging(of: ModelSubscription, now: number): void {
    for (const delivery of open(of)) delivery.chargeAt = now
  }

  /** Plans the next delivery for a date. An owner who is told of it now gets no notice that would be late. */
  #plan(of: ModelSubscription, next: string, now: number, { isTold = false } = {}): void {
    const found = this.#nearest(next, now)
    const comes = found ?? next
    const isMoved = found !== null && this.#isMovedOn(of, comes, now, { isTold })
    Object.assign(of, { next, comes, isMoved, ...timesOf(comes), announcedFor: null })
    if (isTold && noticeAt(comes) <= now) Object.assign(of, { noticeAt: null, announcedFor: comes })
  }

  /** Whether it is in time for the morning of a day to order it at a minute. Closed days before it do not count. */
  isInTimeForMorning(day: string, at: number): boolean {
    let before = daysLater(day, -1)
    while (this.closed.has(before)) before = daysLater(before, -1)
    return at < minutesAt(before, MORNING_UNTIL)
  }

  /** Whether a delivery comes in the afternoon of a day as it would be charged too late for the usual morning. */
  #isMovedOn({ isMorning }: ModelSubscription, day: string, now: number, { isTold = false } = {}): boolean {
    const orderedAt = (isTold ? null : chargeTime(day, now)) ?? chargedAt(day)
    return isMorning && !this.isInTimeForMorning(day, orderedAt + USUAL_DELAY)
  }

  /** The open day nearest to the one that a delivery is planned for, the earlier of two, if it can still be announced then. */
  #nearest(planned: string, now: number, { inTimeOnly = false } = {}): string | null {
    for (let n = 0; n <= DAYS_AWAY * 2; n++) {
      const day = daysLater(planned, n % 2 ? -(n + 1) / 2 : n / 2)
      const isInTime = day < planned ? noticeAt(day) >= now - USUAL_DELAY : chargeTime(day, now) !== null
      if ((isInTime || (n === 0 && !inTimeOnly)) && !this.closed.has(day)) return day
    }
    return null
  }

  #firstInTime(of: ModelSubscription, from: string, now: number, isInTime: (day: string) => boolean): string {
    for (let planned = from; ; planned = daysLater(planned, of.everyWeeks * 7)) {
      if (!isInTime(daysLater(planned, DAYS_AWAY))) continue
      if (isInTime(this.#nearest(planned, now) ?? planned)) return planned
    }
  }

  /** The minute at which something is due next, Infinity without any. */
  nextAt(now: number): number {
    const others = this.list.flatMap((of) => [
      of.noticeAt,
      of.pausedUntil && minutesAt(of.pausedUntil, '00:00'),
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

/** Whether a delivery for which it is late has found a place on the day of which its owner was told. */
export type IsPlaced = (of: ModelSubscription, date: string) => boolean

const timesOf = (comes: string) => ({ renewAt: chargedAt(comes), noticeAt: noticeAt(comes) })

const first = (moments: (number | string | null)[], now: number): number =>
  Math.min(...moments.filter((at) => typeof at === 'number').filter((at) => at > now), Infinity)

const open = (of: ModelSubscription) =>
  of.deliveries.filter(({ state, chargeAt }) => state === 'awaiting_payment' && chargeAt !== null)

const mayChange = ({ state, renewAt }: ModelSubscription, now: number) =>
  state === 'active' && !(renewAt !== null && renewAt <= now)

function stop(of: ModelSubscription, pausedUntil: string | null): void {
  Object.assign(of, {
    state: 'paused',
    pausedUntil,
    noticeAt: null,
    renewAt: null,
    comes: null,
    isMoved: false,
    announcedFor: null,
  })
}

function ended(of: ModelSubscription, endedAt: number): void {
  stop(of, null)
  Object.assign(of, { state: 'cancelled', next: null, endedAt })
}
