import { useActionData, useLoaderData, useNavigation, useSearchParams } from 'react-router-dom'
import type { Occasion, ProfileImportantDatesPageQuery } from '../../../graphql/generated/graphql.ts'
import type { FormAnswer } from '../../ui/form/form-problem.ts'
import { PostForm } from '../../ui/form/post-form.tsx'
import { Link } from '../../ui/link.tsx'
import { ProfileHead } from '../../ui/profile/profile-head.tsx'
import profile from '../../ui/profile/profile.module.css'
import { DateForm } from './date-form.tsx'
import { rowId } from './date-name.ts'
import { DateRow } from './date-row.tsx'
import styles from './important-dates-page.module.css'
import { OCCASIONS } from './occasions.ts'

const DONE = {
  added: 'Kept.',
  changed: 'Changed.',
  removed: 'Forgotten.',
  muted: 'Saved. You hear of every occasion but those that are ticked.',
}

/** The dates one does not want to forget. */
export function ImportantDatesPage() {
  const { data } = useLoaderData() as { data: ProfileImportantDatesPageQuery }
  const problem = (useActionData() as FormAnswer | undefined)?.problem
  const { importantDates: dates, notificationSettings } = data
  const asked = useSearchParams()[0].get('recipient')
  if (!dates) return null
  const recipients = data.savedRecipients ?? []
  return (
    <>
      <ProfileHead
        title="Important dates"
        lead={
          <>
            {dates.title}. {dates.progressText} {dates.subtitle}{' '}
            <Link to="/profile/notification-settings">Choose how we remind you</Link>
          </>
        }
        done={DONE}
      />
      {problem && !['add', 'change'].includes(problem.intent) && (
        <p className="alert" role="alert">
          {problem.message}
        </p>
      )}
      <ul className={styles.list}>
        {dates.list.map((event) => (
          <li key={event.id} id={rowId(event)}>
            <DateRow
              event={event}
              recipients={recipients}
              problem={problem?.intent === 'change' && problem.typed.id === event.id ? problem : undefined}
            />
          </li>
        ))}
      </ul>
      {dates.list.length > 0 && (
        <p className={profile.row}>
          <a href="/profile/important-dates/calendar" download>
            All of them for your calendar (.ics)
          </a>
        </p>
      )}
      <section className={profile.section} id="keep" aria-labelledby="keep-title">
        <h2 id="keep-title">Keep a date</h2>
        <DateForm
          key={`${dates.list.length} ${asked}`}
          recipients={recipients}
          recipientId={recipients.find(({ id }) => id === asked)?.id}
          problem={problem?.intent === 'add' ? problem : undefined}
          intent="add"
          button="Keep it"
        />
      </section>
      <Muting muted={notificationSettings?.mutedOccasions ?? []} />
    </>
  )
}

/** Some days hurt: nothing is ever said about them. */
function Muting({ muted }: { muted: Occasion[] }) {
  const busy = useNavigation().state !== 'idle'
  return (
    <section className={profile.section}>
      <h2>Dates we never mention</h2>
      <p>We write nothing about what is ticked, neither reminders nor offers.</p>
      <PostForm preventScrollReset key={muted.join()}>
        {Object.entries(OCCASIONS)
          .filter(([occasion]) => occasion !== 'OWN')
          .map(([occasion, title]) => (
            <label key={occasion} className="check">
              <input
                type="checkbox"
                name={`mute ${occasion}`}
                defaultChecked={muted.includes(occasion as Occasion)}
              />
              {title}
            </label>
          ))}
        <p className={styles.save}>
          <button className="button quiet" name="intent" value="muteOccasions" aria-disabled={busy}>
            Save
          </button>
        </p>
      </PostForm>
    </section>
  )
}
