import { useNavigation } from 'react-router-dom'
import { PostForm } from '../../components/post-form.tsx'
import { TextField } from '../../components/text-field.tsx'
import { useProblemFocus } from '../../data/form-problem.ts'
import styles from '../profile/profile.module.css'
import { CodeEntry } from './code-entry.tsx'
import type { PersonalDataAnswer } from './personal-data-action.ts'
import { genderValue } from './personal-data-page.tsx'
import type { User } from './personal-data-page.tsx'

type Props = { me: User; answer: PersonalDataAnswer | undefined; type: 'email' | 'phone' }

const WORDS = {
  email: { title: 'E-mail', label: 'E-mail address', complete: 'email', input: 'email' },
  phone: { title: 'Phone', label: 'Phone number', complete: 'tel', input: 'tel' },
} as const

/** An address of the user, changed by proving the new one with a code. */
export function ContactForm({ me, answer, type }: Props) {
  const words = WORDS[type]
  const contact = answer?.contact?.type === type ? answer.contact : undefined
  const problem = problemOf(answer, type)
  const isAtCode = problem?.field === 'code' || problem?.field === `${type}_code`
  const isAtField = contact ? isAtCode : problem?.field === type
  const form = useProblemFocus(contact ? undefined : problem)
  const busy = useNavigation().state !== 'idle'
  const value = me[type]
  const verified = type === 'email' ? me.emailVerified : me.phoneVerified
  const otherVerified = type === 'email' ? me.phoneVerified : me.emailVerified
  return (
    <section className={styles.section} id={type}>
      <h2>{words.title}</h2>
      <p className={styles.small}>{stateOf(value, verified)}</p>
      {problem && !isAtField && (
        <p className="alert" role="alert">
          {problem.message}
        </p>
      )}
      {contact ? (
        <CodeEntry
          sent={contact}
          intent="confirmContact"
          again="sendContact"
          button="Confirm"
          lead={`We sent a code to ${contact.receiver}.`}
          problem={isAtCode ? problem?.message : undefined}
        >
          <input type="hidden" name="type" value={type} />
          <input type="hidden" name="receiver" value={contact.receiver} />
          <KeptData me={me} />
        </CodeEntry>
      ) : (
        <PostForm className={styles.form} ref={form} noValidate preventScrollReset>
          <input type="hidden" name="type" value={type} />
          <KeptData me={me} />
          <TextField
            key={value}
            label={words.label}
            name="receiver"
            type={words.input}
            autoComplete={words.complete}
            inputMode={words.input}
            maxLength={254}
            defaultValue={problem?.typed.receiver ?? value ?? ''}
            problem={problem?.field === type ? problem.message : undefined}
          />
          <p className={styles.row}>
            <button className="button" name="intent" value="sendContact" aria-disabled={busy}>
              {value ? (verified ? 'Change with a code' : 'Confirm with a code') : 'Add with a code'}
            </button>
            {value && otherVerified && (
              <button className="link" name="intent" value="removeContact" aria-disabled={busy}>
                Remove
              </button>
            )}
          </p>
        </PostForm>
      )}
    </section>
  )
}

function problemOf(answer: PersonalDataAnswer | undefined, type: string) {
  const { problem, contact } = answer ?? {}
  if (!problem) return undefined
  if (contact) return contact.type === type ? problem : undefined
  const ofRemoving = problem.intent === 'removeContact' && problem.typed.type === type
  return problem.field === type || ofRemoving ? problem : undefined
}

function stateOf(value: string | null | undefined, verified: boolean): string {
  if (!value) return 'Not given.'
  return verified ? `${value}: you can sign in with it.` : `${value}: not confirmed yet.`
}

/** A change of an address is saved together with what stays. */
function KeptData({ me }: { me: User }) {
  return (
    <>
      <input type="hidden" name="name" value={me.name ?? ''} />
      <input type="hidden" name="gender" value={genderValue(me)} />
    </>
  )
}
