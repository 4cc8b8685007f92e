import { useActionData, useLoaderData, useNavigation } from 'react-router-dom'
import type { ProfilePersonalDataPageQuery } from '../../../../graphql/generated/graphql.ts'
import { CheckedForm } from '../../../ui/form/checked-form.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { ProfileHead } from '../../../ui/profile/profile-head.tsx'
import styles from '../../../ui/profile/profile.module.css'
import { GenderChoice } from '../gender-choice.tsx'
import { ContactForm } from './contact-form.tsx'
import { Erasure } from './erasure.tsx'
import type { PersonalDataAnswer } from './personal-data-action.ts'
import type { User } from './personal-data-fields.ts'
import { DETAILS, genderValue } from './personal-data-fields.ts'

/** Personal data, contacts, export and erasure. */
const DONE = {
  saved: 'Saved.',
  // They came by text while there was no e-mail address for them.
  email: 'Confirmed. Reminders of your dates come to this address now, unless you chose otherwise.',
}

export function PersonalDataPage() {
  const { data } = useLoaderData() as { data: ProfilePersonalDataPageQuery }
  const answer = useActionData() as PersonalDataAnswer | undefined
  if (!data.me) return null
  const { codeLength } = data.signInSettings
  return (
    <>
      <ProfileHead title="Personal data" done={DONE} />
      <Details me={data.me} answer={answer} />
      <ContactForm me={data.me} answer={answer} type="email" codeLength={codeLength} />
      <ContactForm me={data.me} answer={answer} type="phone" codeLength={codeLength} />
      <section className={styles.section}>
        <h2>What we keep of you</h2>
        <p>Everything the shop knows of you, in one file that other programmes can read.</p>
        <p>
          <a className="button quiet" href="/profile/personal-data/download" download>
            Download my data
          </a>
        </p>
      </section>
      <Erasure me={data.me} answer={answer} />
    </>
  )
}

function Details({ me, answer }: { me: User; answer: PersonalDataAnswer | undefined }) {
  const problem = answer?.problem?.intent === 'details' ? answer.problem : undefined
  const busy = useNavigation().state !== 'idle'
  return (
    <section className={styles.section}>
      <h2>Name</h2>
      <CheckedForm className={styles.form} fields={DETAILS} problem={problem} preventScrollReset>
        <TextField name="name" autoComplete="name" maxLength={100} defaultValue={me.name ?? ''} />
        <GenderChoice value={genderValue(me)} />
        <p>
          <button className="button" name="intent" value="details" aria-disabled={busy}>
            Save
          </button>
        </p>
      </CheckedForm>
    </section>
  )
}
