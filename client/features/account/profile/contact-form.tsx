import { useNavigation } from 'react-router-dom'
import { CheckedForm } from '../../../ui/form/checked-form.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import styles from '../../../ui/profile/profile.module.css'
import { phoneInWords } from '../../../data/phone.ts'
import { CodeEntry } from './code-entry.tsx'
import type { PersonalDataAnswer } from './personal-data-action.ts'
import type { ContactType, User } from './personal-data-fields.ts'
import { contactFields, genderValue } from './personal-data-fields.ts'

type Props = {
  me: User
  answer: PersonalDataAnswer | undefined
  type: ContactType
  /** How many digits a code has. */
  codeLength: number
}

const WORDS = {
  email: { title: 'E-mail', complete: 'email', input: 'email' },
  phone: { title: 'Phone', complete: 'tel', input: 'tel' },
} as const

/** An address of the user, changed by proving the new one with a code. */
export function ContactForm({ me, answer, type, codeLength }: Props) {
  const words = WORDS[type]
  const contact = answer?.contact?.type === type ? answer.contact : undefined
  const problem = problemOf(answer, type)
  const busy = useNavigation().state !== 'idle'
  const value = me[type]
  const verified = type === 'email' ? me.emailVerified : me.phoneVerified
  const otherVerified = type === 'email' ? me.phoneVerified : me.emailVerified
  return (
    <section className={styles.section} id={type}>
      <h2>{words.title}</h2>
      <p className={styles.small}>
        {stateOf(value && type === 'phone' ? phoneInWords(value) : value, verified)}
      </p>
      {contact ? (
        <CodeEntry
          sent={contact}
          intent="confirmContact"
          again="sendContact"
          button="Confirm"
          lead={`We sent a code to ${contact.receiver}.`}
          problem={problem}
          codeLength={codeLength}
        >
          <input type="hidden" name="type" value={type} />
          <input type="hidden" name="receiver" value={contact.receiver} />
          <KeptData me={me} />
        </CodeEntry>
      ) : (
        <CheckedForm
          className={styles.form}
          fields={contactFields(type)}
          problem={problem}
          preventScrollReset
        >
          <input type="hidden" name="type" value={type} />
          <KeptData me={me} />
          <TextField
            key={value}
            name="receiver"
            type={words.input}
            autoComplete={words.complete}
            inputMode={words.input}
            maxLength={254}
            defaultValue={value ?? ''}
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
        </CheckedForm>
      )}
    </section>
  )
}

function problemOf(answer: PersonalDataAnswer | undefined, type: string) {
  const { problem, contact } = answer ?? {}
  if (!problem) return undefined
  const ofContact = ['sendContact', 'confirmContact', 'removeContact'].includes(problem.intent)
  return ofContact && (contact?.type ?? problem.typed.type) === type ? problem : undefined
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
