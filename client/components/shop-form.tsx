import { useEffect, useRef } from 'react'
import { Link, useActionData, useLocation, useNavigation } from 'react-router-dom'
import type { ShopForm_FormFragment } from '../../graphql/generated/graphql.ts'
import { PostForm } from './post-form.tsx'
import type { FormRefusal } from '../data/submit-form.ts'
import { FormField } from './form-field.tsx'
import styles from './shop-form.module.css'

/** A form as the store describes it. When it was sent, its thanks stand in its place, or that it had been sent before. */
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
  const ref = useRef<HTMLFormElement>(null)
  const { pathname } = useLocation()
  const navigation = useNavigation()
  const busy = navigation.state !== 'idle' && navigation.formData?.get('form') === form.key
  const answer = useActionData() as FormRefusal | undefined
  const refusal = answer?.form === form.key ? answer : undefined
  useEffect(() => {
    if (refusal) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus()
  }, [refusal])
  const hasFile = form.fields.some((field) => field.type === 'file')
  return (
    <PostForm
      ref={ref}
      action={pathname}
      {...(hasFile && { encType: 'multipart/form-data' as const })}
      className={styles.form}
      preventScrollReset
    >
      <input type="hidden" name="form" value={form.key} />
      <p className={styles.text}>{form.text}</p>
      {refusal && (
        <p className="alert" role="alert" tabIndex={-1}>
          {refusal.refused}
        </p>
      )}
      {form.fields.map((field) => (
        <FormField
          key={field.name}
          field={field}
          fileTypes={form.fileTypes}
          id={`${form.key}-${field.name}`}
          typed={refusal?.typed[field.name]}
          wrong={refusal?.errors[field.name]}
        />
      ))}
      <p>
        <button className="button petal" aria-disabled={busy}>
          {form.submit}
        </button>
      </p>
    </PostForm>
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
