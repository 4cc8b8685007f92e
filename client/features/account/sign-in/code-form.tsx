import { useEffect, useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { useNavigation, useSubmit } from 'react-router-dom'
import { reopenUnlessAt } from '../../../data/browser/opened-document.ts'
import { CheckedForm } from '../../../ui/form/checked-form.tsx'
import type { FormFields } from '../../../ui/form/form-fields.ts'
import type { FormProblem } from '../../../ui/form/form-problem.ts'
import { checkForm } from '../../../ui/form/form-problem.ts'
import styles from './auth.module.css'
import { captchaToken } from './captcha.ts'

type Props = {
  action: string
  /** Asked before a code is sent; null when the shop asks for none. */
  siteKey: string | null | undefined
  children: ReactNode
  /** What is typed in it; nothing, where a button is enough. */
  fields?: FormFields
  problem?: FormProblem | undefined
}

const NO_FIELDS: FormFields = {}

/** A form that has a code sent: it proves first that no machine does, where the shop wants that. */
export function CodeForm({ action, siteKey, children, fields = NO_FIELDS, problem }: Props) {
  const submit = useSubmit()
  const [proving, setProving] = useState(false)
  const busy = useNavigation().state !== 'idle' || proving
  useEffect(() => {
    // Only the documents of the sign-in let the captcha in (server/ssr/script-inventory.ts).
    if (siteKey) reopenUnlessAt('/auth')
  }, [siteKey])
  const prove = async (event: FormEvent<HTMLFormElement>) => {
    if (!siteKey) return
    const { submitter } = event.nativeEvent as SubmitEvent
    const form = new FormData(event.currentTarget, submitter)
    // A missing code is refused without a captcha.
    if (checkForm((name) => String(form.get(name) ?? ''), fields)) return
    event.preventDefault()
    setProving(true)
    // Without it the shop says no, in words.
    const token = await captchaToken(siteKey).catch(() => '')
    setProving(false)
    form.set('captchaToken', token)
    await submit(form, { method: 'post', action })
  }
  return (
    <CheckedForm
      action={action}
      className={styles.form}
      onSubmit={(event) => void prove(event)}
      aria-busy={busy}
      fields={fields}
      problem={problem}
    >
      {children}
    </CheckedForm>
  )
}
