import { useLayout } from '../../../data/layout-data.tsx'
import { phoneHref, phoneInWords } from '../../../data/phone.ts'
import { PostForm } from '../../../ui/form/post-form.tsx'
import { Link } from '../../../ui/link.tsx'
import styles from './auth.module.css'
import { ReceiverFields } from './receiver-fields.tsx'
import type { StepProps } from './step-props.ts'

/** A person instead of a code. */
export function AuthContactUs({ page, state }: StepProps) {
  const { navigation } = useLayout()
  return (
    <>
      <h1>Contact us</h1>
      <p className={styles.lead}>
        We help you to sign in, and take orders by telephone as well. We never ask for the code: do not tell
        it to anybody.
      </p>
      <div className={styles.options}>
        {navigation && (
          <a className="button" href={phoneHref(navigation.call.phone)}>
            {phoneInWords(navigation.call.phone)}
          </a>
        )}
        <Link className="button quiet" to="/contact-us">
          Write to us
        </Link>
      </div>
      {navigation && <p className={styles.small}>{navigation.call.hours}</p>}
      <PostForm action={page.paths.here} className={styles.others}>
        <ReceiverFields state={state} />
        <button className="link" name="intent" value="code">
          Back to the code
        </button>
      </PostForm>
    </>
  )
}
