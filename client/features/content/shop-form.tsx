import { useEffect, useMemo, useRef } from 'react'
import { useActionData, useLocation, useNavigation } from 'react-router-dom'
import type { ShopForm_FormFragment } from '../../../graphql/generated/graphql.ts'
import { CheckedForm } from '../../ui/form/checked-form.tsx'
import type { FieldRule, FormFields } from '../../ui/form/form-fields.ts'
import { aPhone, anEmail } from '../../ui/form/form-fields.ts'
import type { FormAnswer } from '../../ui/form/form-problem.ts'
import { FormField } from './form-field.tsx'
import { Link } from '../../ui/link.tsx'
import styles from './shop-form.module.css'

/** A form from the store's description. After submission it shows thanks, or that the same was sent before. */
export function ShopForm({ form }: { form: ShopForm_FormFragment }) {
  const { pathname, search } = useLocation()
  const sent = new URLSearchParams(search)
  return (
    <div className={styles.frame} id={`form-${form.key}`}>
      {sent.get('sent') === form.key ? (
        <Thanks
          words={(sent.has('again') && form.repeat) || form.thanks}
          another={form.isMonthly ? null : pathname}
        />
      ) : (
        <Fields form={form} />
      )}
    </div>
  )
}

function Fields({ form }: { form: ShopForm_FormFragment }) {
  const { pathname } = useLocation()
  const navigation = useNavigation()
  const busy = navigation.state !== 'idle' && navigation.formData?.get('form') === form.key
  const answer = useActionData() as FormAnswer | undefined
  const problem = answer?.problem?.intent === form.key ? answer.problem : undefined
  const fields = useMemo(() => fieldsOf(form), [form])
  const hasFile = form.fields.some((field) => field.type === 'file')
  return (
    <CheckedForm
      action={pathname}
      fields={fields}
      fieldsId={form.key}
      problem={problem}
      {...(hasFile && { encType: 'multipart/form-data' as const })}
      className={styles.form}
      preventScrollReset
    >
      <input type="hidden" name="form" value={form.key} />
      <p className={styles.text}>{form.text}</p>
      {form.fields.map((field) => (
        <FormField key={field.name} field={field} fileTypes={form.fileTypes} />
      ))}
      <p>
        <button className="button" aria-disabled={busy}>
          {form.submit}
        </button>
      </p>
    </CheckedForm>
  )
}

/** The checks that the page can make; the store validates the rest. */
function fieldsOf({ fields }: ShopForm_FormFragment): FormFields {
  const checks: Record<string, FieldRule['check']> = { email: anEmail, tel: aPhone }
  return Object.fromEntries(
    fields.map(({ name, label, type, isRequired }) => [
      name,
      {
        // A box says in a sentence what is agreed to.
        label: type === 'checkbox' ? 'Your agreement' : label,
        required: isRequired && (type === 'checkbox' ? ('not_accepted' as const) : true),
        check: checks[type],
      },
    ]),
  )
}

/** `another`: where one more can be filled in, if it may. */
function Thanks({ words, another }: { words: ShopForm_FormFragment['thanks']; another: string | null }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.thanks} role="status">
      <h3 ref={heading} tabIndex={-1}>
        {words.title}
      </h3>
      <p>{words.message}</p>
      {another && (
        <p>
          <Link to={another} preventScrollReset>
            Fill in another
          </Link>
        </p>
      )}
    </div>
  )
}
