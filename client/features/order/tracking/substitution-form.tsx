import { useActionData, useNavigation, useSearchParams } from 'react-router-dom'
import type { Substitution } from '../../../../graphql/generated/graphql.ts'
import type { Refused } from '../../../data/graphql/refusal.ts'
import { PostForm } from '../../../ui/form/post-form.tsx'
import styles from './substitution-form.module.css'
import type { TrackedOrder } from './tracked-order.ts'

const CHOICES: { value: Substitution; title: string; text: string }[] = [
  {
    value: 'ALLOW',
    title: 'Choose something as lovely',
    text: 'Of the same worth or more, in the same colours.',
  },
  { value: 'ASK', title: 'Ask me first', text: 'We ring or write before anything is changed.' },
  { value: 'REFUND', title: 'Leave it out and refund it', text: 'What is missing is not charged for.' },
]

/** The choice, when it can no longer be changed. */
const SETTLED: Record<Substitution, string> = {
  ALLOW: 'The florist chooses something as lovely.',
  ASK: 'The florist asks whoever ordered before anything is changed.',
  REFUND: 'It is left out and given back.',
}

/** What the florist may do when a flower cannot be had on the day; can be changed until the bouquet is begun. */
export function SubstitutionForm({ order }: { order: TrackedOrder }) {
  const refusal = useActionData() as Refused | undefined
  const busy = useNavigation().state !== 'idle'
  const [query] = useSearchParams()
  return (
    <section id="substitution" className={styles.section} aria-labelledby="substitution-title">
      <h2 id="substitution-title">If a flower is not available</h2>
      {order.mayChangeSubstitution ? (
        <PostForm className={styles.form} preventScrollReset>
          {refusal && (
            <p className="alert" role="alert">
              {refusal.refused}
            </p>
          )}
          <fieldset aria-labelledby="substitution-title" className={styles.choices}>
            {CHOICES.map(({ value, title, text }) => (
              <label key={value}>
                <input
                  type="radio"
                  name="substitution"
                  value={value}
                  defaultChecked={value === order.substitution}
                />
                <span>
                  <b>{title}</b>
                  <small>{text}</small>
                </span>
              </label>
            ))}
          </fieldset>
          <p className={styles.save}>
            <button className="button quiet" aria-disabled={busy}>
              Save
            </button>
            <span role="status">{query.has('saved') && 'Saved. The florist knows.'}</span>
          </p>
        </PostForm>
      ) : (
        <p>{SETTLED[order.substitution]}</p>
      )}
    </section>
  )
}
