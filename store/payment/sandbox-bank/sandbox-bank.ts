import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { SandboxCard } from '../../../contract/payment.ts'
import type { Database } from '../../db/database.ts'
import { sandboxCard, sandboxCharge, sandboxPayment, sandboxWebhook } from '../../db/schema.ts'
import {
  londonDate,
  systemClock,
  toDate,
  BadSignature,
  ProviderError,
  inTransaction,
} from '../../kernel/index.ts'
import type {
  Clock,
  PaymentRequest,
  WebhookEvent,
  PaymentRef,
  PaymentProvider,
  PaymentSnapshot,
  Context,
  TransactionContext,
} from '../../kernel/index.ts'
import { answerOf, answerWithNobodyThere } from '../providers/sandbox-card.ts'
import { readSwitches } from './sandbox-switches.ts'
import { hmacOf, isSame, refuseStale } from '../providers/signature.ts'

type Account = typeof sandboxPayment.$inferSelect

/** A bank to play with: a card provider whose cards and whose mishaps are known beforehand. */
export type SandboxBank = PaymentProvider & {
  confirm: (payment: PaymentRef, card: z.infer<typeof SandboxCard>) => Promise<PaymentSnapshot>
  /** Its customer's answer to the 3-D Secure question. */
  answer: (payment: PaymentRef, approve: boolean) => Promise<PaymentSnapshot>
  /** Books what came of a payment by a wallet, unless it is paid already. */
  settleAccount: (
    payment: PaymentRef,
    next: Pick<PaymentSnapshot, 'state' | 'message'>,
  ) => Promise<PaymentSnapshot>
}

const SIGNATURE = 'sandbox-signature'
const LATE = { seconds: 30 }

/**
 * The sandbox's bank keeps books of its own, in transactions of its own, and tells the shop by signed webhooks: to the
 * shop it is as far away as a real provider. A card is charged once for a payment, however often it is tried.
 */
export function sandboxBank(ctx: Context<Database>, secret: string): SandboxBank {
  const change = (ref: string, work: (tx: TransactionContext, account: Account) => Promise<Account>) =>
    inTransaction(ctx, async (tx) => {
      const [account] = await tx.db
        .select()
        .from(sandboxPayment)
        .where(eq(sandboxPayment.ref, ref))
        .for('update')
      if (!account) throw new ProviderError('The sandbox has no such payment')
      return work(tx, account)
    })
  return {
    name: 'sandbox',
    method: 'stripe',
    publicKey: '',
    create: async ({ id, amount, keep }: PaymentRequest) => {
      await ctx.db
        .insert(sandboxPayment)
        .values({ ref: id, amount, state: 'requires_payment', keep: keep !== undefined })
        .onConflictDoNothing()
      return { ref: id, clientSecret: `${id}_secret_${randomBytes(12).toString('hex')}` }
    },
    retrieve: async (ref) => {
      const [account] = await ctx.db.select().from(sandboxPayment).where(eq(sandboxPayment.ref, ref))
      if (!account) throw new ProviderError('The sandbox has no such payment')
      return toSeen(account, await cardOf(ctx, account))
    },
    confirm: async ({ ref }, card) => {
      const account = await change(ref, async (tx, before) => {
        if (before.state === 'succeeded') return before
        const { state, message } = answerOf(card, londonDate(ctx.clock.now()))
        const kept = before.keep && state !== 'failed' ? await keepCard(tx, card) : before.card
        return move(tx, before, { state, message, card: kept })
      })
      return asAnswered(ctx, account)
    },
    chargeOffSession: async ({ ref }, { method }) => {
      const account = await change(ref, async (tx, before) => {
        if (before.state === 'succeeded') return before
        const [card] = await tx.db.select().from(sandboxCard).where(eq(sandboxCard.token, method))
        const { state, message } = answerWithNobodyThere(card, londonDate(ctx.clock.now()))
        return move(tx, before, { state, message, ...(card && { card: card.token }) })
      })
      return asAnswered(ctx, account)
    },
    answer: async ({ ref }, approve) => {
      const account = await change(ref, async (tx, before) => {
        if (before.state !== 'requires_action') return before
        return approve
          ? move(tx, before, { state: 'succeeded', message: null })
          : move(tx, before, { state: 'failed', message: NOT_CONFIRMED })
      })
      return asAnswered(ctx, account)
    },
    settleAccount: async ({ ref }, next) => {
      const account = await change(ref, async (tx, before) =>
        before.state === 'succeeded' ? before : move(tx, before, next),
      )
      return asAnswered(ctx, account)
    },
    refund: async ({ ref }, { key, amount }) => {
      await change(ref, async (tx, before) => {
        if (before.state !== 'succeeded') throw new ProviderError('There is nothing to give back')
        if (before.refunded >= before.amount) return before
        const [booked] = await tx.db
          .insert(sandboxCharge)
          .values({ ref, key, amount: -amount, at: toDate(ctx.clock.now()) })
          .onConflictDoNothing()
          .returning()
        if (!booked) return before
        if (before.refunded + amount > before.amount) throw new ProviderError('There is not so much left')
        return move(tx, before, { refunded: before.refunded + amount })
      })
    },
    parseWebhook: async (body, headers) => readSigned(secret, ctx.clock, body, headers),
  }
}

