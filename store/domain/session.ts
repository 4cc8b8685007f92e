import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { Session } from '../../contract/session.ts'
import type { Queryable } from '../db/database.ts'
import { session } from '../db/schema.ts'
import type { Clock } from './clock.ts'
import { toDate } from './clock.ts'

const SESSION_DAYS = 30

const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** Starts a guest session. The token is given out once; the store keeps only its hash. */
export async function createSession(db: Queryable, clock: Clock): Promise<Session> {
  const token = randomBytes(32).toString('base64url')
  const now = clock.now()
  const expiresAt = now.add({ hours: 24 * SESSION_DAYS })
  await db
    .insert(session)
    .values({ tokenHash: hashOf(token), createdAt: toDate(now), expiresAt: toDate(expiresAt) })
  return { token, exp_data: expiresAt.toString() }
}

/** The id of the session a token opens, or undefined when it opens none (any more). */
export async function findSession(db: Queryable, clock: Clock, token: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: session.id })
    .from(session)
    .where(and(eq(session.tokenHash, hashOf(token)), gt(session.expiresAt, toDate(clock.now()))))
  return row?.id
}
