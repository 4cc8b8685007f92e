import { useActionData, useLoaderData, useNavigation } from 'react-router-dom'
import { PostForm } from '../../components/post-form.tsx'
import type {
  NotificationChannel,
  NotificationTopic,
  ProfileNotificationSettingsPageQuery,
} from '../../../graphql/generated/graphql.ts'
import type { FormProblem } from '../../data/form-problem.ts'
import { CHANNELS, TOPICS } from '../profile/notification-words.ts'
import { ProfileHead } from '../profile/profile-head.tsx'
import profile from '../profile/profile.module.css'
import styles from './notification-settings-page.module.css'

type Settings = NonNullable<ProfileNotificationSettingsPageQuery['notificationSettings']>['settings']

const DONE = {
  saved: 'Saved. It holds from the next message on.',
  noSms: 'No more text messages come from us, but for codes you ask for.',
}

/** What one hears of, and how: a table of boxes to tick. */
export function NotificationSettingsPage() {
  const { data } = useLoaderData() as { data: ProfileNotificationSettingsPageQuery }
  const problem = (useActionData() as { problem: FormProblem } | undefined)?.problem
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
      {!data.me?.phone && (
        <p className={profile.small}>
          We have no phone number of yours: text messages and WhatsApp need one.
        </p>
      )}
    </>
  )
}

function Matrix({ settings }: { settings: Settings }) {
  const channels = Object.entries(CHANNELS) as [NotificationChannel, string][]
  const topics = Object.entries(TOPICS) as [NotificationTopic, (typeof TOPICS)[NotificationTopic]][]
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
  return (
    <label>
      {!setting.locked && <input type="hidden" name={`shown ${name}`} value="1" />}
      <input
        type="checkbox"
        name={name}
        defaultChecked={setting.enabled}
        disabled={setting.locked}
        title={setting.locked ? 'We have to be able to tell you what becomes of an order' : undefined}
        aria-label={label}
      />
    </label>
  )
}
