import { Link } from '../../../ui/link.tsx'
import styles from './auth.module.css'
import type { StepProps } from './step-props.ts'

/** The account is made; on to where one wanted to go. */
export function AuthRegistrationCompleted({ page }: StepProps) {
  return (
    <>
      <h1>Welcome{page.data.me?.name ? `, ${page.data.me.name}` : ''}</h1>
      <p className={styles.lead}>
        Your account is ready. It keeps your orders, the dates you want to remember, and your bonuses.
      </p>
      <div className={styles.options}>
        <Link className="button" to={page.next} data-first>
          Continue
        </Link>
        <Link className="button quiet" to="/profile/important-dates">
          Add a date to remember
        </Link>
      </div>
    </>
  )
}
