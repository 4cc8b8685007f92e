import { useNavigation } from 'react-router-dom'
import { phoneInWords } from '../../../data/phone.ts'
import { PostForm } from '../../../ui/form/post-form.tsx'
import styles from '../../../ui/profile/profile.module.css'
import { CodeEntry } from './code-entry.tsx'
import type { PersonalDataAnswer } from './personal-data-action.ts'
import type { User } from './personal-data-fields.ts'

/** The end of an account, confirmed by a code. */
export function Erasure({ me, answer }: { me: User; answer: PersonalDataAnswer | undefined }) {
  const { erasing, problem } = answer ?? {}
  const busy = useNavigation().state !== 'idle'
  return (
    <section className={styles.section}>
      <h2>Delete my account</h2>
      <p>
        Your name, addresses, dates, bonuses and favourites are erased for good. Orders under way still
        arrive; what is left of the others has nobody’s name on it.
      </p>
      {erasing ? (
        <CodeEntry
          sent={erasing}
          intent="erase"
          again="sendErasure"
          button="Delete my account for good"
          // Codes for this go to the e-mail address where there is a confirmed one.
          lead={`We sent a code to ${me.emailVerified ? me.email : phoneInWords(me.phone ?? '')}.`}
          problem={problem?.intent === 'erase' ? problem : undefined}
        />
      ) : (
        <PostForm preventScrollReset>
          <button className="button quiet" name="intent" value="sendErasure" aria-disabled={busy}>
            Delete my account
          </button>
        </PostForm>
      )}
    </section>
  )
}
