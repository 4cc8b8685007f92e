import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { Temporal } from 'temporal-polyfill'
import type { Session } from '../../contract/session.ts'
import { session } from '../db/schema.ts'
import { toDate } from '../kernel/index.ts'
import type { Context } from '../kernel/index.ts'

export const SESSION_DAYS = 30

/** Long enough that nobody finds one by trying. */
export const newToken = () => randomBytes(32).toString('base64url')
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest()

const expiryFrom = (now: Temporal.Instant) => now.add({ hours: 24 * SESSION_DAYS })

/** Starts a guest session. The token is given out once; the store keeps only its hash. */
export async function createSession(ctx: Context): Promise<Session> {
  const token = newToken()
  const now = ctx.clock.now()
  const expiresAt = expiryFrom(now)
  await ctx.db
    .insert(session)
    .values({ tokenHash: hashOfToken(token), createdAt: toDate(now), expiresAt: toDate(expiresAt) })
  return { token, exp_data: expiresAt.toString() }
}

/** Gives a session a new token, at sign-in: one that somebody planted before opens nothing afterwards. */
export async function rotateSession(ctx: Context, sessionId: string, userId: string): Promise<Session> {
  const token = newToken()
  const expiresAt = expiryFrom(ctx.clock.now())
  await ctx.db
    .update(session)
    .set({ tokenHash: hashOfToken(token), expiresAt: toDate(expiresAt), userId })
    .where(eq(session.id, sessionId))
  return { token, exp_data: expiresAt.toString() }
}

/** The id of the session a token opens, or undefined when it opens none (any more). */
export async function findSession(ctx: Context, token: string): Promise<string | undefined> {
  const [row] = await ctx.db
    .select({ id: session.id })
    .from(session)
    .where(and(eq(session.tokenHash, hashOfToken(token)), gt(session.expiresAt, toDate(ctx.clock.now()))))
  return row?.id
}
