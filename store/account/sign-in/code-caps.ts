import { and, desc, eq } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Temporal } from 'temporal-polyfill'
import { session, user, verificationCode } from '../../db/schema.ts'
import { isVerifiedContact } from '../../visitor/index.ts'
import type { CodeCaps } from '../../visitor/index.ts'
import { countUpToday, formatWait } from '../../kernel/index.ts'
import type { MessageAddress, Context, TransactionContext } from '../../kernel/index.ts'

/** Thrown when no code may be sent now. The message is for the shopper. */
export class CodeRefused extends Error {
  override name = 'CodeRefused'
  readonly secondsLeft: number

  constructor(message: string, secondsLeft: number) {
    super(message)
    this.secondsLeft = secondsLeft
  }
}

/** The minimum delay between two codes, in seconds. */
export const RESEND_SECONDS = 25
const MINUTE = 60
const HOUR = 60 * MINUTE
/**
 * The delay before the next code, by the number of codes today for this destination and network; then an hour
 * each.
 */
const DELAYS = [0, ...Array<number>(4).fill(RESEND_SECONDS), MINUTE, 5 * MINUTE, 15 * MINUTE]
/**
 * The delay for other networks once a destination has used up its day's codes, and within a network that has.
 */
const DESTINATION_DELAY = 10 * MINUTE
const NETWORK_DELAY = MINUTE
/** The limit for e-mails is this many times that for texts, because e-mails cost little. */
const EMAILS_PER_TEXT = 10

/** The session that requests a code, and the destination of the code. */
export type CodeAttempt = {
  sessionId: string
  destination: MessageAddress
  /** Keyed hashes; the destination and the network themselves are not stored. */
  destinationHash: Buffer
  networkHash: Buffer
}

/**
 * Counts a code that is about to be sent. Throws CodeRefused when it may not be sent yet: the delay grows
 * with the number of codes today. A session that was signed in with this address before has its own count,
 * and a new network waits only if the destination has used up its day's codes, so nobody can use up another
 * person's codes. The caller rolls back the counts when this throws. Returns true for the last of the day's
 * codes for strangers.
 */
export async function countCode(
  tx: TransactionContext,
  now: Temporal.Instant,
  caps: CodeCaps,
  attempt: CodeAttempt,
): Promise<boolean> {
  const { destinationHash, networkHash, destination } = attempt
  const [to, from] = [destinationHash.toString('base64url'), networkHash.toString('base64url')]
  // A fixed lock order, so that requests cannot deadlock. It also serialises the codes for one destination.
  const toDestination = await countUpToday(tx, now, `destination ${to}`)
  const isOwner = await hasSignedIn(tx, attempt)
  const own = await countUpToday(tx, now, isOwner ? `owner ${to}` : `destination ${to} from ${from}`)
  const ofNetwork = await countUpToday(tx, now, `address ${from}`)
  const isMail = destination.channel === 'email'
  const ofAll = await countUpToday(tx, now, isMail ? 'total of e-mails' : 'total')

  const sentTo = eq(verificationCode.destinationHash, destinationHash)
  const sentFrom = eq(verificationCode.networkHash, networkHash)
  const again = DELAYS[own - 1] ?? HOUR
  const most = caps.total * (isMail ? EMAILS_PER_TEXT : 1)
  if (isOwner) {
    await checkDelay(
      tx,
      now,
      destination,
      again,
      and(sentTo, eq(verificationCode.sessionId, attempt.sessionId)),
    )
    return ofAll === most
  }
  if (ofAll > most) throw new CodeRefused(LIMIT_MESSAGES[destination.type], 0)
  await checkDelay(tx, now, destination, again, and(sentTo, sentFrom))
  await checkDelay(
    tx,
    now,
    destination,
    toDestination > caps.destination ? DESTINATION_DELAY : RESEND_SECONDS,
    sentTo,
  )
  if (ofNetwork > caps.address) await checkDelay(tx, now, destination, NETWORK_DELAY, sentFrom)
  return ofAll === most
}

const LIMIT_MESSAGES = {
  phone: 'We cannot send more texts today. Sign in with your e-mail address instead.',
  email: 'We cannot send more codes today. Try again tomorrow, or contact us.',
} as const

/** Returns true if the user last signed in in this session owns the destination. */
async function hasSignedIn(ctx: Context, { sessionId, destination }: CodeAttempt): Promise<boolean> {
  const found = await ctx.db
    .select({ id: user.id })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(and(eq(session.id, sessionId), isVerifiedContact(destination)))
  return found.length > 0
}

/** Throws CodeRefused if the last code that matches `which` is less than `seconds` ago. */
async function checkDelay(
  tx: TransactionContext,
  now: Temporal.Instant,
  { type }: MessageAddress,
  seconds: number,
  which: SQL | undefined,
): Promise<void> {
  const [last] = await tx.db
    .select({ createdAt: verificationCode.createdAt })
    .from(verificationCode)
    .where(which)
    .orderBy(desc(verificationCode.id))
    .limit(1)
  if (!last) return
  const elapsed = (now.epochMilliseconds - last.createdAt.getTime()) / 1000
  // Negative when the sandbox's clock was set back.
  if (elapsed < 0 || elapsed >= seconds) return
  const left = Math.ceil(seconds - elapsed)
  const instead = seconds > RESEND_SECONDS && type === 'phone' ? ', or sign in with your e-mail address' : ''
  throw new CodeRefused(`You can ask for another code in ${formatWait(left)}${instead}`, left)
}
