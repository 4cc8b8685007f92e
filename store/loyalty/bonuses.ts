import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { POLICY } from '../../contract/basket.ts'
import type { BonusEntry, BonusKind, Bonuses } from '../../contract/loyalty.ts'
import { bonusEntry, order, user } from '../db/schema.ts'
import { toDate, conflict, sumOf } from '../kernel/index.ts'
import type { Context, TransactionContext } from '../kernel/index.ts'
import { cashbackWithout, partialRefundsOf } from './partial-refunds.ts'
import { ACTION_BONUS, CASHBACK_PERCENT } from './loyalty-rules.ts'
import type { TargetActionCode } from './loyalty-rules.ts'

type OrderRow = Pick<
  typeof order.$inferSelect,
  'id' | 'userId' | 'positions' | 'discount' | 'usedBonuses' | 'state'
>
const HISTORY_SHOWN = 50

/** An entry to be booked: about an order, for an action that is rewarded, or for neither. */
type NewEntry = { userId: string; kind: BonusKind; amount: number } & (
  | { orderId: string; sequence?: number; forPart?: boolean; action?: undefined }
  | { action?: TargetActionCode; orderId?: undefined; sequence?: undefined }
)

/**
 * Books bonuses (in pence; negative when they are spent or taken back) and returns true. An entry about an order is booked
 * once for each kind and `sequence`, a reward once for each action; a repeat books nothing. The user's row is locked, so the
 * balance in the new row is right. Throws 409 if the balance would fall below zero.
 */
export async function bookBonuses(tx: TransactionContext, entry: NewEntry): Promise<boolean> {
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
  if (entry.amount > 0) await collectOwed(tx, entry.userId)
  return true
}

async function isBooked(tx: TransactionContext, entry: NewEntry): Promise<boolean> {
  if (!entry.orderId && !entry.action) return false
  const subject =
    entry.orderId === undefined
      ? eq(bonusEntry.action, entry.action ?? '')
      : and(eq(bonusEntry.orderId, entry.orderId), eq(bonusEntry.sequence, entry.sequence ?? 1))
  const [booked] = await tx.db
    .select({ id: bonusEntry.id })
    .from(bonusEntry)
    .where(and(eq(bonusEntry.userId, entry.userId), eq(bonusEntry.kind, entry.kind), subject))
  return booked !== undefined
}

/**
 * What was earned with money that went back, and had been spent by then, goes as soon as there is something to take it
 * from: whoever spends bonuses quickly keeps no more of them than others.
 */
async function collectOwed(tx: TransactionContext, userId: string): Promise<void> {
  const earning = await tx.db
    .select({ order, earned: sql<number>`sum(${bonusEntry.amount})::int` })
    .from(bonusEntry)
    .innerJoin(order, eq(order.id, bonusEntry.orderId))
    .where(and(eq(bonusEntry.userId, userId), inArray(bonusEntry.kind, ['order', 'order_taken_back'])))
    .groupBy(order.id)
    .having(sql`sum(${bonusEntry.amount}) > 0`)
  for (const { order: row } of earning) {
    if (row.state === 'refunded') await takeBackForOrder(tx, row)
    else await takeBackForPart(tx, row)
  }
}

/** How many bonuses a user has, in pence. */
export async function balanceOf(ctx: Context, userId: string): Promise<number> {
  const [last] = await ctx.db
    .select({ balance: bonusEntry.balance })
    .from(bonusEntry)
    .where(eq(bonusEntry.userId, userId))
    .orderBy(desc(bonusEntry.id))
    .limit(1)
  return last?.balance ?? 0
}

/** What a delivered order earns: a share of what was paid for flowers and gifts, and has not gone back. */
export async function accrueForOrder(tx: TransactionContext, row: OrderRow): Promise<void> {
  if (!row.userId) return
  const amount = cashbackWithout(row, await partialRefundsOf(tx, row.id))
  await bookBonuses(tx, { userId: row.userId, kind: 'order', orderId: row.id, amount })
  // Of gift cards alone nothing was delivered that earns any.
  if (row.positions?.some(({ policy_id }) => policy_id !== POLICY.giftCard))
    await rewardAction(tx, row.userId, 'first_order')
}

/** What a refunded order had earned goes again; what is spent by then goes from what comes in next. */
export function takeBackForOrder(tx: TransactionContext, row: OrderRow): Promise<void> {
  return takeBack(tx, row, { stays: 0, part: false })
}

