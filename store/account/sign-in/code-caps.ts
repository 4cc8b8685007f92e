import { and, desc, eq } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Temporal } from 'temporal-polyfill'
import { session, user, verificationCode } from '../../db/schema.ts'
import { isVerifiedContact } from '../../visitor/index.ts'
import type { CodeCaps } from '../../visitor/index.ts'
import { countUpToday, formatWait } from '../../kernel/index.ts'
import type { Destination, Context, TransactionContext } from '../../kernel/index.ts'

/** No code goes out now; the message says why, for the shopper. */
export class CodeRefused extends Error {
  override name = 'CodeRefused'
  readonly secondsLeft: number

  constructor(message: string, secondsLeft: number) {
    super(message)
    this.secondsLeft = secondsLeft
  }
}

/** The shortest time from one code to the next, in seconds. */
export const RESEND_SECONDS = 25
const MINUTE = 60
const HOUR = 60 * MINUTE
/** How long one who has had so many codes today for one destination waits for the next; then an hour each time. */
const WAITS = [0, ...Array<number>(4).fill(RESEND_SECONDS), MINUTE, 5 * MINUTE, 15 * MINUTE]
/** How long strangers wait for the next code to a destination that has had its day's codes, and in such a network. */
const BEYOND_DESTINATION = 10 * MINUTE
const BEYOND_NETWORK = MINUTE
/** E-mails cost next to nothing: there may be so many times as many of them. */
const MAILS_FOR_ONE_TEXT = 10

/** Who asks for a code to go where. */
export type Asked = {
  sessionId: string
  destination: Destination
  /** Stands for the destination, and for the network, in the database. */
  destinationHash: Buffer
  networkHash: Buffer
}

/**
 * Counts a code that is about to go out and throws CodeRefused when it may not yet. The more there were today, the longer
 * the wait; but who has signed in with the address in this browser before waits only for codes of their own, and a network
 * that asks for the first time waits for no other, unless the destination has had its day's codes. So nobody can use
 * up the codes of somebody else. The caller rolls back what this throws out of, the counts too. Answers whether it was
 * the last of the day's for strangers.
 */
export async function countCode(
  tx: TransactionContext,
  now: Temporal.Instant,
  caps: CodeCaps,
  asked: Asked,
): Promise<boolean> {
  const { destinationHash, networkHash, destination } = asked
  const [to, from] = [destinationHash.toString('base64url'), networkHash.toString('base64url')]
  // In one order for all, so that no two wait for each other; it makes those for one destination take turns.
  const toDestination = await countUpToday(tx, now, `destination ${to}`)
  const isOwner = await hasSignedIn(tx, asked)
  const own = await countUpToday(tx, now, isOwner ? `owner ${to}` : `destination ${to} from ${from}`)
  const ofNetwork = await countUpToday(tx, now, `address ${from}`)
  const isMail = destination.channel === 'email'
  const ofAll = await countUpToday(tx, now, isMail ? 'total of e-mails' : 'total')

  const sentTo = eq(verificationCode.destinationHash, destinationHash)
  const sentFrom = eq(verificationCode.networkHash, networkHash)
  const again = WAITS[own - 1] ?? HOUR
  const most = caps.total * (isMail ? MAILS_FOR_ONE_TEXT : 1)
  if (isOwner) {
    await wait(tx, now, destination, again, and(sentTo, eq(verificationCode.sessionId, asked.sessionId)))
    return ofAll === most
  }
  if (ofAll > most) throw new CodeRefused(NONE_LEFT[destination.type], 0)
  await wait(tx, now, destination, again, and(sentTo, sentFrom))
  await wait(
    tx,
    now,
    destination,
    toDestination > caps.destination ? BEYOND_DESTINATION : RESEND_SECONDS,
    sentTo,
  )
  if (ofNetwork > caps.address) await wait(tx, now, destination, BEYOND_NETWORK, sentFrom)
  return ofAll === most
}

const NONE_LEFT = {
  phone: 'We cannot send more texts today. Sign in with your e-mail address instead.',
  email: 'We cannot send more codes today. Try again tomorrow, or contact us.',
} as const

/** Whether who was signed in in this session last is whom the destination belongs to. */
async function hasSignedIn(ctx: Context, { sessionId, destination }: Asked): Promise<boolean> {
  const found = await ctx.db
    .select({ id: user.id })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(and(eq(session.id, sessionId), isVerifiedContact(destination)))
  return found.length > 0
}

/** Throws unless the last of the codes that `which` picks is so many seconds ago. */
async function wait(
  tx: TransactionContext,
  now: Temporal.Instant,
  { type }: Destination,
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
  // Before it was sent: the sandbox's clock was set back, and nobody waits for that.
  if (elapsed < 0 || elapsed >= seconds) return
  const left = Math.ceil(seconds - elapsed)
  const instead = seconds > RESEND_SECONDS && type === 'phone' ? ', or sign in with your e-mail address' : ''
  throw new CodeRefused(`You can ask for another code in ${formatWait(left)}${instead}`, left)
}
