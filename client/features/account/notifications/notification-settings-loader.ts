import type { LoaderFunctionArgs } from 'react-router-dom'
import { ProfileNotificationSettingsPageDocument } from '../../../../graphql/generated/graphql.ts'
import { pageApi } from '../../../data/graphql/page-api.ts'
import { profileMeta, requireUser } from '../../../data/page/require-user.ts'

export async function notificationSettingsLoader({ request, context }: LoaderFunctionArgs) {
  const answer = await pageApi(context).query(ProfileNotificationSettingsPageDocument, {})
  requireUser(answer, request, 'notificationSettings')
  return { ...answer, meta: profileMeta('Notification settings') }
}
