import { useActionData, useLoaderData } from 'react-router-dom'
import type { ProfileRecipientsPageQuery } from '../../../graphql/generated/graphql.ts'
import type { FormAnswer } from '../../ui/form/form-problem.ts'
import { ProfileHead } from '../../ui/profile/profile-head.tsx'
import profile from '../../ui/profile/profile.module.css'
import { RecipientDetailsForm } from './recipient-details-form.tsx'
import { RecipientRow } from './recipient-row.tsx'
import styles from './recipients-page.module.css'

/** For pages without scripts; with them a toast says it, wherever on the page that is. */
const DONE = { added: 'Kept.', changed: 'Changed.', removed: 'Removed.' }

/** The people one sends flowers to. */
export function RecipientsPage() {
  const { data } = useLoaderData() as { data: ProfileRecipientsPageQuery }
  const problem = (useActionData() as FormAnswer | undefined)?.problem
  const recipients = data.savedRecipients
  if (!recipients) return null
  return (
    <>
      <ProfileHead
        title="Recipients"
        lead="The people you send flowers to: at the checkout one press fills in their name and address. They are kept until you remove them."
        done={DONE}
      />
      {problem && problem.intent === 'remove' && (
        <p className="alert" role="alert">
          {problem.message}
        </p>
      )}
      {recipients.length === 0 && (
        <p className={profile.empty}>
          Nobody is kept yet. Add somebody here, or tick “Keep this person for next time” when you order.
        </p>
      )}
      <ul className={styles.list}>
        {recipients.map((recipient) => (
          <li key={recipient.id}>
            <RecipientRow
              recipient={recipient}
              problem={problem?.typed.id === recipient.id ? problem : undefined}
            />
          </li>
        ))}
      </ul>
      <section className={profile.section}>
        <h2>Add somebody</h2>
        <RecipientDetailsForm
          key={recipients.length}
          problem={problem?.intent === 'add' ? problem : undefined}
          intent="add"
          button="Keep this person"
        />
      </section>
    </>
  )
}
