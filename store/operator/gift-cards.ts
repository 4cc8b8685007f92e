import { desc, eq } from 'drizzle-orm'
import { isEmail } from '../../contract/types/field-rules.ts'
import { giftCard, giftCardEntry, order } from '../db/schema.ts'
import { toDate, pounds, inTransaction } from '../kernel/index.ts'
import type { Context, TransactionContext } from '../kernel/index.ts'
import {
  OF_ANOTHER_SECRET,
  giftCardCodeOf,
  giftCardsIn,
  giftCardBalances,
  lockGiftCards,
  extendGiftCard,
  lastDayOf,
} from '../gift-cards/index.ts'
import type { GiftCardRow } from '../gift-cards/index.ts'
import { refundGiftCard } from '../payment/index.ts'
import { redirectGiftCard, whyNotRedirected } from '../notifications/index.ts'
import { UsageError, readArgs, table, wholeNumber } from './command.ts'
import type { Command } from './command.ts'
import { londonTime } from './dates.ts'

const NUMBER = 'The order’s number'

const list: Command = {
  usage: '[--limit <n>]',
  about: 'Gift cards that were sold, the newest first: what is left on them, and until when',
  run: async (ctx, args) => {
    const { values } = readArgs(args, [], { limit: { type: 'string', default: '50' } })
    const cards = await ctx.db
      .select()
      .from(giftCard)
      .orderBy(desc(giftCard.createdAt), desc(giftCard.place))
      .limit(wholeNumber(values.limit, '--limit', 1))
    for (const line of await linesOf(ctx, cards)) ctx.say(line)
  },
}

const show: Command = {
  usage: '<order>',
  about: 'The gift cards of an order, and what was booked on each',
  run: async (ctx, args) => {
    const cards = await cardsOf(ctx, readArgs(args, [NUMBER], {}).words[0])
    for (const line of await linesOf(ctx, cards)) ctx.say(line)
    for (const card of cards) {
      const entries = await ctx.db
        .select()
        .from(giftCardEntry)
        .where(eq(giftCardEntry.cardId, card.id))
        .orderBy(giftCardEntry.id)
      ctx.say('')
      ctx.say(`card ${card.place + 1}, ending in ${card.last4 ?? '(its code is being made)'}`)
      const booked = entries.map(({ at, kind, reference, amount, balance }) => ({
        'at (London time)': londonTime(at),
        what: kind,
        for: kind === 'expired' ? '' : reference,
        amount: pounds(amount),
        left: pounds(balance),
      }))
      for (const line of table(booked)) ctx.say(line)
    }
  },
}

const print: Command = {
  usage: '<order>',
  about: 'The codes of an order’s gift cards on paper, to be printed on them',
  run: async (ctx, args) => {
    const cards = await cardsOf(ctx, readArgs(args, [NUMBER], {}).words[0])
    const onPaper = cards.filter(({ sentBy, voidedAt }) => sentBy === 'paper' && !voidedAt)
    if (!onPaper.length) throw new UsageError('This order has no gift cards on paper that can be spent')
    for (const card of onPaper) {
      const code = giftCardCodeOf(ctx.secret, card)
      if (code === undefined) throw new UsageError(OF_ANOTHER_SECRET)
      ctx.say(`${code}  ${pounds(card.amount)}, until ${lastDayOf(card).toString()}`)
      await ctx.db
        .update(giftCard)
        .set({ printedAt: card.printedAt ?? toDate(ctx.clock.now()) })
        .where(eq(giftCard.id, card.id))
    }
    ctx.say('Whoever has a code can spend it: print it on the card and nowhere else.')
  },
}

const send: Command = {
  usage: '<order> <e-mail address> [--ending <last four of the code>] [--name <recipient>] [--from <sender>]',
  about: 'Sends a gift card that came back to another address, or has one that has yet to go out go there',
  run: async (ctx, args) => {
    const { values, words } = readArgs(args, [NUMBER, 'The e-mail address'], {
      ending: { type: 'string' },
      name: { type: 'string' },
      from: { type: 'string' },
    })
    const [number, typed] = words
    const email = typed.trim()
    if (!isEmail(email)) throw new UsageError(`${email} is no e-mail address`)
    await inTransaction(ctx, async (tx) => {
      const card = await lockCard(tx, await cardsOf(tx, number), values.ending, (one) =>
        whyNotRedirected(ctx.clock, one),
      )
      const name = values.name ?? card.recipientName
      const sender = values.from ?? card.sender
      if (!name || !sender)
        throw new UsageError('Who it is for and from has been forgotten: say it with --name and --from')
      await redirectGiftCard(tx, card, { email, name, sender })
    })
    for (const line of await linesOf(ctx, await cardsOf(ctx, number))) ctx.say(line)
  },
}

