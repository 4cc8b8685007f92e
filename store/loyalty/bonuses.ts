import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { POLICY } from '../../contract/basket.ts'
import type { BonusEntry, BonusKind, Bonuses } from '../../contract/loyalty.ts'
import { bonusEntry, order, user } from '../db/schema.ts'
import { toDate, conflict, offsetOf, pageInfoOf, sumOf } from '../kernel/index.ts'
import type { Context, PageRequest, TransactionContext } from '../kernel/index.ts'
import { cashbackAfterRefunds, partialRefundsOf } from './partial-refunds.ts'
import { ACTION_BONUS, CASHBACK_PERCENT } from './loyalty-rules.ts'
import type { TargetActionCode } from './loyalty-rules.ts'

type OrderRow = Pick<
  typeof order.$inferSelect,
  'id' | 'userId' | 'positions' | 'discount' | 'usedBonuses' | 'state'
>

/** A new entry: about an order, for an action that is rewarded, or for neither. */
type NewEntry = { userId: string; kind: BonusKind; amount: number } & (
  | { orderId: string; sequence?: number; forPart?: boolean; action?: undefined }
  | { action?: TargetActionCode; orderId?: undefined; sequence?: undefined }
)

/**
 * Adds an entry to a user's bonus ledger in pence, negative for bonuses that are spent or revoked. An entry about an order
 * is added once for each kind and `sequence`, a reward once for each action: a repeat adds nothing and returns false. Locks
 * the user's row, so that the balance is correct. Throws 409 when the balance would become negative.
 */
export async function addBonusEntry(tx: TransactionContext, entry: NewEntry): Promise<boolean> {
  const [owner] = await tx.db
    .select({ id: user.id })
    .from(user)
    .where(eq(user.id, entry.userId))
    .for('update')
  if (!owner) return false
  const balance = (await balanceOf(tx, entry.userId)) + entry.amount
  if (entry.amount === 0 || (await isBooked(tx, entry))) return false
  if (balance < 0) throw conflict('not_enough_bonuses', 'There are not that many bonuses.')
  await tx.db.insert(bonusEntry).values({ ...entry, balance, at: toDate(tx.clock.now()) })
  if (entry.amount > 0) await revokeOutstanding(tx, entry.userId)
  return true
}

async function isBooked(
  tx: TransactionContext,
  { userId, kind, orderId, sequence = 1, action }: NewEntry,
): Promise<boolean> {
  const subject = orderId
    ? and(eq(bonusEntry.orderId, orderId), eq(bonusEntry.sequence, sequence))
    : action && eq(bonusEntry.action, action)
  if (!subject) return false
  const [booked] = await tx.db
    .select({ id: bonusEntry.id })
    .from(bonusEntry)
    .where(and(eq(bonusEntry.userId, userId), eq(bonusEntry.kind, kind), subject))
  return booked !== undefined
}

/**
 * Revokes bonuses that refunded orders had earned and that were already spent when the refund was made, as soon as
 * there is a balance. Spending bonuses early gives no advantage.
 */
async function revokeOutstanding(tx: TransactionContext, userId: string): Promise<void> {
  const earning = await tx.db
    .select({ order, earned: sql<number>`sum(${bonusEntry.amount})::int` })
    .from(bonusEntry)
    .innerJoin(order, eq(order.id, bonusEntry.orderId))
    .where(and(eq(bonusEntry.userId, userId), inArray(bonusEntry.kind, ['order', 'order_taken_back'])))
    .groupBy(order.id)
    .having(sql`sum(${bonusEntry.amount}) > 0`)
  for (const { order: row } of earning) {
    if (row.state === 'refunded') await revokeForOrder(tx, row)
    else await revokeForPartialRefund(tx, row)
  }
}

/** Returns a user's bonus balance in pence. */
export async function balanceOf(ctx: Context, userId: string): Promise<number> {
  const [last] = await ctx.db
    .select({ balance: bonusEntry.balance })
    .from(bonusEntry)
    .where(eq(bonusEntry.userId, userId))
    .orderBy(desc(bonusEntry.id))
    .limit(1)
  return last?.balance ?? 0
}

