import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useActionData, useLoaderData } from 'react-router-dom'
import { AuthCodeNotReceived } from './auth-code-not-received.tsx'
import { AuthCode } from './auth-code.tsx'
import { AuthContactUs } from './auth-contact-us.tsx'
import { AuthLogin, AuthLoginEdit } from './auth-login.tsx'
import { AuthRegistrationCompleted } from './auth-registration-completed.tsx'
import { AuthRegistration } from './auth-registration.tsx'
import type { AuthActionData, AuthState, AuthStep } from './auth-steps.ts'
import { pageOf } from './auth-steps.ts'
import styles from './auth.module.css'
import { usePendingCode } from './pending-code.ts'
import type { StepProps } from './step-props.ts'

const STEPS: Record<AuthStep, (props: StepProps) => ReactNode> = {
  auth: AuthLogin,
  authEdit: AuthLoginEdit,
  code: AuthCode,
  codeNotReceived: AuthCodeNotReceived,
  contactUs: AuthContactUs,
  reg: AuthRegistration,
  regCompleted: AuthRegistrationCompleted,
}

/** Signing in, one step after the other. */
export function AuthPage() {
  const page = useLoaderData() as StepProps['page']
  const answered = useActionData() as AuthActionData | undefined
  const pending = usePendingCode()
  // Whoever chooses the other way has done with the code that was sent.
  const goesOn = page.step === 'auth' && (page.chosen ?? pending?.to.type) === pending?.to.type
  const first: AuthState = {
    step: page.step,
    to: { type: page.by, receiver: '', via: 'sms' },
    secondsLeft: 0,
    sentAt: 0,
    notice: '',
  }
  // A signed-in user does not need a code, whatever was answered before.
  const state = page.data.me
    ? { ...first, problem: answered?.problem }
    : (answered ?? (goesOn ? pending : null) ?? first)
  const Step = STEPS[state.step]
  return (
    <Shown step={state.step}>
      <Step key={state.step} page={page} state={state} />
    </Shown>
  )
}

/** Focuses the heading of the next step. */
function Shown({ step, children }: { step: AuthStep; children: ReactNode }) {
  const section = useRef<HTMLElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const first = section.current?.querySelector<HTMLElement>('[data-first]') ?? section.current
    first?.focus()
  }, [step])
  return (
    <section
      ref={section}
      className={styles.step}
      data-page={pageOf(step).page}
      data-step={step}
      tabIndex={-1}
    >
      {children}
    </section>
  )
}
