import { useLoaderData } from 'react-router-dom'
import type { ProfileMyAccountPageQuery } from '../../../../graphql/generated/graphql.ts'
import { londonDate } from '../../../data/clock.ts'
import { dayAndYear } from '../../../data/format.ts'
import { PostForm } from '../../../ui/form/post-form.tsx'
import { Link } from '../../../ui/link.tsx'
import { ProfileHead } from '../../../ui/profile/profile-head.tsx'
import styles from '../../../ui/profile/profile.module.css'
import { GENDERS } from '../gender-choice.tsx'
import { CHANNELS, TOPICS } from '../notifications/notification-titles.ts'
import { phoneInWords } from '../../../data/phone.ts'

const DONE = {
  elsewhere: 'You are signed out everywhere else.',
  ended: 'You are signed out there.',
}

type User = NonNullable<ProfileMyAccountPageQuery['me']>

/** The settings of the account at a glance, each with the way to change it. */
export function MyAccountPage() {
  const { data } = useLoaderData() as { data: ProfileMyAccountPageQuery }
  const { me, signIns, notificationSettings, loyalty } = data
  if (!me) return null
  return (
    <>
      <ProfileHead title="My account" lead={!me.registered && <Unregistered />} done={DONE} />
      <section className={styles.section}>
        <h2>Who you are</h2>
        <dl className={styles.facts}>
          {factsOf(me).map(([title, text]) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.row}>
          <Link to="/profile/personal-data">Change personal data</Link>
        </p>
      </section>
      <section className={styles.section}>
        <h2>What you hear from us</h2>
        <dl className={styles.facts}>
          {Object.entries(TOPICS).map(([topic, { title }]) => (
            <div key={topic}>
              <dt>{title}</dt>
              <dd>
                {notificationSettings?.settings
                  .filter((setting) => setting.topic === topic && setting.enabled && setting.reaches)
                  .map((setting) => CHANNELS[setting.channel])
                  .join(', ') || 'Nothing'}
              </dd>
            </div>
          ))}
        </dl>
        <p className={styles.row}>
          <Link to="/profile/notification-settings">Change notifications</Link>
        </p>
      </section>
      {loyalty && (
        <section className={styles.section}>
          <h2>Bonuses</h2>
          <p>
            You have {loyalty.balance.text} to spend. <Link to="/profile/bonuses">Where they come from</Link>
          </p>
        </section>
      )}
      <section className={styles.section}>
        <h2>Where you are signed in</h2>
        {signIns && <SignIns signIns={signIns} />}
        <PostForm className={styles.row}>
          <button className="button quiet" name="intent" value="signOut">
            Sign out
          </button>
          {signIns && signIns.length > 1 && (
            <button className="link" name="intent" value="signOutElsewhere">
              Sign out everywhere else
            </button>
          )}
        </PostForm>
      </section>
    </>
  )
}

/** The browsers that open this account, this one first. */
function SignIns({ signIns }: { signIns: NonNullable<ProfileMyAccountPageQuery['signIns']> }) {
  const thisFirst = signIns.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
  return (
    <ul className={styles.signIns}>
      {thisFirst.map(({ id, device, at, lastUsedAt, isCurrent }) => (
        <li key={id}>
          <span>
            {device ?? 'A browser'}
            {isCurrent && ' (this one)'}
            <span className={styles.small}>
              {' '}
              since {dayOf(at)}
              {!isCurrent && `, last used on ${dayOf(lastUsedAt)}`}
            </span>
          </span>
          {!isCurrent && (
            <PostForm>
              <input type="hidden" name="id" value={id} />
              <button className="link" name="intent" value="endSignIn">
                Sign out<span className="visually-hidden"> on {device ?? 'a browser'}</span>
              </button>
            </PostForm>
          )}
        </li>
      ))}
    </ul>
  )
}

const dayOf = (moment: string) => dayAndYear(londonDate(Date.parse(moment)))

function Unregistered() {
  return (
    <>
      Your account still has no name. <Link to="/auth">Tell us who you are</Link>
    </>
  )
}

function factsOf({ name, gender, email, emailVerified, phone, phoneVerified }: User): [string, string][] {
  const value = gender === 'FEMALE' || gender === 'MALE' ? gender.toLowerCase() : gender
  const proven = (isProven: boolean) => (isProven ? '' : ' (not confirmed)')
  return [
    ['Name', name ?? 'Not given'],
    ['Gender', GENDERS.find((entry) => entry.value === value)?.label ?? 'Not given'],
    ['E-mail', email ? email + proven(emailVerified) : 'Not given'],
    ['Phone', phone ? phoneInWords(phone) + proven(phoneVerified) : 'Not given'],
  ]
}