/**
 * Books the bonuses of a delivered order: a share of what was paid for flowers and gifts and not refunded. Also rewards
 * the first delivered order.
 */
export async function accrueForOrder(tx: TransactionContext, row: OrderRow): Promise<void> {
  if (!row.userId) return
  const amount = cashbackAfterRefunds(row, await partialRefundsOf(tx, row.id))
  await addBonusEntry(tx, { userId: row.userId, kind: 'order', orderId: row.id, amount })
  // An order of gift cards only does not count as the first delivered order.
  if (row.positions?.some(({ policy_id }) => policy_id !== POLICY.giftCard))
    await rewardAction(tx, row.userId, 'first_order')
}

/** Revokes the bonuses that a refunded order has earned. What exceeds the balance is revoked from later earnings. */
export function revokeForOrder(tx: TransactionContext, row: OrderRow): Promise<void> {
  return revoke(tx, row, { entitled: 0, isPartial: false })
}

/** Revokes the share of an order's bonuses that corresponds to its partial refunds. */
export async function revokeForPartialRefund(tx: TransactionContext, row: OrderRow): Promise<void> {
  const entitled = cashbackAfterRefunds(row, await partialRefundsOf(tx, row.id))
  return revoke(tx, row, { entitled, isPartial: true })
}

async function revoke(
  tx: TransactionContext,
  row: OrderRow,
  { entitled, isPartial }: { entitled: number; isPartial: boolean },
): Promise<void> {
  if (!row.userId) return
  await tx.db.select({ id: user.id }).from(user).where(eq(user.id, row.userId)).for('update')
  const entries = await tx.db
    .select({ kind: bonusEntry.kind, amount: bonusEntry.amount })
    .from(bonusEntry)
    .where(
      and(
        eq(bonusEntry.userId, row.userId),
        inArray(bonusEntry.kind, ['order', 'order_taken_back']),
        eq(bonusEntry.orderId, row.id),
      ),
    )
  const earned = sumOf(entries)
  const amount = Math.min(earned - entitled, await balanceOf(tx, row.userId))
  if (amount <= 0) return
  const before = entries.filter(({ kind }) => kind === 'order_taken_back').length
  await addBonusEntry(tx, {
    ...{ userId: row.userId, kind: 'order_taken_back', orderId: row.id, amount: -amount },
    sequence: before + 1,
    forPart: isPartial,
  })
}

/** Spends an order's bonuses, unless that has been done. Returns false when the balance is too low. */
export async function spendBonuses(tx: TransactionContext, row: OrderRow): Promise<boolean> {
  if (row.usedBonuses === 0) return true
  if (!row.userId) return false
  await tx.db.select({ id: user.id }).from(user).where(eq(user.id, row.userId)).for('update')
  const { spent, times } = await getSpentOn(tx, row.userId, row.id)
  if (spent > 0) return true
  if ((await balanceOf(tx, row.userId)) < row.usedBonuses) return false
  await addBonusEntry(tx, {
    ...{ userId: row.userId, kind: 'spent', orderId: row.id, amount: -row.usedBonuses },
    sequence: times + 1,
  })
  return true
}

/** Returns the bonuses spent on an order that is cancelled, refunded or not paid in time. Repeated calls do nothing. */
export async function returnBonuses(tx: TransactionContext, row: OrderRow): Promise<void> {
  if (!row.userId || row.usedBonuses === 0) return
  await tx.db.select({ id: user.id }).from(user).where(eq(user.id, row.userId)).for('update')
  const { spent, times } = await getSpentOn(tx, row.userId, row.id)
  if (spent === 0) return
  await addBonusEntry(tx, {
    ...{ userId: row.userId, kind: 'spent_returned', orderId: row.id, amount: spent },
    sequence: times,
  })
}

/**
 * Returns the bonuses currently spent on an order, and how often they were spent: they may have been returned in
 * between.
 */
