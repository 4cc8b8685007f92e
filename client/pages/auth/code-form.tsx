import { useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { useNavigation, useSubmit } from 'react-router-dom'
import { PostForm } from '../../components/post-form.tsx'
import { captchaToken } from './captcha.ts'
import styles from './auth.module.css'

type Props = {
  action: string
  /** Asked before a code is sent; null when the shop asks for none. */
  siteKey: string | null | undefined
  children: ReactNode
  formRef?: React.Ref<HTMLFormElement>
}

/** A form that has a code sent: it proves first that no machine does, where the shop wants that. */
export function CodeForm({ action, siteKey, children, formRef }: Props) {
  const submit = useSubmit()
  const [proving, setProving] = useState(false)
  const busy = useNavigation().state !== 'idle' || proving
  const prove = async (event: FormEvent<HTMLFormElement>) => {
    if (!siteKey) return
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const form = new FormData(event.currentTarget, submitter)
    setProving(true)
    // Without it the shop says no, in words.
    const token = await captchaToken(siteKey).catch(() => '')
    setProving(false)
    form.set('captchaToken', token)
    await submit(form, { method: 'post', action })
  }
  return (
    <PostForm
      action={action}
      className={styles.form}
      onSubmit={(event) => void prove(event)}
      aria-busy={busy}
      noValidate
      ref={formRef}
    >
      {children}
    </PostForm>
  )
}
