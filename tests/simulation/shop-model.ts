/** What the shop is expected to be, in the simplest words: one window list, some codes, a few shoppers. Amounts in pence. */
import { GiftCards } from './gift-card-model.ts'
import type { ModelCard, Purchase, Share } from './gift-card-model.ts'
import { DAY } from './model-time.ts'
import { Reminders } from './reminder-model.ts'
import { Subscriptions } from './subscription-model.ts'
import type { IsPlaced, ModelSubscription } from './subscription-model.ts'

export type Code = {
  code: string
  kind: 'percent' | 'fixed' | 'free_delivery'
  value: number
  minimum: number
  limit: number | null
  uses: number
  /** Staff have ended it. */
  ended: boolean
}
/** `until` in minutes of the model's clock; null is for good. */
type Hold = { window: number; until: number | null }
export type ModelOrder = {
  state: 'awaiting_payment' | 'paid' | 'preparing' | 'on_its_way' | 'cancelled' | 'refunded'
  /** For whom and where it is, once that was changed. */
  recipient: string | null
  house: string | null
  /** When its buyer is written to about that, when they were last, and how often. */
  noticeAt: number | null
  noticedAt: number | null
  notices: number
  /** When it was ordered, in minutes of the model's clock. */
  placedAt: number
  hold: Hold | null
  code: string | null
  bonuses: number
  /** What is taken of a code's limit or of the bonuses, until when; null when nothing is, or for good. */
  taken: boolean
  takenUntil: number | null
  total: number
  /** What its window cost when it was ordered. */
  delivery: number
  wasPaid: boolean
  /** The bank has asked the shopper whether it is them, and nobody has answered. */
  isAsked: boolean
  /** The shop knows of that question: its place is kept when the shopper chooses another for a new order. */
  isKept: boolean
  /** The shop has cancelled that question, as its order was given up: nobody can confirm it any more. */
  isAskedNoMore: boolean
  /** What gift cards pay of it, in the order in which they were entered. */
  cards: Share[]
  /** What staff have given back in parts, how much of that by the bank, and in how many. */
  returned: number
  returnedByBank: number
  parts: number
}
export type ModelShopper = {
  isGuest: boolean
  lines: Map<number, number>
  code: string | null
  percent: number | null
  balance: number
  /** The gift cards on the cart, by their places among all cards. */
  cards: number[]
  draft: { hold: Hold | null } | null
  orders: ModelOrder[]
}

/** They have all said for whom and from whom before they choose. */
const MINUTES_TO_CHOOSE = 20
const MINUTES_TO_PAY = 30
/** Who changes the name and then the house of an order is written to once. */
const MINUTES_TO_NOTICE = 3
const MINUTES_BETWEEN_NOTICES = 60
/** From then on coming back does not make the time to pay longer. */
const MINUTES_TO_COME_BACK = 120
/** An order that nobody pays for is given up. */
const MINUTES_UNPAID = 72 * 60
/** A hold that has lapsed is forgotten after a day. */
const MINUTES_TO_FORGET = 24 * 60
/** No saving leaves less to pay than a card provider takes. */
const LEAST = 30
/** As many gift cards are on a cart at most. */
const MOST_CARDS = 5

/** What is left for the bank to pay of an order, in pence. */
export const dueOf = ({ total, cards }: ModelOrder): number =>
  total - cards.reduce((sum, { amount }) => sum + amount, 0)

/** Whether a paid order was given up and its money is on its way back or has arrived. */
export const isOver = (state: string | undefined) => state === 'cancelled' || state === 'refunded'

export class ShopModel {
  now = 0
  readonly prices: number[]
  readonly windows: { price: number; places: number }[]
  readonly codes: Code[]
  readonly shoppers: ModelShopper[]
  readonly giftCards: GiftCards
  readonly subscriptions: Subscriptions
  readonly reminders = new Reminders([])

  constructor(
    prices: number[],
    windows: { price: number; places: number }[],
    codes: Code[],
    balances: (number | null)[],
    cards: ModelCard[],
    purchases: Purchase[] = [],
    subscriptions: ModelSubscription[] = [],
    closed = new Set<string>(),
  ) {
    this.prices = prices
    this.windows = windows
    this.codes = codes
    this.giftCards = new GiftCards(cards, purchases)
    this.subscriptions = new Subscriptions(subscriptions, closed)
    this.shoppers = balances.map((balance) => ({
      isGuest: balance === null,
      lines: new Map(),
      code: null,
      percent: null,
      balance: balance ?? 0,
      cards: [],
      draft: null,
      orders: [],
    }))
  }

