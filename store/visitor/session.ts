import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Temporal } from 'temporal-polyfill'
import type { Session } from '../../contract/session.ts'
import { builtOnce } from '../db/built-once.ts'
import { session } from '../db/schema.ts'
import { toDate } from '../kernel/index.ts'
import type { Context } from '../kernel/index.ts'

export const SESSION_DAYS = 30

/** 256 random bits: too many to guess. */
export const newToken = () => randomBytes(32).toString('base64url')
export const hashToken = (token: string) => createHash('sha256').update(token).digest()

const sessionExpiry = (now: Temporal.Instant) => now.add({ hours: 24 * SESSION_DAYS })

/** Creates a guest session. The token is returned once; only its hash is stored. */
export async function createSession(ctx: Context): Promise<Session> {
  const token = newToken()
  const now = ctx.clock.now()
  const expiresAt = sessionExpiry(now)
  await ctx.db
    .insert(session)
    .values({ tokenHash: hashToken(token), createdAt: toDate(now), expiresAt: toDate(expiresAt) })
  return { token, exp_data: expiresAt.toString() }
}

/** Signs a user in to a session and replaces its token, which prevents session fixation. */
export async function rotateSession(ctx: Context, sessionId: string, userId: string): Promise<Session> {
  const token = newToken()
  const expiresAt = sessionExpiry(ctx.clock.now())
  await ctx.db
    .update(session)
    .set({ tokenHash: hashToken(token), expiresAt: toDate(expiresAt), userId })
    .where(eq(session.id, sessionId))
  return { token, exp_data: expiresAt.toString() }
}

/** Returns the id of the session with this token, or undefined when there is none or it has expired. */
export async function findSession(ctx: Context, token: string): Promise<string | undefined> {
  const [row] = await liveSession(ctx).execute({ tokenHash: hashToken(token), now: toDate(ctx.clock.now()) })
  return row?.id
}

const liveSession = builtOnce((db) =>
  db
    .select({ id: session.id })
    .from(session)
    .where(
      and(eq(session.tokenHash, sql.placeholder('tokenHash')), gt(session.expiresAt, sql.placeholder('now'))),
    ),
)
