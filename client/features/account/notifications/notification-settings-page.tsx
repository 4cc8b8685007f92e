import { useActionData, useLoaderData, useNavigation } from 'react-router-dom'
import type {
  NotificationChannel,
  ProfileNotificationSettingsPageQuery,
} from '../../../../graphql/generated/graphql.ts'
import { phoneInWords } from '../../../data/phone.ts'
import type { FormAnswer } from '../../../ui/form/form-problem.ts'
import { PostForm } from '../../../ui/form/post-form.tsx'
import { Link } from '../../../ui/link.tsx'
import { ProfileHead } from '../../../ui/profile/profile-head.tsx'
import profile from '../../../ui/profile/profile.module.css'
import styles from './notification-settings-page.module.css'
import { CHANNELS, TABLE, TOPICS } from './notification-titles.ts'

type Settings = NonNullable<ProfileNotificationSettingsPageQuery['notificationSettings']>['settings']

const DONE = {
  saved: 'Saved. It holds from the next message on.',
  offers: 'You get our offers by e-mail. Every letter has a link to end it.',
  noOffers: 'No more offers come by e-mail.',
  noSms: 'No more text messages come from us, but for codes you ask for.',
}

/** What one hears of, and how: a table of boxes to tick. */
export function NotificationSettingsPage() {
  const { data } = useLoaderData() as { data: ProfileNotificationSettingsPageQuery }
  const problem = (useActionData() as FormAnswer | undefined)?.problem
  const busy = useNavigation().state !== 'idle'
  const settings = data.notificationSettings?.settings ?? []
  return (
    <>
      <ProfileHead
        title="Notification settings"
        lead="You hear from us as you like. Reminders, offers and texts about orders have a link that ends their kind; e-mails about orders always come, because we have to be able to tell you what becomes of one."
        done={DONE}
      />
      {problem && (
        <p className="alert" role="alert">
          {problem.message}
        </p>
      )}
      <PostForm className={styles.form} key={JSON.stringify(settings)}>
        <Matrix settings={settings} />
        <p className={profile.row}>
          <button className="button" name="intent" value="save" aria-disabled={busy}>
            Save
          </button>
          <button className="link" name="intent" value="noSms" aria-disabled={busy}>
            No more text messages at all
          </button>
        </p>
      </PostForm>
      {data.newsletter && (
        <Newsletter newsletter={data.newsletter} reaches={data.me?.emailVerified ?? false} busy={busy} />
      )}
      {data.me && <Unreached me={data.me} />}
    </>
  )
}

type NewsletterProps = {
  newsletter: NonNullable<ProfileNotificationSettingsPageQuery['newsletter']>
  /** Whether there is a confirmed address for it. */
  reaches: boolean
  busy: boolean
}

/** Offers come by e-mail alone: one press begins them, and one ends them. */
function Newsletter({ newsletter: { subscribed, email }, reaches, busy }: NewsletterProps) {
  return (
    <section className={`${profile.section} ${styles.offers}`}>
      <h2>Offers by e-mail</h2>
      <p className={profile.small}>
        {subscribed && reaches
          ? `They go to ${email}, now and then, when there is something to say.`
          : 'You do not get them. They come now and then, when there is something to say.'}
      </p>
      {reaches && (
        <PostForm preventScrollReset>
          <input type="hidden" name="intent" value={subscribed ? 'noOffers' : 'offers'} />
          <button className="button quiet" aria-disabled={busy}>
            {subscribed ? 'No more offers' : 'Send me offers'}
          </button>
        </PostForm>
      )}
    </section>
  )
}

/** Why some boxes cannot be ticked, and what to do about it. */
function Unreached({ me }: { me: NonNullable<ProfileNotificationSettingsPageQuery['me']> }) {
  const missing = [
    ...(me.emailVerified ? [] : [me.email ? `e-mails to ${me.email}` : 'e-mails']),
    ...(me.phoneVerified
      ? []
      : [me.phone ? `messages to ${phoneInWords(me.phone)}` : 'text messages and WhatsApp']),
  ]
  if (!missing.length) return null
  return (
    <p className={profile.small}>
      Reminders and offers go to confirmed addresses only. For {missing.join(' and ')},{' '}
      <Link to="/profile/personal-data">confirm yours with a code</Link>.
    </p>
  )
}

function Matrix({ settings }: { settings: Settings }) {
  const channels = Object.entries(CHANNELS) as [NotificationChannel, string][]
  // Offers have a form of their own.
  const topics = TABLE.map((topic) => [topic, TOPICS[topic]] as const)
  return (
    <table className={styles.matrix}>
      <thead>
        <tr>
          <th scope="col">About</th>
          {channels.map(([channel, title]) => (
            <th key={channel} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {topics.map(([topic, { title, text }]) => (
          <tr key={topic}>
            <th scope="row">
              {title}
              <small>{text}</small>
            </th>
            {channels.map(([channel, way]) => (
              <td key={channel}>
                <Box
                  setting={settings.find((entry) => entry.topic === topic && entry.channel === channel)}
                  label={`${title}: ${way}`}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Box({ setting, label }: { setting: Settings[number] | undefined; label: string }) {
  if (!setting) return null
  const name = `${setting.topic} ${setting.channel}`
  const isFixed = setting.locked || !setting.reaches
  return (
    <label>
      {!isFixed && <input type="hidden" name={`shown ${name}`} value="1" />}
      <input
        type="checkbox"
        name={name}
        defaultChecked={setting.enabled && setting.reaches}
        disabled={isFixed}
        title={whyFixed(setting)}
        aria-label={label}
      />
    </label>
  )
}

function whyFixed({ locked, reaches }: Settings[number]): string | undefined {
  if (locked) return 'We have to be able to tell you what becomes of an order'
  return reaches ? undefined : 'You have no confirmed address there yet'
}