  /** A model that goes its own way from here. */
  clone(): ShopModel {
    const { now, prices, windows, codes, shoppers, giftCards, subscriptions, reminders } = structuredClone({
      ...this,
    })
    const { cards, purchases } = giftCards
    const { list, closed } = subscriptions
    const copy = new ShopModel(prices, windows, codes, [], cards, purchases, list, closed)
    copy.reminders.list.push(...reminders.list)
    return Object.assign(copy, { now, shoppers })
  }

  /** Places left in a window for somebody whose own hold does not count. */
  placesLeft(window: number, own: Hold | null = null): number {
    if (this.isClosed) return 0
    const holds = this.shoppers.flatMap((shopper) => [
      shopper.draft?.hold ?? null,
      ...shopper.orders.map((order) => order.hold),
    ])
    const taken = holds.filter((hold) => hold && hold !== own && hold.window === window && this.#lives(hold))
    return (this.windows[window]?.places ?? 0) - taken.length
  }

  /** Staff have closed the day that everybody wants. */
  get isClosed(): boolean {
    return this.subscriptions.closed.has(DAY)
  }

  /** Staff close a day, or open it again. */
  setOpen(date: string, isOpen: boolean): void {
    const { closed } = this.subscriptions
    if (isOpen) closed.delete(date)
    else closed.add(date)
    this.subscriptions.moveAll(date, this.now)
  }

  #lives(hold: Hold): boolean {
    return hold.until === null || hold.until > this.now
  }

  /** The window of a draft, or null when it lapsed. */
  heldBy(shopper: ModelShopper): number | null {
    const hold = shopper.draft?.hold
    return hold && this.#lives(hold) ? hold.window : null
  }

  costOf(shopper: ModelShopper): number {
    return [...shopper.lines].reduce(
      (sum, [product, quantity]) => sum + (this.prices[product] ?? 0) * quantity,
      0,
    )
  }

  /** The code of a cart, if it would take something off now. */
  usableCode(shopper: ModelShopper): Code | null {
    const code = this.codes.find((entry) => entry.code === shopper.code)
    return code && this.isUsable(code, shopper) ? code : null
  }

  isUsable(code: Code, shopper: ModelShopper): boolean {
    return (
      !code.ended && (code.limit === null || code.uses < code.limit) && this.costOf(shopper) >= code.minimum
    )
  }

  /** What a cart costs with a delivery of so much. */
  price(shopper: ModelShopper, delivery: number) {
    const cost = this.costOf(shopper)
    if (cost === 0) return { total: 0, discount: 0, saved: 0, bonuses: 0 }
    const most = cost + delivery - LEAST
    const code = this.usableCode(shopper)
    const freed = code?.kind === 'free_delivery' ? Math.min(delivery, most) : 0
    const worth =
      code?.kind === 'percent' ? half((cost * code.value) / 100) : code?.kind === 'fixed' ? code.value : 0
    const discount = Math.min(worth, cost, most - freed)
    const share = shopper.percent ? half((cost * shopper.percent) / 100) : 0
    const bonuses = Math.min(share, shopper.balance, most)
    return {
      total: cost + delivery - freed - discount - bonuses,
      discount,
      saved: freed + discount,
      bonuses,
    }
  }

  useCode(shopper: ModelShopper, code: Code): boolean {
    if (!this.isUsable(code, shopper) || shopper.percent !== null) return false
    shopper.code = code.code
    return true
  }

  applyBonuses(shopper: ModelShopper, percent: number | null): boolean {
    if (percent !== null && (shopper.isGuest || shopper.code !== null || shopper.balance === 0)) return false
    shopper.percent = percent
    return true
  }