type Card = typeof sandboxCard.$inferSelect

/** Keeps a card to be charged again; the shop gets its token only. */
async function keepCard(
  tx: TransactionContext,
  { number, expiry }: z.infer<typeof SandboxCard>,
): Promise<string> {
  const token = `card_${randomBytes(12).toString('hex')}`
  await tx.db.insert(sandboxCard).values({ token, number, expiry })
  return token
}

async function cardOf(ctx: Context<Database>, { card: token }: Account): Promise<Card | undefined> {
  if (!token) return undefined
  const [card] = await ctx.db.select().from(sandboxCard).where(eq(sandboxCard.token, token))
  return card
}

const NOT_CONFIRMED = 'Your bank did not confirm the payment. You were not charged.'

/** Writes a change into the books, a charge with it, and what the shop is to be told. */
async function move(tx: TransactionContext, before: Account, next: Partial<Account>): Promise<Account> {
  await tx.db.update(sandboxPayment).set(next).where(eq(sandboxPayment.ref, before.ref))
  if (next.state === 'succeeded')
    await tx.db
      .insert(sandboxCharge)
      .values({ ref: before.ref, amount: before.amount, at: toDate(tx.clock.now()) })
  const account = { ...before, ...next }
  await tell(
    tx,
    account,
    next.refunded ? ['payment.refunded'] : ['payment.processing', `payment.${account.state}`],
  )
  return account
}

/** By the real clock: the shop's may stand still. */
async function tell(tx: TransactionContext, { ref }: Account, types: string[]): Promise<void> {
  const { lost, late, duplicated, reordered } = await readSwitches(tx)
  if (lost) return
  const due = systemClock.now().add(late ? LATE : { seconds: 0 })
  const bodies = types.map((type) => ({ id: `evt_${randomBytes(12).toString('hex')}`, type, ref }))
  const inOrder = reordered ? bodies.reverse() : bodies
  const all = duplicated ? [...inOrder, ...inOrder, ...inOrder] : inOrder
  await tx.db.insert(sandboxWebhook).values(all.map((body) => ({ body, dueAt: toDate(due) })))
  await tx.db.execute(
    sql`select graphile_worker.add_job('sandbox_webhooks', run_at => ${due.toString()}::timestamptz, max_attempts => 3)`,
  )
}

/** With webhooks late or lost the answer to the card is, too: the shop hears of it otherwise. */
async function asAnswered(ctx: Context<Database>, account: Account): Promise<PaymentSnapshot> {
  const { lost, late } = await readSwitches(ctx)
  const seen = toSeen(account, await cardOf(ctx, account))
  return seen.state === 'succeeded' && (lost || late) ? { ...seen, state: 'processing' } : seen
}

function toSeen(
  { state, message, amount, refunded, keep }: Account,
  card: Card | undefined,
): PaymentSnapshot {
  const kept =
    keep && card
      ? {
          customer: 'sandbox',
          method: card.token,
          label: `card ending ${card.number.slice(-4)}`,
          // One number has to stand for the cards of many people: those that end on other days are others.
          card: `${card.number} ${card.expiry}`,
        }
      : null
  return {
    state: state === 'refunded' ? 'succeeded' : state,
    message,
    amount,
    refunded,
    captureRef: null,
    kept,
  }
}

const Signature = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/
const Body = z.object({ id: z.string(), type: z.string(), ref: z.string() })

/** The header that makes a webhook of the sandbox believable. */
export function signSandbox(secret: string, clock: Clock, body: string): Record<string, string> {
  const at = Math.floor(clock.now().epochMilliseconds / 1000)
  return { [SIGNATURE]: `t=${at},v1=${hmacOf(secret, `${at}.${body}`)}` }
}

function readSigned(
  secret: string,
  clock: Clock,
  body: Buffer,
  headers: IncomingHttpHeaders,
): WebhookEvent | null {
  const [, at = '', signature = ''] = Signature.exec(String(headers[SIGNATURE] ?? '')) ?? []
  if (!isSame(signature, hmacOf(secret, `${at}.${body.toString()}`)))
    throw new BadSignature('The webhook is not signed by the sandbox.')
  refuseStale(Number(at), clock.now())
  const { type, ref } = Body.parse(JSON.parse(body.toString()))
  return { ref, about: type === 'payment.refunded' ? 'refund' : 'payment' }
}
