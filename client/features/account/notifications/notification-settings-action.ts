import { data, redirect } from 'react-router-dom'
import type { ActionFunctionArgs } from 'react-router-dom'
import type {
  NotificationChannel,
  NotificationSettings_SettingsFragment,
  Refusal_RefusalFragment,
} from '../../../../graphql/generated/graphql.ts'
import {
  ProfileNotificationSettingsPageDocument,
  SetNewsletterDocument,
  UpdateNotificationsDocument,
  UnsubscribeSmsDocument,
} from '../../../../graphql/generated/graphql.ts'
import { patch } from '../../../data/graphql/answer-cache.ts'
import { pageApi } from '../../../data/graphql/page-api.ts'
import { isRefusal } from '../../../data/graphql/refusal.ts'
import type { Field } from '../../../ui/form/form-data.ts'
import { readForm } from '../../../ui/form/form-data.ts'
import { refuseButton } from '../../../ui/form/form-problem.ts'
import { CHANNELS, TABLE } from './notification-titles.ts'

const PAGE = '/profile/notification-settings'

/** Saves the whole table, begins or ends offers, or ends all text messages at once. */
export async function notificationSettingsAction({ request, context }: ActionFunctionArgs) {
  const field = await readForm(request)
  const api = pageApi(context)
  switch (field('intent')) {
    case 'save': {
      const { updateNotifications } = await api.mutate(
        UpdateNotificationsDocument,
        { settings: chosen(field) },
        (answer) => shown(answer.updateNotifications),
      )
      return isRefusal(updateNotifications)
        ? refuseButton(field, updateNotifications)
        : redirect(`${PAGE}?done=saved`)
    }
    case 'noSms': {
      const { unsubscribeSms } = await api.mutate(UnsubscribeSmsDocument, {}, (answer) =>
        shown(answer.unsubscribeSms),
      )
      return isRefusal(unsubscribeSms) ? refuseButton(field, unsubscribeSms) : redirect(`${PAGE}?done=noSms`)
    }
    case 'offers':
    case 'noOffers': {
      const subscribed = field('intent') === 'offers'
      const { setNewsletter } = await api.mutate(
        SetNewsletterDocument,
        { subscribed },
        ({ setNewsletter: newsletter }) =>
          isRefusal(newsletter) ? [] : [patch(ProfileNotificationSettingsPageDocument, { newsletter })],
      )
      return isRefusal(setNewsletter)
        ? refuseButton(field, setNewsletter)
        : redirect(`${PAGE}?done=${field('intent')}`)
    }
    default:
      throw data(null, { status: 400 })
  }
}

/** The page after a change that has answered with all settings. */
const shown = (settings: NotificationSettings_SettingsFragment | Refusal_RefusalFragment) =>
  isRefusal(settings)
    ? []
    : [patch(ProfileNotificationSettingsPageDocument, { notificationSettings: settings })]

/** A box that is not ticked is not sent: what the form shows is listed in it. */
function chosen(field: Field) {
  const channels = Object.keys(CHANNELS) as NotificationChannel[]
  return TABLE.flatMap((topic) =>
    channels
      .filter((channel) => field(`shown ${topic} ${channel}`))
      .map((channel) => ({ topic, channel, enabled: field(`${topic} ${channel}`) === 'on' })),
  )
}
