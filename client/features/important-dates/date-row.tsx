import { useNavigation } from 'react-router-dom'
import type { ImportantDates_DateFragment } from '../../../graphql/generated/graphql.ts'
import { londonDate } from '../../data/clock.ts'
import { dateInWords } from '../../data/format.ts'
import type { FormProblem } from '../../ui/form/form-problem.ts'
import { PostForm } from '../../ui/form/post-form.tsx'
import { Link } from '../../ui/link.tsx'
import profile from '../../ui/profile/profile.module.css'
import { DateForm } from './date-form.tsx'
import { nameOf } from './date-name.ts'
import styles from './important-dates-page.module.css'
import { leadInWords } from './occasions.ts'

type Props = {
  event: ImportantDates_DateFragment
  recipients: { id: string; name: string }[]
  problem: FormProblem | undefined
}

/** A date: when it is next, flowers for it, and what can be changed about it. */
export function DateRow({ event, recipients, problem }: Props) {
  const busy = useNavigation().state !== 'idle'
  const { id, nextOn, daysLeft, leadDays, muted, occasionMuted, remindAt } = event
  const name = nameOf(event)
  return (
    <div className={styles.row}>
      <p className={styles.days}>
        <b>{daysLeft}</b> {daysLeft === 1 ? 'day' : 'days'}
      </p>
      <div>
        <h2>{name}</h2>
        <p className={profile.small}>
          {dateInWords(nextOn)} {nextOn.slice(0, 4)} ·{' '}
          {muted || occasionMuted || !remindAt
            ? 'no reminder'
            : `reminder ${leadInWords(leadDays).toLowerCase()}, the next on ${reminderDay(remindAt, nextOn)}`}
        </p>
        <div className={profile.row}>
          <a href={`/profile/important-dates/calendar?id=${id}`} download>
            Calendar (.ics)
          </a>
          <PostForm preventScrollReset>
            <input type="hidden" name="id" value={id} />
            <button className="link" name="intent" value="remove" aria-disabled={busy}>
              Forget<span className="visually-hidden"> {name}</span>
            </button>
          </PostForm>
        </div>
        <details className="unfold" open={problem !== undefined}>
          <summary>
            Change<span className="visually-hidden"> {name}</span>
          </summary>
          <DateForm
            key={JSON.stringify(event)}
            event={event}
            recipients={recipients}
            problem={problem}
            intent="change"
            button="Save the date"
          />
        </details>
      </div>
      <p>
        <Link to={event.orderHref} className="button quiet">
          Order flowers
        </Link>
      </p>
    </div>
  )
}

/** With its year where that is another than the date's: the next one may be for the year after. */
function reminderDay(remindAt: string, nextOn: string): string {
  const day = londonDate(Date.parse(remindAt))
  const year = day.slice(0, 4)
  return nextOn.startsWith(year) ? dateInWords(day) : `${dateInWords(day)} ${year}`
}