  /** What each gift card of a cart pays of a total, by its place among all cards. */
  sharesOf(shopper: ModelShopper, total: number): Map<number, number> {
    const useful = shopper.cards.filter((card) => this.giftCards.isSpendable(card, this.now))
    const has = useful.reduce((sum, card) => sum + this.giftCards.balanceOf(card), 0)
    const rest = total - has
    let left = rest > 0 && rest < LEAST ? Math.max(0, total - LEAST) : Math.min(has, total)
    const shares = new Map<number, number>()
    for (const card of useful) {
      const amount = Math.min(this.giftCards.balanceOf(card), left)
      if (amount > 0) shares.set(card, amount)
      left -= amount
    }
    return shares
  }

  /** A shopper enters the code of a gift card. One that would pay nothing is not kept. */
  enterCard(shopper: ModelShopper, card: number): boolean {
    if (!this.giftCards.isSpendable(card, this.now) || !this.giftCards.balanceOf(card)) return false
    const others = shopper.cards.filter((one) => one !== card)
    if (others.length >= MOST_CARDS) return false
    if (others.length === shopper.cards.length) shopper.cards.push(card)
    if (this.sharesOf(shopper, this.price(shopper, 0).total).has(card)) return true
    shopper.cards = others
    return false
  }

  removeCard(shopper: ModelShopper, card: number): boolean {
    shopper.cards = shopper.cards.filter((one) => one !== card)
    return true
  }

  choose(shopper: ModelShopper, window: number): boolean {
    const { draft } = shopper
    if (!draft || this.placesLeft(window, draft.hold) <= 0) return false
    draft.hold = { window, until: this.now + MINUTES_TO_CHOOSE }
    // One place for each shopper: those of their unpaid orders are free.
    for (const { hold, isAsked, isKept } of shopper.orders)
      if (hold?.until && hold.until > this.now && !(isAsked && isKept)) hold.until = this.now
    return true
  }

  /** Holds a draft's time on, or takes it again where it lapsed and can be had. */
  holdOn(shopper: ModelShopper): void {
    const hold = shopper.draft?.hold
    if (hold && this.placesLeft(hold.window, hold) > 0) hold.until = this.now + MINUTES_TO_CHOOSE
  }

  place(shopper: ModelShopper): boolean {
    this.holdOn(shopper)
    const window = this.heldBy(shopper)
    if (!shopper.draft?.hold || window === null || !shopper.lines.size) return false
    const code = this.usableCode(shopper)
    if (shopper.code && !code) return false
    // Staff took places away. Who has only chosen one loses it, unlike who has ordered.
    if (this.placesLeft(window, shopper.draft.hold) <= 0) {
      shopper.draft.hold = null
      return false
    }
    const price = this.price(shopper, this.windows[window]?.price ?? 0)
    const kept = price.saved > 0 ? code : null
    const order: ModelOrder = {
      state: 'awaiting_payment',
      recipient: null,
      house: null,
      noticeAt: null,
      noticedAt: null,
      notices: 0,
      placedAt: this.now,
      hold: shopper.draft.hold,
      code: kept?.code ?? null,
      bonuses: price.bonuses,
      taken: false,
      takenUntil: null,
      total: price.total,
      delivery: this.windows[window]?.price ?? 0,
      wasPaid: false,
      isAsked: false,
      isKept: false,
      isAskedNoMore: false,
      cards: [...this.sharesOf(shopper, price.total)].map(([card, amount]) => ({ card, amount, spent: 0 })),
      returned: 0,
      returnedByBank: 0,
      parts: 0,
    }
    this.#reserve(shopper, order)
    shopper.orders.push(order)
    Object.assign(shopper, { lines: new Map(), code: null, percent: null, cards: [], draft: null })
    // There is nothing for a bank to pay.
    if (dueOf(order) === 0) this.#paid(order)
    return true
  }

  /** Takes the place and the saving again, where they lapsed. */
  #reserve(shopper: ModelShopper, order: ModelOrder): boolean {
    const { hold } = order
    if (!hold) return false
    if (this.placesLeft(hold.window, hold) > 0) hold.until = this.#payUntil(order, hold.until)
    // There are more orders than places since staff took places away: whoever has one keeps it.
    else if (!this.#lives(hold)) return false
    if (!order.taken) {
      const code = this.codes.find((entry) => entry.code === order.code)
      if (code && (code.ended || (code.limit !== null && code.uses >= code.limit))) return false
      if (shopper.balance < order.bonuses) return false
      // All of it is taken, or nothing.
      if (!this.giftCards.spend(order.cards, this.now)) return false
      if (code) code.uses++
      shopper.balance -= order.bonuses
      order.taken = Boolean(code) || order.bonuses > 0 || order.cards.length > 0
    }
    order.takenUntil = order.taken ? this.#payUntil(order, order.takenUntil) : null
    return true
  }