/** The same for what it had earned with a part that went back: it has earned what it would have without. */
export async function takeBackForPart(tx: TransactionContext, row: OrderRow): Promise<void> {
  const stays = cashbackWithout(row, await partialRefundsOf(tx, row.id))
  return takeBack(tx, row, { stays, part: true })
}

async function takeBack(
  tx: TransactionContext,
  row: OrderRow,
  { stays, part }: { stays: number; part: boolean },
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
  const has = sumOf(entries)
  const amount = Math.min(has - stays, await balanceOf(tx, row.userId))
  if (amount <= 0) return
  const before = entries.filter(({ kind }) => kind === 'order_taken_back').length
  await bookBonuses(tx, {
    ...{ userId: row.userId, kind: 'order_taken_back', orderId: row.id, amount: -amount },
    sequence: before + 1,
    forPart: part,
  })
}

/** Spends what an order is partly paid with, unless that is done. Answers whether there were so many bonuses. */
export async function spendOnOrder(tx: TransactionContext, row: OrderRow): Promise<boolean> {
  if (row.usedBonuses === 0) return true
  if (!row.userId) return false
  await tx.db.select({ id: user.id }).from(user).where(eq(user.id, row.userId)).for('update')
  const { spent, times } = await spentOn(tx, row.userId, row.id)
  if (spent > 0) return true
  if ((await balanceOf(tx, row.userId)) < row.usedBonuses) return false
  await bookBonuses(tx, {
    ...{ userId: row.userId, kind: 'spent', orderId: row.id, amount: -row.usedBonuses },
    sequence: times + 1,
  })
  return true
}

/** Gives back what was spent on an order that is given up, refunded or was not paid for in time; once. */
export async function returnSpent(tx: TransactionContext, row: OrderRow): Promise<void> {
  if (!row.userId || row.usedBonuses === 0) return
  await tx.db.select({ id: user.id }).from(user).where(eq(user.id, row.userId)).for('update')
  const { spent, times } = await spentOn(tx, row.userId, row.id)
  if (spent === 0) return
  await bookBonuses(tx, {
    ...{ userId: row.userId, kind: 'spent_returned', orderId: row.id, amount: spent },
    sequence: times,
  })
}

/** What is spent on an order at this moment, and how often it was: it may have been given back meanwhile. */
async function spentOn(tx: TransactionContext, userId: string, orderId: string) {
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

/** Bonuses for something done besides ordering, the first time it is done. */
export async function rewardAction(
  tx: TransactionContext,
  userId: string,
  action: TargetActionCode,
): Promise<boolean> {
  return bookBonuses(tx, {
    userId,
    kind: 'target_action',
    action,
    amount: ACTION_BONUS[action],
  })
}

/** The balance and a page of its history, the newest first; `before` is the id the page comes after. */
export async function getBonuses(ctx: Context, userId: string, before?: number): Promise<Bonuses> {
  const rows = await ctx.db
    .select({ entry: bonusEntry, orderId: order.id })
    .from(bonusEntry)
    // One that was taken out of the history is not there to be looked at.
    .leftJoin(order, and(eq(order.id, bonusEntry.orderId), isNull(order.hiddenAt)))
    .where(and(eq(bonusEntry.userId, userId), before === undefined ? undefined : lt(bonusEntry.id, before)))
    .orderBy(desc(bonusEntry.id))
    .limit(HISTORY_SHOWN + 1)
  const shown = rows.slice(0, HISTORY_SHOWN)
  return {
    balance: await balanceOf(ctx, userId),
    percent: CASHBACK_PERCENT,
    tooltip: `${CASHBACK_PERCENT}% of what you spend on flowers and gifts comes back once the order is delivered. A bonus pound is worth a pound.`,
    history: shown.map(({ entry, orderId }) => toEntry(entry, orderId)),
    next_before: rows.length > HISTORY_SHOWN ? (shown.at(-1)?.entry.id ?? null) : null,
  }
}

/** All that was ever earned or given, in pence: what was spent and came back is not earned again. */
export async function earnedBy(ctx: Context, userId: string): Promise<number> {
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

/** Which of the actions a user was rewarded for. */
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
    spent_returned: `Returned: ${which} was cancelled, or not paid for in time`,
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
