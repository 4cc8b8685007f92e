import type { SignedIn } from '../../../contract/auth.ts'
import type { Database } from '../../db/database.ts'
import { authToken, user } from '../../db/schema.ts'
import type { UserRow } from '../../db/schema.ts'
import { hashToken, newToken, rotateSession, isVerifiedContact } from '../../visitor/index.ts'
import type { AuthSettings } from '../../visitor/index.ts'
import { toDate, conflict, inTransaction, londonDate } from '../../kernel/index.ts'
import type { MessageAddress, Context, TransactionContext } from '../../kernel/index.ts'
import { noteAccountUse } from '../unused-accounts/note-account-use.ts'
import { redeemCode } from './codes.ts'

/** One year, like the cookie. */
export const AUTH_DAYS = 365

/**
 * Signs in with a code, in the session that requested it. Creates an account for an unknown address. Returns
 * undefined when the code is wrong.
 */
export async function signIn(
  ctx: Context<Database>,
  auth: AuthSettings,
  request: { sessionId: string; destination: MessageAddress; code: string; device?: string | undefined },
): Promise<SignedIn | undefined> {
  const { sessionId, destination, code, device } = request
  return inTransaction(ctx, async (tx) => {
    const proven = await redeemCode(tx, auth, { sessionId, destination, purpose: 'sign_in' }, code)
    if (!proven) return undefined
    const account = await accountOf(tx, destination)
    const { token, expiresAt } = await issueAuthToken(tx, account.id, device)
    return {
      token,
      expires_at: expiresAt,
      is_new_user: account.registeredAt === null,
      session: await rotateSession(tx, sessionId, account.id),
    }
  })
}

async function accountOf(tx: TransactionContext, destination: MessageAddress): Promise<UserRow> {
  const { type, value } = destination
  const verified = isVerifiedContact(destination)
  // Locked, so that an unused account is not erased while its owner comes back.
  const [found] = await tx.db.select().from(user).where(verified).for('no key update')
  if (found) {
    await noteAccountUse(tx, found.id)
    return found
  }
  const now = tx.clock.now()
  const at = toDate(now)
  const contact =
    type === 'email' ? { email: value, emailVerified: true } : { phone: value, phoneVerified: true }
  const [made] = await tx.db
    .insert(user)
    .values({ ...contact, createdAt: at, updatedAt: at, lastUsedOn: londonDate(now).toString() })
    .onConflictDoNothing()
    .returning()
  const account = made ?? (await tx.db.select().from(user).where(verified))[0]
  if (!account) throw conflict('busy', 'The account is being made. Try again.')
  return account
}

async function issueAuthToken(tx: TransactionContext, userId: string, device: string | undefined) {
  const token = newToken()
  const now = tx.clock.now()
  const expiresAt = now.add({ hours: 24 * AUTH_DAYS })
  await tx.db.insert(authToken).values({
    tokenHash: hashToken(token),
    userId,
    device: device || null,
    createdAt: toDate(now),
    expiresAt: toDate(expiresAt),
  })
  return { token, expiresAt: expiresAt.toString() }
}
