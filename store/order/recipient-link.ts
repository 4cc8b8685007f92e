import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { RecipientLinkState } from '../../contract/order.ts'
import { recipientLink } from '../db/schema.ts'
import { toInstant, toDate, keyedHash } from '../kernel/index.ts'
import type { Clock, Context, TransactionContext } from '../kernel/index.ts'
import { hashToken } from '../visitor/index.ts'

export type LinkRow = typeof recipientLink.$inferSelect

/** How long the recipient has, from the payment on. */
export const LIFETIME = { hours: 24 * 7 }
const TOKEN_BYTES = 24
/** So long after its link ran out an order still waits for whoever ordered to say where it goes. */
export const WAITS_ON = { hours: 24 * 7 }

/** What makes a link's token, and what it is found by. */
export function newLink(secret: string, orderId: string) {
  const nonce = randomBytes(18).toString('base64url')
  return { nonce, tokenHash: hashToken(linkToken(secret, { orderId, nonce })) }
}

/** The token of a link: nobody without the shop's secret can make it, not even with all of the database. */
export function linkToken(secret: string, { orderId, nonce }: Pick<LinkRow, 'orderId' | 'nonce'>): string {
  return keyedHash(secret, 'recipient link', orderId, nonce).subarray(0, TOKEN_BYTES).toString('base64url')
}

/** The address of the recipient's page. */
export function linkUrl({ secret, siteUrl }: { secret: string; siteUrl: string }, row: LinkRow): string {
  return `${siteUrl}/for-you/${linkToken(secret, row)}`
}

/** The link of an order, if its recipient is to choose. */
export async function linkOf(ctx: Context, orderId: string): Promise<LinkRow | undefined> {
  const [row] = await ctx.db.select().from(recipientLink).where(eq(recipientLink.orderId, orderId))
  return row
}

/** How far it is with a link. */
export function linkState(
  clock: Clock,
  row: Pick<LinkRow, 'takenOverAt' | 'chosenAt' | 'expiresAt'>,
): RecipientLinkState {
  if (row.takenOverAt) return 'taken_over'
  if (row.chosenAt) return 'made'
  if (!row.expiresAt) return 'unpaid'
  return row.expiresAt.getTime() <= clock.now().epochMilliseconds ? 'run_out' : 'asked'
}

/** When an order ends of which nobody has said where and when. */
export function endsUnchosen({ expiresAt }: Pick<LinkRow, 'expiresAt'>): Date {
  return toDate(toInstant(expiresAt ?? new Date(0)).add(WAITS_ON))
}

/** The order is paid: from now on its recipient may choose. */
export async function openLink(tx: TransactionContext, orderId: string): Promise<void> {
  await updateLink(tx, orderId, { expiresAt: toDate(tx.clock.now().add(LIFETIME)) })
}

/** Whether nobody has said yet where and when an order is to be delivered. */
export async function isWaiting(ctx: Context, orderId: string): Promise<boolean> {
  const row = await linkOf(ctx, orderId)
  return row !== undefined && !row.chosenAt
}

export async function updateLink(
  tx: TransactionContext,
  orderId: string,
  change: Partial<typeof recipientLink.$inferInsert>,
): Promise<void> {
  await tx.db.update(recipientLink).set(change).where(eq(recipientLink.orderId, orderId))
}

export async function removeLink(tx: TransactionContext, orderId: string): Promise<void> {
  await tx.db.delete(recipientLink).where(eq(recipientLink.orderId, orderId))
}
