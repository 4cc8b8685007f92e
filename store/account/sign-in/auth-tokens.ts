import { and, desc, eq, gt, isNull, lt, ne } from 'drizzle-orm'
import type { SignIn } from '../../../contract/auth.ts'
import type { Database } from '../../db/database.ts'
import { authToken } from '../../db/schema.ts'
import { inTransaction, notFound, toDate, toInstant } from '../../kernel/index.ts'
import type { Context, TransactionContext } from '../../kernel/index.ts'
import { hashToken, newToken, userRow } from '../../visitor/index.ts'
import type { AuthSettings } from '../../visitor/index.ts'
import { noteAccountUse } from '../unused-accounts/note-account-use.ts'
import { queueCopiedTokenEmail } from './copied-token-email.ts'

/** Requests that were under way with an old token arrive within this time of the first use of the new one. */
const OVERLAP = { minutes: 5 }
/** The time of the last use is stored no more often than this. */
const USE_NOTED_EVERY = { hours: 1 }

type TokenRow = typeof authToken.$inferSelect

/**
 * Returns the id of the user of an auth token; undefined when it is unknown, expired or was copied. A token that is used after its
 * successor was, and later than the overlap, is in two hands: the whole sign-in ends, and its owner is written to.
 */
export async function findUser(
  ctx: Context<Database>,
  auth: AuthSettings,
  token: string,
): Promise<string | undefined> {
  const now = ctx.clock.now()
  const [row] = await ctx.db
    .select()
    .from(authToken)
    .where(and(eq(authToken.tokenHash, hashToken(token)), gt(authToken.expiresAt, toDate(now))))
  if (!row) return undefined
  if (row.supersededAt && toDate(now.subtract(OVERLAP)) >= row.supersededAt) {
    await endCopied(ctx, auth, row)
    return undefined
  }
  if (!row.lastUsedAt || toDate(now.subtract(USE_NOTED_EVERY)) >= row.lastUsedAt) await noteUse(ctx, row)
  return row.userId
}

/** Notes that a token was used, and its account with it. The first use of a renewed one makes those before it old. */
async function noteUse(
  ctx: Context<Database>,
  { tokenHash, userId, signInId, generation, lastUsedAt }: TokenRow,
) {
  const now = toDate(ctx.clock.now())
  await inTransaction(ctx, async (tx) => {
    // The account first: an erasure locks them in this order as well.
    await noteAccountUse(tx, userId)
    await tx.db.update(authToken).set({ lastUsedAt: now }).where(eq(authToken.tokenHash, tokenHash))
    if (generation === 0 || lastUsedAt) return
    await tx.db
      .update(authToken)
      .set({ supersededAt: now })
      .where(
        and(
          eq(authToken.signInId, signInId),
          lt(authToken.generation, generation),
          isNull(authToken.supersededAt),
        ),
      )
  })
}

async function endCopied(ctx: Context<Database>, auth: AuthSettings, { signInId, userId, device }: TokenRow) {
  await inTransaction(ctx, async (tx) => {
    const ended = await deleteSignIn(tx, userId, signInId)
    // Of several requests with the copy one tells of it.
    if (ended) await queueCopiedTokenEmail(tx, auth, { user: await userRow(tx, userId), device, signInId })
  })
}

/**
 * Gives the sign-in of a token a new one. The old one becomes worthless some minutes after the new one is first used, so that a new one
 * that never arrives costs nothing. Throws 404 when the token is nobody's.
 */
export async function renewSignIn(
  ctx: Context<Database>,
  token: string,
): Promise<{ token: string; expires_at: string }> {
  return inTransaction(ctx, async (tx) => {
    const [row] = await tx.db
      .select()
      .from(authToken)
      .where(eq(authToken.tokenHash, hashToken(token)))
      .for('update')
    if (!row) throw notFound('There is no such sign-in.')
    const renewed = newToken()
    await tx.db.insert(authToken).values({
      ...row,
      tokenHash: hashToken(renewed),
      generation: row.generation + 1,
      lastUsedAt: null,
      supersededAt: null,
    })
    return { token: renewed, expires_at: toInstant(row.expiresAt).toString() }
  })
}

/** Ends the sign-in of an auth token. */
export async function signOut(ctx: Context<Database>, token: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const [row] = await tx.db
      .select()
      .from(authToken)
      .where(eq(authToken.tokenHash, hashToken(token)))
    if (row) await deleteSignIn(tx, row.userId, row.signInId)
  })
}

/** Returns the sign-ins of a user, newest first; `token` marks the current one. */
export async function listSignIns(ctx: Context, userId: string, token: string): Promise<SignIn[]> {
  const rows = await ctx.db
    .select()
    .from(authToken)
    .where(and(eq(authToken.userId, userId), gt(authToken.expiresAt, toDate(ctx.clock.now()))))
    .orderBy(desc(authToken.createdAt), desc(authToken.generation))
  const current = hashToken(token)
  const currentId = rows.find(({ tokenHash }) => current.equals(tokenHash))?.signInId
  return [...Map.groupBy(rows, ({ signInId }) => signInId)].map(([id, tokens]) => {
    const [newest] = tokens
    const used = tokens.flatMap(({ lastUsedAt, createdAt }) => [lastUsedAt ?? createdAt].map(Number))
    return {
      id,
      device: newest?.device ?? null,
      at: toInstant(newest?.createdAt ?? new Date(0)).toString(),
      last_used_at: new Date(Math.max(...used)).toISOString(),
      is_current: id === currentId,
    }
  })
}

/** Ends a sign-in of a user. Throws 404 when it is not theirs. */
export async function endSignIn(ctx: Context<Database>, userId: string, id: string): Promise<void> {
  const ended = await inTransaction(ctx, (tx) => deleteSignIn(tx, userId, id))
  if (!ended) throw notFound('There is no such sign-in.')
}

/** Ends all sign-ins of a user except that of `token`. Returns how many there were. */
export async function signOutElsewhere(ctx: Context, userId: string, token: string): Promise<number> {
  const [own] = await ctx.db
    .select({ id: authToken.signInId })
    .from(authToken)
    .where(eq(authToken.tokenHash, hashToken(token)))
  const ended = await ctx.db
    .delete(authToken)
    .where(and(eq(authToken.userId, userId), own && ne(authToken.signInId, own.id)))
    .returning({ id: authToken.signInId })
  return new Set(ended.map(({ id }) => id)).size
}

/** Deletes the tokens of a sign-in. Returns whether there were any. */
async function deleteSignIn(tx: TransactionContext, userId: string, signInId: string): Promise<boolean> {
  const ended = await tx.db
    .delete(authToken)
    .where(and(eq(authToken.userId, userId), eq(authToken.signInId, signInId)))
    .returning({ id: authToken.signInId })
  return ended.length > 0
}
