import { Link, useNavigation } from 'react-router-dom'
import { GenderChoice } from '../../components/gender-choice.tsx'
import { PostForm } from '../../components/post-form.tsx'
import { TextField } from '../../components/text-field.tsx'
import { useProblemFocus } from '../../data/form-problem.ts'
import type { StepProps } from './auth-page.tsx'
import styles from './auth.module.css'

/** Who is new says who they are. */
export function AuthRegistration({ page, state: { problem } }: StepProps) {
  const { me } = page.data
  const form = useProblemFocus(problem)
  const busy = useNavigation().state !== 'idle'
  const wrong = (field: string) => (problem?.field === field ? problem.message : undefined)
  const typed = (field: string, known: string | null | undefined) => problem?.typed[field] ?? known ?? ''
  return (
    <>
      <h1>Nice to meet you</h1>
      <p className={styles.lead}>Two things more, so that we know how to address you.</p>
      <PostForm action={page.paths.here} className={styles.form} ref={form} noValidate>
        <TextField
          label="Name"
          name="name"
          autoComplete="name"
          maxLength={100}
          defaultValue={typed('name', me?.name)}
          problem={wrong('name')}
          data-first
        />
        <GenderChoice value={typed('gender', '')} problem={wrong('gender')} />
        {me?.emailVerified ? (
          <TextField
            label="Phone number (optional)"
            name="phone"
            type="tel"
            autoComplete="tel"
            inputMode="tel"
            maxLength={30}
            defaultValue={typed('phone', me.phone)}
            problem={wrong('phone')}
            hint="Only for questions about an order."
          />
        ) : (
          <TextField
            label="E-mail (optional)"
            name="email"
            type="email"
            autoComplete="email"
            inputMode="email"
            maxLength={254}
            defaultValue={typed('email', me?.email)}
            problem={wrong('email')}
            hint="For confirmations of your orders."
          />
        )}
        <button className="button" name="intent" value="register" aria-disabled={busy}>
          Create the account
        </button>
      </PostForm>
      <p>
        <Link to={page.next}>Later</Link>
      </p>
    </>
  )
}
