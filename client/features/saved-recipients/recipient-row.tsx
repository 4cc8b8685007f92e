import { useNavigation } from 'react-router-dom'
import type { SavedRecipients_RecipientFragment } from '../../../graphql/generated/graphql.ts'
import { dateInWords } from '../../data/format.ts'
import { phoneInWords } from '../../data/phone.ts'
import type { FormProblem } from '../../ui/form/form-problem.ts'
import { PostForm } from '../../ui/form/post-form.tsx'
import { Link } from '../../ui/link.tsx'
import profile from '../../ui/profile/profile.module.css'
import { rowId } from './row-id.ts'
import { RecipientDetailsForm } from './recipient-details-form.tsx'
import styles from './recipients-page.module.css'

type Props = { recipient: SavedRecipients_RecipientFragment; problem: FormProblem | undefined }

/** Somebody who is kept: where they live, their dates, and what can be changed about it. */
export function RecipientRow({ recipient, problem }: Props) {
  const { id, name, phone, myself, note, address, importantDates } = recipient
  const { line1, line2, city, postcode } = address
  return (
    <article className={styles.row} aria-labelledby={rowId(id)}>
      <h2 id={rowId(id)}>
        {name}
        {myself && <span className={profile.small}> (you)</span>}
      </h2>
      <address>
        {[line2, line1, city, postcode].filter(Boolean).join(', ')}
        {phone && (
          <>
            <br />
            {phoneInWords(phone)}
          </>
        )}
      </address>
      {note && <p className={profile.small}>For the courier: {note}</p>}
      {importantDates.length > 0 && (
        <ul className={styles.importantDates} aria-label={`Dates of ${name}`}>
          {importantDates.map((date) => (
            <li key={date.id}>
              {date.title}, {dateInWords(date.nextOn)} {date.nextOn.slice(0, 4)}
              <Link to={date.orderHref}>
                Order flowers<span className="visually-hidden"> for it</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <Link to={`/profile/important-dates?recipient=${id}#keep`}>
          Add a date<span className="visually-hidden"> for {name}</span>
        </Link>
        <details className="unfold" open={problem?.intent === 'change'}>
          <summary>
            Change<span className="visually-hidden"> {name}</span>
          </summary>
          <RecipientDetailsForm
            key={JSON.stringify(recipient)}
            recipient={recipient}
            problem={problem?.intent === 'change' ? problem : undefined}
            intent="change"
            button="Save the changes"
          />
        </details>
        <Removal recipient={recipient} />
      </div>
    </article>
  )
}

/** Erasing asks once more: it cannot be undone. */
function Removal({
  recipient: { id, name, importantDates },
}: {
  recipient: SavedRecipients_RecipientFragment
}) {
  const busy = useNavigation().state !== 'idle'
  return (
    <details className="unfold">
      <summary>
        Remove<span className="visually-hidden"> {name}</span>
      </summary>
      <PostForm preventScrollReset className={styles.removal}>
        <input type="hidden" name="id" value={id} />
        <p>
          Name, address, phone and note are erased for good.
          {importantDates.length > 0 && ' The dates stay among your important dates.'}
        </p>
        <p>
          <button className="button quiet" name="intent" value="remove" aria-disabled={busy}>
            Remove {name}
          </button>
        </p>
      </PostForm>
    </details>
  )
}
