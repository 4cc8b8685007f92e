import { and, eq } from 'drizzle-orm'
import type { Form, FormKey, Proof, Submitted } from '../../../contract/forms.ts'
import { FORMS, FormWords, PROOF_FIELDS, fileTypesOf, isMonthly } from '../../../contract/forms.ts'
import type { Database } from '../../db/database.ts'
import { formFile, formSubmission } from '../../db/schema.ts'
import type { AuthSettings } from '../../visitor/index.ts'
import { londonDate, toDate, inTransaction } from '../../kernel/index.ts'
import type { PictureVersions, Context, TransactionContext } from '../../kernel/index.ts'
import { getContent, imageOf } from '../../catalogue/index.ts'
import { checkAge } from './form-age.ts'
import { countForm } from './form-limits.ts'
import { digestOf } from './form-digest.ts'
import { GREETING_REAL_ID, greetingDrawing, sendGreetingCard } from '../greeting-card.ts'
import type { FormSender } from '../greeting-card.ts'
import { sendUnsubscribeLink } from './unsubscribe.ts'
import { PROOF_DAYS, deleteExpiredProof, readProof } from '../form-attachment.ts'
import { notifyStaff } from '../../outbox/index.ts'
import type { WithLinks } from '../../outbox/index.ts'

type Fields = Record<string, unknown>

type FormContext = WithLinks<Context<Database>> & {
  auth: Pick<AuthSettings, 'siteUrl' | 'shopEmail'>
  images: PictureVersions
}

/** Returns the texts of a form, which editors can change. The rules are those of the contract. */
export async function getForm(ctx: Context, key: string): Promise<Form> {
  const words = await getContent(ctx, `form-${key}`, FormWords)
  const known = isForm(key) ? key : undefined
  return {
    ...words,
    is_monthly: known !== undefined && isMonthly(known),
    file_types: known && PROOF_FIELDS[known] ? [...fileTypesOf(known)] : [],
    fields: words.fields.map((field) => ({
      ...field,
      options: field.options.map((option) => ({ ...option, image: optionImage(key, field.name, option) })),
    })),
  }
}

/** Returns the picture of an option, or null: the designs of a greeting card have one. */
function optionImage(key: string, field: string, { value, title }: { value: string; title: string }) {
  const isDesign = key === 'greeting-card-free' && field === 'design' && greetingDrawing(value)
  return isDesign ? imageOf(GREETING_REAL_ID, value, title) : null
}

const isForm = (key: string): key is FormKey => Object.hasOwn(FORMS, key)

/**
 * Stores a submission, notifies staff and carries out what the form promises. A repeated submission stores nothing and
 * gets the answer of the first, or a message that only one entry counts. Throws 409 when a daily limit is exceeded.
 */
export async function submitForm(
  ctx: FormContext,
  from: FormSender,
  key: FormKey,
  body: Fields,
): Promise<Submitted> {
  checkAge(londonDate(ctx.clock.now()), key, body)
  const fileField = PROOF_FIELDS[key]
  const file = fileField ? (body[fileField] as Proof | undefined) : undefined
  const proof = file && fileField ? { ...readProof(key, fileField, file), name: file.name } : undefined
  const fields = Object.fromEntries(
    Object.entries(body).filter(([name, value]) => name !== fileField && value !== undefined),
  )
  const digest = digestOf(ctx.clock, key, fields, proof?.bytes)
  await deleteExpiredProof(ctx)
  const { thanks, repeat } = await getForm(ctx, key)
  return inTransaction(ctx, async (tx) => {
    const [stored] = await tx.db
      .insert(formSubmission)
      .values({ form: key, digest, fields, submittedAt: toDate(ctx.clock.now()) })
      .onConflictDoNothing()
      .returning({ id: formSubmission.id })
    if (!stored) return { id: await findSubmission(tx, key, digest), is_repeat: true, ...(repeat ?? thanks) }
    const { shopEmail } = ctx.auth
    await countForm(tx, from, { key, email: String(fields.email), hasFile: Boolean(proof), shopEmail })
    if (proof) {
      const { bytes, mediaType, name } = proof
      const deleteAfter = toDate(ctx.clock.now().add({ hours: 24 * PROOF_DAYS }))
      await tx.db
        .insert(formFile)
        .values({ submissionId: stored.id, name, mediaType, size: bytes.length, bytes, deleteAfter })
    }
    await notifyStaff(tx, {
      to: ctx.auth.shopEmail,
      about: stored.id,
      subject: `Form: ${key}`,
      text: [
        ...Object.entries(fields).map(([name, value]) => `${name}: ${String(value)}`),
        ...(proof ? [`file: ${proof.name}`] : []),
        `submission: ${stored.id}`,
        ...(proof ? [`To open the file: npm run store -- proofs save ${stored.id} <folder>`] : []),
      ].join('\n'),
    })
    if (key === 'greeting-card-free')
      await sendGreetingCard(
        tx,
        { siteUrl: ctx.auth.siteUrl, pictures: ctx.images },
        { ...from, formId: stored.id },
        FORMS[key].parse(fields),
      )
    if (key === 'unsubscribe') await sendUnsubscribeLink(tx, from, FORMS[key].parse(fields).email)
    return { id: stored.id, is_repeat: false, ...thanks }
  })
}

async function findSubmission(tx: TransactionContext, key: FormKey, digest: string): Promise<string> {
  const [row] = await tx.db
    .select({ id: formSubmission.id })
    .from(formSubmission)
    .where(and(eq(formSubmission.form, key), eq(formSubmission.digest, digest)))
  if (!row) throw new Error('A submission that is there cannot be read')
  return row.id
}