const refund: Command = {
  usage: '<order> [--ending <last four of the code>]',
  about: 'Gives back one gift card of an order, of which nothing has been spent; the others stay',
  run: async (ctx, args) => {
    const { values, words } = readArgs(args, [NUMBER], { ending: { type: 'string' } })
    const cards = await cardsOf(ctx, words[0])
    const card = pickCard(cards, values.ending, ({ voidedAt }) => (voidedAt ? 'has been given back' : ''))
    const outcome = await inTransaction(ctx, (tx) => refundGiftCard(tx, card))
    if (!outcome.success) throw new UsageError(outcome.message)
    ctx.say(outcome.message)
  },
}

const extend: Command = {
  usage: '<order> [--ending <last four of the code>]',
  about: 'Lets a gift card that has expired with money on it be spent for another month',
  run: async (ctx, args) => {
    const { values, words } = readArgs(args, [NUMBER], { ending: { type: 'string' } })
    await inTransaction(ctx, async (tx) => {
      const cards = await cardsOf(tx, words[0])
      const balances = await giftCardBalances(tx, cards)
      const card = await lockCard(tx, cards, values.ending, (one) => {
        if (one.voidedAt) return 'has been given back'
        if (!one.expiredAt) return `can be spent until ${lastDayOf(one).toString()}`
        return balances.get(one.id) ? '' : 'has nothing left on it'
      })
      await extendGiftCard(tx, card)
    })
    for (const line of await linesOf(ctx, await cardsOf(ctx, words[0]))) ctx.say(line)
  },
}

/**
 * Returns the gift card whose code ends in `ending`, else the only one for which `whyNot` returns an empty
 * string. Throws UsageError with its reason otherwise.
 */
function pickCard(
  cards: GiftCardRow[],
  ending: string | undefined,
  whyNot: (card: GiftCardRow) => string,
): GiftCardRow {
  const wanted = cards.filter((card) =>
    ending === undefined ? !whyNot(card) : card.last4 === ending.toUpperCase(),
  )
  if (wanted.length > 1) throw new UsageError('Several could be meant: say which with --ending')
  const [card = ending === undefined ? cards[0] : undefined] = wanted
  if (!card) throw new UsageError(`No gift card of this order ends in ${ending}`)
  const why = whyNot(card)
  if (why) throw new UsageError(`The gift card ending in ${card.last4} ${why}`)
  return card
}

/** Like `pickCard`, but locks the card and checks it again. */
async function lockCard(
  tx: TransactionContext,
  cards: GiftCardRow[],
  ending: string | undefined,
  whyNot: (card: GiftCardRow) => string,
): Promise<GiftCardRow> {
  const card = pickCard(cards, ending, whyNot)
  return pickCard(await lockGiftCards(tx, [card]), undefined, whyNot)
}

export const giftCards: Record<string, Command> = { list, show, print, send, refund, extend }

async function cardsOf(ctx: Context, typed: string): Promise<GiftCardRow[]> {
  const number = typed.toUpperCase()
  const cards = await giftCardsIn(ctx, number)
  if (cards.length) return cards
  const [row] = await ctx.db.select({ state: order.state }).from(order).where(eq(order.id, number))
  throw new UsageError(
    row ? `Order ${number} has no gift cards; they are made when it is paid` : `There is no order ${number}`,
  )
}

async function linesOf(ctx: Context, cards: GiftCardRow[]): Promise<string[]> {
  const balances = await giftCardBalances(ctx, cards)
  return table(
    cards.map((card) => ({
      order: card.orderId,
      ends: card.last4 ?? '',
      worth: pounds(card.amount),
      left: pounds(balances.get(card.id) ?? 0),
      until: lastDayOf(card).toString(),
      how: deliveryStatus(card),
    })),
  )
}

function deliveryStatus({
  voidedAt,
  expiredAt,
  sentBy,
  printedAt,
  sendAt,
  sentAt,
  lossNotifiedAt,
}: GiftCardRow): string {
  if (voidedAt) return 'given back'
  if (expiredAt) return 'expired'
  if (sentBy === 'paper') return printedAt ? `printed ${londonTime(printedAt)}` : 'on paper, to be printed'
  if (lossNotifiedAt) return 'sent by e-mail, and came back'
  if (sentAt) return `sent by e-mail ${londonTime(sentAt)}`
  return sendAt ? `goes out by e-mail ${londonTime(sendAt)}` : ''
}
