import type { FormKey } from '../../../contract/forms.ts'
import { countAllToday, conflict } from '../../kernel/index.ts'
import type { TransactionContext } from '../../kernel/index.ts'
import type { FormSender } from '../greeting-card.ts'

/** Forms per London day: per e-mail address and form, per session, per network. */
const FORMS_PER_DAY = { address: 10, session: 20, network: 60 }
/** Attached files per London day. Each can be up to 5 MB, so there is also a total limit to protect the disk. */
const FILES_PER_DAY = { address: 5, session: 5, network: 20, total: 200 }

export type FormToCount = { key: FormKey; email: string; hasFile: boolean; shopEmail: string }

/**
 * Counts a submission towards the daily limits. Throws 409, with a message about the alternatives, when one is
 * exceeded. The caller's transaction then rolls back the counts too.
 */
export async function countForm(
  tx: TransactionContext,
  from: FormSender,
  { key, email, hasFile, shopEmail }: FormToCount,
): Promise<void> {
  const address = `${key} from ${email.toLowerCase()}`
  if (!(await countAllToday(tx, tx.clock.now(), formCounts('form', address, from, FORMS_PER_DAY))))
    throw conflict('too_many_forms', `These were enough messages for today. ${alternative(shopEmail)}`)
  if (hasFile && !(await countAllToday(tx, tx.clock.now(), formCounts('file', address, from, FILES_PER_DAY))))
    throw conflict('too_many_files', `We can take no more files today. ${alternative(shopEmail)}`)
}

type Caps = { address: number; session: number; network: number; total?: number }

/** Returns the counts in the same order everywhere, which prevents deadlocks. */
function formCounts(
  what: string,
  address: string,
  { sessionId, network }: FormSender,
  caps: Caps,
): [key: string, cap: number][] {
  return [
    [`${what} ${address}`, caps.address],
    ...(sessionId ? [[`${what} session ${sessionId}`, caps.session] satisfies [string, number]] : []),
    [`${what} network ${network}`, caps.network],
    ...(caps.total ? [[`${what} total`, caps.total] satisfies [string, number]] : []),
  ]
}

const alternative = (shopEmail: string) => `Send it tomorrow, or write to us at ${shopEmail} now.`
