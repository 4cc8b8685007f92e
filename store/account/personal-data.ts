import { and, eq, ne } from 'drizzle-orm'
import type { z } from 'zod'
import type { FieldCode } from '../../contract/types/field-errors.ts'
import { fieldMessage } from '../../contract/types/field-errors.ts'
import type { PersonalData, User } from '../../contract/user.ts'
import type { Database } from '../db/database.ts'
import { user } from '../db/schema.ts'
import type { UserRow } from '../db/schema.ts'
import { toUser, userRow } from '../visitor/index.ts'
import type { AuthSettings } from '../visitor/index.ts'
import { rewardAction } from '../loyalty/index.ts'
import { toDate, inTransaction } from '../kernel/index.ts'
import type { Context, PictureVersions, TransactionContext } from '../kernel/index.ts'
import { redeemCode } from './sign-in/codes.ts'
import { moveReminderTargets, reminderTargets } from './important-dates/reminder-targets.ts'
import { welcomeUser } from './welcome.ts'
import { checkPersonalData } from './personal-data-rules.ts'
import type { CheckedData, DataProblem } from './personal-data-rules.ts'

type Input = z.output<typeof PersonalData>
type Saved = { success: boolean; message: string; code?: FieldCode; field: string | null; user: User }

/**
 * Saves the personal data. The first name completes the registration. A verified address changes only with a
 * code sent to the new one; other addresses are stored unverified. Errors are returned as data.
 */
export async function updatePersonalData(
  ctx: Context<Database> & { images: PictureVersions },
  auth: AuthSettings,
  { userId, sessionId }: { userId: string; sessionId: string | undefined },
  input: Input,
): Promise<Saved> {
  return inTransaction(ctx, async (tx) => {
    await tx.db.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('update')
    const row = await userRow(tx, userId)
    const refused = ({ field, code }: DataProblem): Saved => ({
      success: false,
      message: fieldMessage(code),
      code,
      field,
      user: toUser(row),
    })
    const checked = checkPersonalData(input, row)
    if ('code' in checked) return refused(checked)
    const verifyCode = (type: 'email' | 'phone', value: string, code: string) =>
      sessionId
        ? redeemCode(
            tx,
            auth,
            { sessionId, purpose: 'contact', destination: { type, value, channel: 'email' } },
            code,
          )
        : Promise.resolve(false)
    const contacts = await contactsOf(tx, row, checked, input, verifyCode)
    if ('code' in contacts) return refused(contacts)
    const at = toDate(ctx.clock.now())
    const reached = await reminderTargets(tx, row)
    const registering = row.registeredAt === null && checked.name !== null
    const [saved] = await tx.db
      .update(user)
      .set({
        name: checked.name,
        gender: checked.gender,
        ...contacts,
        registeredAt: registering ? at : row.registeredAt,
        updatedAt: at,
      })
      .where(eq(user.id, userId))
      .returning()
    const kept = saved ?? row
    if (lostAddress(row, kept)) await moveReminderTargets(tx, reached, kept)
    if (registering) await welcomeUser(tx, auth, kept)
    if (kept.emailVerified && kept.phoneVerified) await rewardAction(tx, userId, 'profile')
    return { success: true, message: '', field: null, user: toUser(kept) }
  })
}

function lostAddress(before: UserRow, after: UserRow): boolean {
  return (before.emailVerified && !after.emailVerified) || (before.phoneVerified && !after.phoneVerified)
}

type Contacts = Pick<UserRow, 'email' | 'emailVerified' | 'phone' | 'phoneVerified'>
type VerifyCode = (type: 'email' | 'phone', value: string, code: string) => Promise<boolean>

async function contactsOf(
  tx: TransactionContext,
  row: UserRow,
  checked: CheckedData,
  input: Input,
  verifyCode: VerifyCode,
): Promise<Contacts | DataProblem> {
  // A field that is not sent stays as it is.
  const email = await contactOf(tx, 'email', input.email === undefined ? row.email : checked.email, {
    kept: row.email,
    verified: row.emailVerified,
    userId: row.id,
    code: input.email_code,
    verifyCode,
  })
  if ('code' in email) return email
  const phone = await contactOf(tx, 'phone', input.phone === undefined ? row.phone : checked.phone, {
    kept: row.phone,
    verified: row.phoneVerified,
    userId: row.id,
    code: input.phone_code,
    verifyCode,
  })
  if ('code' in phone) return phone
  if (!email.verified && !phone.verified) {
    return { field: row.emailVerified ? 'email' : 'phone', code: 'needed_to_sign_in' }
  }
  return {
    email: email.value,
    emailVerified: email.verified,
    phone: phone.value,
    phoneVerified: phone.verified,
  }
}

async function contactOf(
  tx: TransactionContext,
  type: 'email' | 'phone',
  wanted: string | null,
  {
    kept,
    verified,
    userId,
    code,
    verifyCode,
  }: {
    kept: string | null
    verified: boolean
    userId: string
    code: string | undefined
    verifyCode: VerifyCode
  },
): Promise<{ value: string | null; verified: boolean } | DataProblem> {
  const same = wanted === kept
  if (!wanted || (same && (verified || code === undefined)))
    return { value: wanted, verified: same && verified }
  if (code === undefined) {
    if (!verified) return { value: wanted, verified: false }
    return { field: type, code: 'not_verified' }
  }
  if (!(await verifyCode(type, wanted, code))) return { field: `${type}_code`, code: 'invalid_code' }
  if (await isTaken(tx, type, wanted, userId)) return { field: type, code: `${type}_taken` }
  return { value: wanted, verified: true }
}

/**
 * Returns true if another account has verified this address. Only called once the requester has proven it.
 */
async function isTaken(tx: TransactionContext, type: 'email' | 'phone', value: string, userId: string) {
  const column = type === 'email' ? user.email : user.phone
  const proven = type === 'email' ? user.emailVerified : user.phoneVerified
  const [other] = await tx.db
    .select({ id: user.id })
    .from(user)
    .where(and(eq(column, value), eq(proven, true), ne(user.id, userId)))
  return other !== undefined
}
