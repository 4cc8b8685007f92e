import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { RecipientLinkState } from '../../contract/order.ts'
import { recipientLink } from '../db/schema.ts'
import { toInstant, toDate, keyedHash, secretOf } from '../kernel/index.ts'
import type { Clock, Context, Secret, TransactionContext } from '../kernel/index.ts'
import { hashToken } from '../visitor/index.ts'

export type LinkRow = typeof recipientLink.$inferSelect

/** How long the recipient may choose, from the payment on. */
export const LIFETIME = { hours: 24 * 7 }
const TOKEN_BYTES = 24
/** How long after the link expired the order waits for the sender to enter an address. */
export const CHOICE_GRACE_PERIOD = { hours: 24 * 7 }

/** Returns the nonce of a new link and the hash of its token. */
export function newLink(secret: Secret, orderId: string) {
  const nonce = randomBytes(18).toString('base64url')
  return { nonce, tokenHash: hashToken(linkToken(secret, { orderId, nonce })) }
}

/** Returns the token of a link. It depends on the shop's secret, so the database alone does not reveal it. */
export function linkToken(secret: Secret, { orderId, nonce }: Pick<LinkRow, 'orderId' | 'nonce'>): string {
  return keyedHash(secret, 'recipient link', orderId, nonce).subarray(0, TOKEN_BYTES).toString('base64url')
}

/**
 * Returns the URL of the recipient's page, which stays the same when the shop's secret is changed. Undefined when it was made with one that is
 * none of the shop's any more: who has it opens the page with it all the same.
 */
export function linkUrl(
  { secret, siteUrl }: { secret: Secret; siteUrl: string },
  row: LinkRow,
): string | undefined {
  const isOf = (one: string) => hashToken(linkToken(one, row)).equals(row.tokenHash)
  const own = secretOf(secret, isOf)
  return own && `${siteUrl}/for-you/${linkToken(own, row)}`
}

/** Returns the recipient link of an order, if its recipient is to choose. */
export async function linkOf(ctx: Context, orderId: string): Promise<LinkRow | undefined> {
  const [row] = await ctx.db.select().from(recipientLink).where(eq(recipientLink.orderId, orderId))
  return row
}

/** Returns the state of a link at this moment. */
export function linkState(
  clock: Clock,
  row: Pick<LinkRow, 'takenOverAt' | 'chosenAt' | 'expiresAt'>,
): RecipientLinkState {
  if (row.takenOverAt) return 'taken_over'
  if (row.chosenAt) return 'made'
  if (!row.expiresAt) return 'unpaid'
  return row.expiresAt.getTime() <= clock.now().epochMilliseconds ? 'run_out' : 'asked'
}

/** Returns when an order is cancelled because neither recipient nor sender chose. */
export function unchosenOrderEndsAt({ expiresAt }: Pick<LinkRow, 'expiresAt'>): Date {
  return toDate(toInstant(expiresAt ?? new Date(0)).add(CHOICE_GRACE_PERIOD))
}

/** Starts the recipient's time to choose when the order is paid. */
export async function activateLink(tx: TransactionContext, orderId: string): Promise<void> {
  await updateLink(tx, orderId, { expiresAt: toDate(tx.clock.now().add(LIFETIME)) })
}

/** Returns true if the recipient of an order is to choose and nobody has chosen yet. */
export async function isAwaitingChoice(ctx: Context, orderId: string): Promise<boolean> {
  const row = await linkOf(ctx, orderId)
  return row !== undefined && !row.chosenAt
}

/** Updates the recipient link of an order. */
export async function updateLink(
  tx: TransactionContext,
  orderId: string,
  change: Partial<typeof recipientLink.$inferInsert>,
): Promise<void> {
  await tx.db.update(recipientLink).set(change).where(eq(recipientLink.orderId, orderId))
}

/** Deletes the recipient link of an order, if it has one. */
export async function removeLink(tx: TransactionContext, orderId: string): Promise<void> {
  await tx.db.delete(recipientLink).where(eq(recipientLink.orderId, orderId))
}