  #payUntil(order: ModelOrder, until: number | null): number {
    const isLate = order.placedAt <= this.now - MINUTES_TO_COME_BACK
    return isLate && until !== null && until > this.now ? until : this.now + MINUTES_TO_PAY
  }

  pay(shopper: ModelShopper, order: ModelOrder, cardIsGood: boolean): boolean {
    if (order.state !== 'awaiting_payment' || !this.#reserve(shopper, order)) return false
    // Another card ends the question about the last one.
    order.isAsked = false
    if (cardIsGood) this.#paid(order)
    return cardIsGood
  }

  /** A shopper pays otherwise than by card. A question about the card stays open. */
  payOtherwise(shopper: ModelShopper, order: ModelOrder, isGood: boolean): boolean {
    if (!this.beginElsewhere(shopper, order) || !isGood) return false
    this.#paid(order)
    return true
  }

  /** What an order needs is held, as its provider may take the money at any moment. */
  beginElsewhere(shopper: ModelShopper, order: ModelOrder): boolean {
    return order.state === 'awaiting_payment' && this.#reserve(shopper, order)
  }

  /** A shopper pays with a card whose bank asks them first. Answers whether it does. */
  askToConfirm(shopper: ModelShopper, order: ModelOrder): boolean {
    if (order.state !== 'awaiting_payment' || !this.#reserve(shopper, order)) return false
    order.isAsked = true
    return true
  }

  /** A shopper answers the bank's question. Answers what becomes of the payment; `refused` where it is not taken any more. */
  answerBank(shopper: ModelShopper, order: ModelOrder, approves: boolean): string {
    if (order.state !== 'awaiting_payment') return 'refused'
    if (!this.#reserve(shopper, order)) return 'failed'
    order.isAsked = false
    if (approves) this.#paid(order)
    return approves ? 'succeeded' : 'failed'
  }

  /** The bank takes the money without the shop, which hears of it so many minutes later. What comes too late goes back. */
  moneyComes(shopper: ModelShopper, order: ModelOrder, minutes: number): void {
    order.isAsked = false
    this.wait(minutes)
    this.#take(shopper, order)
  }

  /** The same, while the worker is away: only then it does what is due. */
  moneyComesUnattended(shopper: ModelShopper, order: ModelOrder, minutes: number): void {
    this.pass(minutes)
    this.#take(shopper, order)
    this.wait(0)
  }

  #take(shopper: ModelShopper, order: ModelOrder): void {
    if (order.state === 'awaiting_payment' && this.#reserve(shopper, order)) return this.#paid(order)
    if (order.state === 'awaiting_payment') this.#end(shopper, order)
    order.wasPaid = true
  }

  #paid(order: ModelOrder): void {
    order.state = 'paid'
    order.wasPaid = true
    order.takenUntil = null
    if (order.hold) order.hold.until = null
  }

  cancel(shopper: ModelShopper, order: ModelOrder): boolean {
    if (order.state !== 'awaiting_payment' && order.state !== 'paid') return false
    this.#end(shopper, order)
    return true
  }

  /** A shopper has another name or house on an order that the florist has not begun. */
  correct(order: ModelOrder, change: Partial<Pick<ModelOrder, 'recipient' | 'house'>>): boolean {
    if (order.state !== 'awaiting_payment' && order.state !== 'paid') return false
    const isNew = Object.entries(change).some(([part, value]) => order[part as keyof typeof change] !== value)
    Object.assign(order, change)
    // Who saves what is there already changes nothing.
    if (isNew) this.#planNotice(order)
    return true
  }

  /** A shopper has a paid order brought in another window, for what they paid. */
  reschedule(order: ModelOrder, window: number): boolean {
    if (order.state !== 'paid' || (this.windows[window]?.price ?? 0) > order.delivery) return false
    if (order.hold?.window === window) return true
    if (this.placesLeft(window, order.hold) <= 0) return false
    order.hold = { window, until: null }
    this.#planNotice(order)
    return true
  }

  #planNotice(order: ModelOrder): void {
    const next = order.noticedAt === null ? 0 : order.noticedAt + MINUTES_BETWEEN_NOTICES
    if (order.state === 'paid') order.noticeAt ??= Math.max(this.now + MINUTES_TO_NOTICE, next)
  }

  #end(shopper: ModelShopper, order: ModelOrder): void {
    const paid = order.state !== 'awaiting_payment'
    order.state = 'cancelled'
    order.hold = null
    this.#giveBack(shopper, order, paid)
  }

  /** Staff take an order to its next state. */
  advance(order: ModelOrder): boolean {
    const next = ({ paid: 'preparing', preparing: 'on_its_way' } as const)[order.state as string]
    if (!next) return false
    order.state = next
    return true
  }

  /** Staff give back all that was paid. What is on its way has used its place and its code. */
  refund(shopper: ModelShopper, order: ModelOrder): boolean {
    if (order.state === 'paid' || order.state === 'preparing') this.#end(shopper, order)
    else if (order.state === 'on_its_way') {
      order.state = 'refunded'
      shopper.balance += order.bonuses
      this.giftCards.giveBack(order.cards, { now: this.now, paid: true })
    } else return false
    return true
  }

  /** Staff give back a part of what was paid: what the bank has taken first, then what gift cards have paid. */
  refundPart(order: ModelOrder, amount: number): boolean {
    const isPaid = order.state === 'paid' || order.state === 'preparing' || order.state === 'on_its_way'
    if (!isPaid || amount > order.total - order.returned) return false
    const byBank = Math.min(amount, dueOf(order) - order.returnedByBank)
    const toCards = amount - byBank
    if (toCards) this.giftCards.giveBack(order.cards, { now: this.now, paid: true, most: toCards })
    order.returned += amount
    order.returnedByBank += byBank
    order.parts += (byBank ? 1 : 0) + (toCards ? 1 : 0)
    return true
  }

  #giveBack(shopper: ModelShopper, order: ModelOrder, paid: boolean): void {
    if (!order.taken) return
    this.giftCards.giveBack(order.cards, { now: this.now, paid })
    const code = this.codes.find((entry) => entry.code === order.code)
    if (code) code.uses--
    shopper.balance += order.bonuses
    Object.assign(order, { taken: false, takenUntil: null })
  }

  /** So much time goes by, and the worker does what is due by then. */
  wait(minutes: number, { isSent = true, isPlaced }: { isSent?: boolean; isPlaced?: IsPlaced } = {}): void {
    this.waitOtherwise(minutes, isSent)
    this.subscriptions.wait(this.now, isPlaced)
  }

  /** So much time goes by without a worker. */
  pass(minutes: number): void {
    this.now += minutes
  }

  /** So much time goes by for all but subscriptions. */
  waitOtherwise(minutes: number, isSent = true): void {
    this.now += minutes
    this.reminders.wait(this.now, { isSent })
    for (const shopper of this.shoppers) {
      this.#forgetHold(shopper.draft)
      for (const order of shopper.orders) {
        const isUnpaid = order.state === 'awaiting_payment'
        if (isUnpaid && order.takenUntil !== null && order.takenUntil <= this.now)
          this.#giveBack(shopper, order, false)
        if (isUnpaid && order.placedAt + MINUTES_UNPAID <= this.now) this.#end(shopper, order)
        this.#notice(order)
        this.#forgetHold(order)
        // What was given up is cancelled at the bank.
        if (order.isAsked && isOver(order.state))
          Object.assign(order, { isAsked: false, isAskedNoMore: true })
      }
    }
    this.giftCards.wait(this.now)
  }

  #forgetHold(of: { hold: Hold | null } | null): void {
    const until = of?.hold?.until ?? Infinity
    if (of && until + MINUTES_TO_FORGET < this.now) of.hold = null
  }

  #notice(order: ModelOrder): void {
    if (order.noticeAt === null || order.noticeAt > this.now) return
    order.noticeAt = null
    order.noticedAt = this.now
    if (order.state !== 'cancelled' && order.state !== 'refunded') order.notices++
  }
}

const half = (amount: number) => Math.floor(amount + 0.5)
