import type { FormKey } from '../../../contract/forms.ts'
import { countAllToday, conflict } from '../../kernel/index.ts'
import type { TransactionContext } from '../../kernel/index.ts'
import type { FormSender } from '../greeting-card.ts'

/** Forms taken on one London day: from one address in one form, and altogether from one session and one network. */
const FORMS_A_DAY = { address: 10, session: 20, network: 60 }
/** The same of files, which weigh up to 5 MB each; and of everybody's, so that they never fill the disk. */
const FILES_A_DAY = { address: 5, session: 5, network: 20, total: 200 }

export type FormToCount = { key: FormKey; email: string; hasFile: boolean; shopEmail: string }

/**
 * Counts a form that is taken against the day's caps; throws (409) when one is reached, in words that say what can be
 * done instead. The caller rolls back what it throws out of, the counts too.
 */
export async function countForm(
  tx: TransactionContext,
  from: FormSender,
  { key, email, hasFile, shopEmail }: FormToCount,
): Promise<void> {
  const address = `${key} from ${email.toLowerCase()}`
  if (!(await countAllToday(tx, tx.clock.now(), countsOf('form', address, from, FORMS_A_DAY))))
    throw conflict('too_many_forms', `These were enough messages for today. ${instead(shopEmail)}`)
  if (hasFile && !(await countAllToday(tx, tx.clock.now(), countsOf('file', address, from, FILES_A_DAY))))
    throw conflict('too_many_files', `We can take no more files today. ${instead(shopEmail)}`)
}

type Caps = { address: number; session: number; network: number; total?: number }

/** What is counted, in one order everywhere. */
function countsOf(
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

const instead = (shopEmail: string) => `Send it tomorrow, or write to us at ${shopEmail} now.`
