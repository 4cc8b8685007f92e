import { randomInt, timingSafeEqual } from 'node:crypto'
import { and, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { CodeSent } from '../../../contract/auth.ts'
import type { Database } from '../../db/database.ts'
import { message, verificationCode } from '../../db/schema.ts'
import type { CodePurpose } from '../../db/schema.ts'
import type { AuthSettings } from '../../visitor/index.ts'
import {
  toDate,
  countUpToday,
  getCountToday,
  keyedHash,
  inTransaction,
  secretsOf,
} from '../../kernel/index.ts'
import type { MessageAddress, Context, TransactionContext } from '../../kernel/index.ts'
import { CodeRefused, RESEND_SECONDS, countCode } from './code-caps.ts'
import { codeEmail, codeText } from './code-email.ts'
import { queueMessage } from '../../outbox/index.ts'

export const CODE_LENGTH = 6
const CODE = new RegExp(`^\\d{${CODE_LENGTH}}$`)
export const CODE_MINUTES = 10
const MAX_TRIES = 5
/** The attempts left per code in a network with many wrong codes today. */
const TRIES_IN_SUSPECT_NETWORK = 1

/** The session, the purpose and the destination of a code. It is valid only for all three. */
export type CodeRequest = { sessionId: string; purpose: CodePurpose; destination: MessageAddress }

/**
 * Sends a new code and invalidates earlier ones. Behaves the same, and takes the same time, whether or not
 * the address has an account. `address` is the requester's network; `log` is warned when the day's codes are
 * used up. A refusal is returned as data.
 */
export async function sendCode(
  ctx: Context<Database>,
  auth: AuthSettings,
  request: CodeRequest & { address: string; log: Pick<FastifyBaseLogger, 'warn'> },
): Promise<CodeSent> {
  try {
    const isLast = await inTransaction(ctx, (tx) => issueCode(tx, auth, request))
    const kind = request.destination.channel === 'email' ? 'e-mails' : 'texts'
    if (isLast)
      request.log.warn(`the day's ${kind} with codes are used up: strangers get none until midnight`)
    return { success: true, next_code_seconds_left: RESEND_SECONDS, error: null }
  } catch (error) {
    if (!(error instanceof CodeRefused)) throw error
    return {
      success: false,
      next_code_seconds_left: error.secondsLeft,
      error: { message: error.message },
    }
  }
}

async function issueCode(
  tx: TransactionContext,
  auth: AuthSettings,
  { sessionId, purpose, destination, address }: CodeRequest & { address: string },
): Promise<boolean> {
  const now = tx.clock.now()
  const destinationHash = hashOf(auth, destination)
  const networkHash = keyedHash(auth.secret, 'network', address)
  await refuseUnreachable(tx, destination)
  const isLast = await countCode(tx, now, auth.caps, { sessionId, destination, destinationHash, networkHash })
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0')
  await tx.db.insert(verificationCode).values({
    sessionId,
    purpose,
    destinationHash,
    networkHash,
    codeHash: codeHashOf(auth, { sessionId, purpose, destination }, code),
    createdAt: toDate(now),
    expiresAt: toDate(now.add({ minutes: CODE_MINUTES })),
  })
  const written =
    destination.channel === 'email'
      ? codeEmail(code, purpose, CODE_MINUTES)
      : { subject: '', html: null, text: codeText(code, purpose, { minutes: CODE_MINUTES, ...auth }) }
  await queueMessage(tx, {
    kind: 'code',
    channel: destination.channel,
    to: destination.value,
    ...written,
  })
  return isLast
}

/** Throws CodeRefused if the last message to this destination within a day could not be delivered. */
async function refuseUnreachable(tx: TransactionContext, destination: MessageAddress): Promise<void> {
  const [last] = await tx.db
    .select({ failedAt: message.failedAt })
    .from(message)
    .where(
      and(
        eq(message.to, destination.value),
        eq(message.channel, destination.channel),
        gt(message.createdAt, toDate(tx.clock.now().subtract({ hours: 24 }))),
      ),
    )
    .orderBy(desc(message.createdAt))
    .limit(1)
  if (!last?.failedAt) return
  throw new CodeRefused(destination.type === 'email' ? 'There is no such mail' : 'There is no such number', 0)
}

/**
 * Returns true if the code is the last one sent, and marks it as used. One statement counts the attempt and
 * selects the row, so concurrent requests cannot exceed the limit. The caller commits even if this returns
 * false.
 */
export async function redeemCode(
  tx: TransactionContext,
  auth: AuthSettings,
  request: CodeRequest,
  typed: string,
): Promise<boolean> {
  const now = toDate(tx.clock.now())
  const code = typed.replace(/[\s-]/g, '')
  // A typo in the format does not count as an attempt.
  if (!CODE.test(code)) return false
  const [newest] = await tx.db
    .select({ id: verificationCode.id, networkHash: verificationCode.networkHash })
    .from(verificationCode)
    .where(
      and(
        // One may be on its way while the secret is changed.
        inArray(
          verificationCode.destinationHash,
          secretsOf(auth.secret).map((secret) => hashOf({ secret }, request.destination)),
        ),
        // A code requested in another session does not invalidate this one.
        eq(verificationCode.sessionId, request.sessionId),
        eq(verificationCode.purpose, request.purpose),
      ),
    )
    .orderBy(desc(verificationCode.id))
    .limit(1)
  if (!newest) return false
  const wrong = `wrong codes asked for from ${newest.networkHash?.toString('base64url') ?? ''}`
  const isSuspectNetwork = (await getCountToday(tx, tx.clock.now(), wrong)) >= auth.caps.wrong
  const [tried] = await tx.db
    .update(verificationCode)
    .set({ tries: sql`${verificationCode.tries} + 1` })
    .where(
      and(
        eq(verificationCode.id, newest.id),
        isNull(verificationCode.usedAt),
        gt(verificationCode.expiresAt, now),
        lt(verificationCode.tries, isSuspectNetwork ? TRIES_IN_SUSPECT_NETWORK : MAX_TRIES),
      ),
    )
    .returning({ id: verificationCode.id, codeHash: verificationCode.codeHash })
  const typedHashes = secretsOf(auth.secret).map((secret) => codeHashOf({ secret }, request, code))
  if (!tried) return false
  if (!typedHashes.some((typedHash) => timingSafeEqual(tried.codeHash, typedHash))) {
    await countUpToday(tx, tx.clock.now(), wrong)
    return false
  }
  const used = await tx.db
    .update(verificationCode)
    .set({ usedAt: now })
    .where(and(eq(verificationCode.id, tried.id), isNull(verificationCode.usedAt)))
    .returning({ id: verificationCode.id })
  return used.length === 1
}

function hashOf(auth: Pick<AuthSettings, 'secret'>, { type, value }: MessageAddress): Buffer {
  return keyedHash(auth.secret, 'destination', type, value)
}

function codeHashOf(
  auth: Pick<AuthSettings, 'secret'>,
  { sessionId, purpose, destination }: CodeRequest,
  code: string,
): Buffer {
  return keyedHash(auth.secret, 'code', sessionId, purpose, destination.type, destination.value, code)
}
