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
import { answerToCard, answerOffSession } from '../providers/sandbox-card.ts'
import { readSwitches } from './sandbox-switches.ts'
import { hmacOf, isSame, refuseStale } from '../providers/signature.ts'

type Account = typeof sandboxPayment.$inferSelect

/** A card provider for development, with known test cards and faults. */
export type SandboxBank = PaymentProvider & {
  confirm: (payment: PaymentRef, card: z.infer<typeof SandboxCard>) => Promise<PaymentSnapshot>
  /** Answers the 3-D Secure question. */
  answer: (payment: PaymentRef, approve: boolean) => Promise<PaymentSnapshot>
  /** Records the outcome of a wallet payment, unless it is already paid. */
  recordOutcome: (
    payment: PaymentRef,
    next: Pick<PaymentSnapshot, 'state' | 'message'>,
  ) => Promise<PaymentSnapshot>
}

const SIGNATURE = 'sandbox-signature'
const LATE_BY = { seconds: 30 }

/**
 * Creates the sandbox's bank. It has its own tables and transactions and sends signed webhooks, so the shop
 * treats it like a real provider. It charges a payment once, however often it is tried.
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
    isSandbox: true,
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
      return toSnapshot(account, await cardOf(ctx, account))
    },
    confirm: async ({ ref }, card) => {
      const account = await change(ref, async (tx, before) => {
        if (isOver(before)) return before
        const { state, message } = answerToCard(card, londonDate(ctx.clock.now()))
        const kept = before.keep && state !== 'failed' ? await saveCard(tx, card) : before.card
        return updateAccount(tx, before, { state, message, card: kept })
      })
      return toAnswer(ctx, account)
    },
    chargeOffSession: async ({ ref }, { method }) => {
      const account = await change(ref, async (tx, before) => {
        if (isOver(before)) return before
        const [card] = await tx.db.select().from(sandboxCard).where(eq(sandboxCard.token, method))
        const { state, message } = answerOffSession(card, londonDate(ctx.clock.now()))
        return updateAccount(tx, before, { state, message, ...(card && { card: card.token }) })
      })
      return toAnswer(ctx, account)
    },
    answer: async ({ ref }, approve) => {
      const account = await change(ref, async (tx, before) => {
        if (before.state !== 'requires_action') return before
        return approve
          ? updateAccount(tx, before, { state: 'succeeded', message: null })
          : updateAccount(tx, before, { state: 'failed', message: NOT_CONFIRMED })
      })
      return toAnswer(ctx, account)
    },
    recordOutcome: async ({ ref }, next) => {
      const account = await change(ref, async (tx, before) =>
        isOver(before) ? before : updateAccount(tx, before, next),
      )
      return toAnswer(ctx, account)
    },
    cancel: async ({ ref }) => {
      const over = { state: 'failed', message: CANCELLED, cancelled: true } as const
      // Neither can what a real bank is at work on be cancelled.
      const account = await change(ref, async (tx, before) =>
        isOver(before) || before.state === 'processing' ? before : updateAccount(tx, before, over),
      )
      return toAnswer(ctx, account)
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
        return updateAccount(tx, before, { refunded: before.refunded + amount })
      })
    },
    parseWebhook: async (body, headers) => readSigned(secret, ctx.clock, body, headers),
  }
}

type Card = typeof sandboxCard.$inferSelect

/** Saves a card for off-session charges; the shop gets only its token. */
async function saveCard(
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

/** Returns true if the payment was made or cancelled: nothing changes either but a refund. */
const isOver = ({ state, cancelled }: Account) => state === 'succeeded' || cancelled

const CANCELLED = 'This payment was cancelled. You were not charged.'
const NOT_CONFIRMED = 'Your bank did not confirm the payment. You were not charged.'

/** Updates an account, books a charge if there is one, and queues the webhooks. */
async function updateAccount(
  tx: TransactionContext,
  before: Account,
  next: Partial<Account>,
): Promise<Account> {
  await tx.db.update(sandboxPayment).set(next).where(eq(sandboxPayment.ref, before.ref))
  if (next.state === 'succeeded')
    await tx.db
      .insert(sandboxCharge)
      .values({ ref: before.ref, amount: before.amount, at: toDate(tx.clock.now()) })
  const account = { ...before, ...next }
  await queueWebhooks(
    tx,
    account,
    next.refunded ? ['payment.refunded'] : ['payment.processing', `payment.${account.state}`],
  )
  return account
}

/** Queues webhooks by the real clock, because the shop's clock may stand still. */
async function queueWebhooks(tx: TransactionContext, { ref }: Account, types: string[]): Promise<void> {
  const { lost, late, duplicated, reordered } = await readSwitches(tx)
  if (lost) return
  const due = systemClock.now().add(late ? LATE_BY : { seconds: 0 })
  const bodies = types.map((type) => ({ id: `evt_${randomBytes(12).toString('hex')}`, type, ref }))
  const inOrder = reordered ? bodies.reverse() : bodies
  const all = duplicated ? [...inOrder, ...inOrder, ...inOrder] : inOrder
  await tx.db.insert(sandboxWebhook).values(all.map((body) => ({ body, dueAt: toDate(due) })))
  await tx.db.execute(
    sql`select graphile_worker.add_job('sandbox_webhooks', run_at => ${due.toString()}::timestamptz, max_attempts => 3)`,
  )
}

/**
 * Returns the answer to a card. When webhooks are late or lost, the answer is `processing`, so that the shop
 * must learn the result in another way.
 */
async function toAnswer(ctx: Context<Database>, account: Account): Promise<PaymentSnapshot> {
  const { lost, late } = await readSwitches(ctx)
  const snapshot = toSnapshot(account, await cardOf(ctx, account))
  return snapshot.state === 'succeeded' && (lost || late) ? { ...snapshot, state: 'processing' } : snapshot
}

function toSnapshot(
  { state, message, amount, refunded, keep, cancelled }: Account,
  card: Card | undefined,
): PaymentSnapshot {
  const kept =
    keep && card
      ? {
          customer: 'sandbox',
          method: card.token,
          label: `card ending ${card.number.slice(-4)}`,
          // Test cards share a few numbers, so the expiry date is part of the fingerprint.
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
    cancelled,
  }
}

const Signature = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/
const Body = z.object({ id: z.string(), type: z.string(), ref: z.string() })

/** Returns the signature header of a sandbox webhook. */
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
