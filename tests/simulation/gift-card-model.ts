import { dateAt, minutesAt } from './model-time.ts'

/** A gift card as it should be. Amounts in pence, moments in minutes of the model's clock. */
export type ModelCard = {
  amount: number
  /** What is left on it. That of a card that has lapsed cannot be spent. */
  balance: number
  /** When it lapses. */
  until: number
  /** What was left on it has been written off. */
  isWrittenOff: boolean
  /** It was prolonged, which happens once. */
  isExtended: boolean
  /** It was given back to whoever bought it. */
  isVoid: boolean
  /** What was lost on it when it lapsed. */
  lost: number
}

/** What a card pays of an order, and how much of that is taken from it now. */
export type Share = { card: number; amount: number; spent: number }

/** A gift card that somebody bought. It has a place among the cards once it is paid for. */
export type Purchase = {
  state: 'awaiting_payment' | 'paid' | 'delivered' | 'cancelled' | 'refunded'
  amount: number
  boughtAt: number
  /** When it goes out. */
  sendAt: number
  card: number | null
  wasPaid: boolean
}

const MINUTES_UNPAID = 72 * 60

/** A card that nobody has spent anything of. */
export const newCard = (amount: number, until: number): ModelCard => ({
  ...{ amount, balance: amount, until, lost: 0 },
  ...{ isWrittenOff: false, isExtended: false, isVoid: false },
})

/** All gift cards, and what was bought of them. */
export class GiftCards {
  readonly cards: ModelCard[]
  readonly purchases: Purchase[]

  constructor(cards: ModelCard[], purchases: Purchase[]) {
    this.cards = cards
    this.purchases = purchases
  }

  #card(index: number): ModelCard {
    const card = this.cards[index]
    if (!card) throw new Error(`There is no card ${index}`)
    return card
  }

  isSpendable(index: number, now: number): boolean {
    const card = this.#card(index)
    return !card.isVoid && card.until > now
  }

  balanceOf(index: number): number {
    return this.#card(index).balance
  }

  /** Takes all shares of an order that are not taken yet. Takes nothing when one of them cannot be had. */
  spend(shares: Share[], now: number): boolean {
    const wanted = shares.filter(({ spent }) => !spent)
    if (wanted.some(({ card, amount }) => !this.isSpendable(card, now) || this.balanceOf(card) < amount))
      return false
    for (const share of wanted) {
      this.#card(share.card).balance -= share.amount
      share.spent = share.amount
    }
    return true
  }

  /**
   * Gives back what is taken of cards, the last card first. Who had paid with a card that has lapsed since can spend what comes back for a month,
   * once; nobody can spend what was left on it.
   */
  giveBack(
    shares: Share[],
    { now, paid, most = Infinity }: { now: number; paid: boolean; most?: number },
  ): void {
    let left = most
    for (const share of [...shares].reverse()) {
      const card = this.#card(share.card)
      const amount = Math.min(share.spent, left)
      if (!amount) continue
      left -= amount
      share.spent -= amount
      const hasLapsed = card.until <= now
      if (paid && hasLapsed) writeOff(card)
      card.balance += amount
      if (!paid || !hasLapsed || card.isExtended) continue
      Object.assign(card, { isExtended: true, isWrittenOff: false, until: endOfMonthFrom(now) })
    }
  }

  /** Somebody buys a card. Answers whether it is paid for. */
  buy(purchase: Pick<Purchase, 'amount' | 'sendAt'>, { now, isPaid }: { now: number; isPaid: boolean }) {
    if (isPaid) this.cards.push(newCard(purchase.amount, Infinity))
    this.purchases.push({
      ...purchase,
      boughtAt: now,
      card: isPaid ? this.cards.length - 1 : null,
      ...{ state: isPaid ? 'paid' : 'awaiting_payment', wasPaid: isPaid },
    })
    this.#send(now)
    return isPaid
  }

  /** Staff give back the price of a card of which nothing was spent. */
  refund(purchase: Purchase): boolean {
    const { state, card: index } = purchase
    if (index === null || (state !== 'paid' && state !== 'delivered')) return false
    const card = this.#card(index)
    if (card.balance < card.amount) return false
    Object.assign(card, { isVoid: true, balance: 0 })
    purchase.state = state === 'paid' ? 'cancelled' : 'refunded'
    return true
  }

  wait(now: number): void {
    for (const card of this.cards) if (card.until <= now && !card.isWrittenOff) writeOff(card)
    for (const purchase of this.purchases)
      if (purchase.state === 'awaiting_payment' && purchase.boughtAt + MINUTES_UNPAID <= now)
        purchase.state = 'cancelled'
    this.#send(now)
  }

  #send(now: number): void {
    for (const purchase of this.purchases)
      if (purchase.state === 'paid' && purchase.sendAt <= now) purchase.state = 'delivered'
  }
}

function writeOff(card: ModelCard): void {
  Object.assign(card, { lost: card.lost + card.balance, balance: 0, isWrittenOff: true })
}

/** The end of the day a month from now, in London. */
const endOfMonthFrom = (now: number) => minutesAt(dateAt(now).add({ months: 1 }).add({ days: 1 }), '00:00')
