import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { FormKey, Proof, Submitted } from '../../contract/forms.ts'
import { Form, PROOF_FIELDS } from '../../contract/forms.ts'
import type { Database, Queryable, Transaction } from '../db/database.ts'
import { formFile, formSubmission } from '../db/schema.ts'
import type { Clock } from './clock.ts'
import { londonDate, toDate } from './clock.ts'
import { getContent } from './content.ts'
import { PROOF_DAYS, deleteExpiredProof, readProof } from './proof.ts'
import { noticeToShop } from './shop-notice.ts'
import { invalid } from './store-error.ts'

type Fields = Record<string, unknown>

/** Who enters once has entered: of these, one for each address. */
const ONCE_FOR_EACH_ADDRESS = new Set<FormKey>(['contest', 'draw', 'free-bouquet'])
const YOUTH_AGE = { under: 26, atLeast: 16 }
const SENIOR_AGE = 60

/** A form as a page draws it: an editor may change the words, the rules are those of the contract. */
export function getForm(db: Queryable, key: string): Promise<Form> {
  return getContent(db, `form-${key}`, Form)
}

/**
 * Stores a form and tells the shop of it, once: a second press of the button, or a second entry where only one
 * counts, is answered like the first and stores nothing.
 */
export async function submitForm(
  db: Database,
  clock: Clock,
  shopEmail: string,
  key: FormKey,
  body: Fields,
): Promise<Submitted> {
  checkAge(clock, key, body)
  const fileField = PROOF_FIELDS[key]
  const file = fileField ? (body[fileField] as Proof | undefined) : undefined
  const proof = file && fileField ? { ...readProof(file, fileField), name: file.name } : undefined
  const fields = Object.fromEntries(
    Object.entries(body).filter(([name, value]) => name !== fileField && value !== undefined),
  )
  const digest = digestOf(clock, key, fields, proof?.bytes)
  await deleteExpiredProof(db, clock)
  const { thanks } = await getForm(db, key)
  return db.transaction(async (tx) => {
    const [stored] = await tx
      .insert(formSubmission)
      .values({ form: key, digest, fields, submittedAt: toDate(clock.now()) })
      .onConflictDoNothing()
      .returning({ id: formSubmission.id })
    if (!stored) return { id: await earlier(tx, key, digest), is_repeat: true, ...thanks }
    if (proof) {
      const { bytes, mediaType, name } = proof
      const deleteAfter = toDate(clock.now().add({ hours: 24 * PROOF_DAYS }))
      await tx
        .insert(formFile)
        .values({ submissionId: stored.id, name, mediaType, size: bytes.length, bytes, deleteAfter })
    }
    await noticeToShop(tx, clock, {
      to: shopEmail,
      about: stored.id,
      subject: `Form: ${key}`,
      text: [
        ...Object.entries(fields).map(([name, value]) => `${name}: ${String(value)}`),
        ...(proof ? [`file: ${proof.name}`] : []),
        `submission: ${stored.id}`,
      ].join('\n'),
    })
    return { id: stored.id, is_repeat: false, ...thanks }
  })
}

async function earlier(tx: Transaction, key: FormKey, digest: string): Promise<string> {
  const [row] = await tx
    .select({ id: formSubmission.id })
    .from(formSubmission)
    .where(and(eq(formSubmission.form, key), eq(formSubmission.digest, digest)))
  if (!row) throw new Error('A submission that is there cannot be read')
  return row.id
}

/** What makes a submission the same as another: the person where one counts, else all of it on one day in London. */
function digestOf(clock: Clock, key: FormKey, fields: Fields, bytes: Buffer | undefined): string {
  const hash = createHash('sha256')
  if (ONCE_FOR_EACH_ADDRESS.has(key)) return hash.update(String(fields.email).toLowerCase()).digest('hex')
  hash.update(JSON.stringify([londonDate(clock.now()).toString(), Object.entries(fields).sort()]))
  return hash.update(bytes ?? '').digest('hex')
}

/** Throws when a discount is not for somebody of that age. */
function checkAge(clock: Clock, key: FormKey, body: Fields): void {
  if (key !== 'youth-discount' && key !== 'senior-discount') return
  const today = londonDate(clock.now())
  const { years } = today.since(String(body.born_on), { largestUnit: 'year' })
  if (years < 0 || years > 120) throw invalid('body.born_on', 'must be a date of birth')
  if (key === 'senior-discount' && years < SENIOR_AGE)
    throw invalid('body.born_on', 'This discount is for people of 60 and over')
  if (key === 'youth-discount' && (years >= YOUTH_AGE.under || years < YOUTH_AGE.atLeast))
    throw invalid('body.born_on', 'This discount is for people from 16 to 25')
}
