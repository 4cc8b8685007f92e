import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { Temporal } from 'temporal-polyfill'
import type { Session } from '../../contract/session.ts'
import type { Queryable } from '../db/database.ts'
import { session } from '../db/schema.ts'
import type { Clock } from '../kernel/clock.ts'
import { toDate } from '../kernel/clock.ts'

export const SESSION_DAYS = 30

/** Long enough that nobody finds one by trying. */
export const newToken = () => randomBytes(32).toString('base64url')
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest()

const expiryFrom = (now: Temporal.Instant) => now.add({ hours: 24 * SESSION_DAYS })

/** Starts a guest session. The token is given out once; the store keeps only its hash. */
export async function createSession(db: Queryable, clock: Clock): Promise<Session> {
  const token = newToken()
  const now = clock.now()
  const expiresAt = expiryFrom(now)
  await db
    .insert(session)
    .values({ tokenHash: hashOfToken(token), createdAt: toDate(now), expiresAt: toDate(expiresAt) })
  return { token, exp_data: expiresAt.toString() }
}

/** Gives a session a new token, at sign-in: one that somebody planted before opens nothing afterwards. */
export async function rotateSession(
  db: Queryable,
  clock: Clock,
  sessionId: string,
  userId: string,
): Promise<Session> {
  const token = newToken()
  const expiresAt = expiryFrom(clock.now())
  await db
    .update(session)
    .set({ tokenHash: hashOfToken(token), expiresAt: toDate(expiresAt), userId })
    .where(eq(session.id, sessionId))
  return { token, exp_data: expiresAt.toString() }
}

/** The id of the session a token opens, or undefined when it opens none (any more). */
export async function findSession(db: Queryable, clock: Clock, token: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: session.id })
    .from(session)
    .where(and(eq(session.tokenHash, hashOfToken(token)), gt(session.expiresAt, toDate(clock.now()))))
  return row?.id
}