async function getSpentOn(tx: TransactionContext, userId: string, orderId: string) {
  const rows = await tx.db
    .select({ kind: bonusEntry.kind, amount: bonusEntry.amount })
    .from(bonusEntry)
    .where(
      and(
        eq(bonusEntry.userId, userId),
        inArray(bonusEntry.kind, ['spent', 'spent_returned']),
        eq(bonusEntry.orderId, orderId),
      ),
    )
  return {
    spent: -sumOf(rows),
    times: rows.filter(({ kind }) => kind === 'spent').length,
  }
}

/** Books the reward for an action other than ordering. Each action is rewarded once; returns false for a repeat. */
export async function rewardAction(
  tx: TransactionContext,
  userId: string,
  action: TargetActionCode,
): Promise<boolean> {
  return addBonusEntry(tx, {
    userId,
    kind: 'target_action',
    action,
    amount: ACTION_BONUS[action],
  })
}

/** Returns the balance in pence and a page of the history, newest first. */
export async function getBonuses(ctx: Context, userId: string, asked: PageRequest): Promise<Bonuses> {
  const [rows, total, balance] = await Promise.all([
    ctx.db
      .select({ entry: bonusEntry, orderId: order.id })
      .from(bonusEntry)
      // Orders that the user removed from the history are not linked.
      .leftJoin(order, and(eq(order.id, bonusEntry.orderId), isNull(order.hiddenAt)))
      .where(eq(bonusEntry.userId, userId))
      .orderBy(desc(bonusEntry.id))
      .limit(asked.limit)
      .offset(offsetOf(asked)),
    ctx.db.$count(bonusEntry, eq(bonusEntry.userId, userId)),
    balanceOf(ctx, userId),
  ])
  return {
    balance,
    percent: CASHBACK_PERCENT,
    tooltip: `${CASHBACK_PERCENT}% of what you spend on flowers and gifts comes back once the order is delivered. A bonus pound is worth a pound.`,
    history: rows.map(({ entry, orderId }) => toEntry(entry, orderId)),
    pagination: pageInfoOf(asked, total),
  }
}

/**
 * Returns everything a user has ever earned or been given, in pence, less what was revoked. Returned bonuses do not
 * count as earned again.
 */
export async function getTotalEarned(ctx: Context, userId: string): Promise<number> {
  const [row] = await ctx.db
    .select({ earned: sql<number>`coalesce(sum(${bonusEntry.amount}), 0)::int` })
    .from(bonusEntry)
    .where(
      and(
        eq(bonusEntry.userId, userId),
        inArray(bonusEntry.kind, ['order', 'order_taken_back', 'target_action', 'gift']),
      ),
    )
  return row?.earned ?? 0
}

/** Returns the codes of the actions that a user was rewarded for. */
export async function rewardedActions(ctx: Context, userId: string): Promise<Set<string>> {
  const rows = await ctx.db
    .select({ action: bonusEntry.action })
    .from(bonusEntry)
    .where(and(eq(bonusEntry.userId, userId), eq(bonusEntry.kind, 'target_action')))
  return new Set(rows.flatMap(({ action }) => action ?? []))
}

const ACTION_TITLE: Record<string, string> = {
  dates: 'For keeping important dates',
  profile: 'For completing your profile',
  first_order: 'For your first delivered order',
}

function toEntry(row: typeof bonusEntry.$inferSelect, shownOrderId: string | null): BonusEntry {
  const which = row.orderId ? `order ${row.orderId}` : 'an order'
  const TITLE: Record<BonusKind, string> = {
    order: `Earned with ${which}`,
    order_taken_back: `Taken back: ${which} was refunded${row.forPart ? ' in part' : ''}`,
    spent: `Spent on ${which}`,
    spent_returned: `Returned: ${which} was cancelled, refunded or not paid for in time`,
    target_action: ACTION_TITLE[row.action ?? ''] ?? 'Earned',
    gift: 'A present from us',
  }
  return {
    id: row.id,
    kind: row.kind,
    amount: row.amount,
    balance: row.balance,
    title: TITLE[row.kind],
    order_id: shownOrderId,
    at: row.at.toISOString(),
  }
}
