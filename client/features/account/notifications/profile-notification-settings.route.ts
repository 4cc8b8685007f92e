import { whenSent } from '../../../data/page/when-sent.ts'

export { NotificationSettingsPage as Component } from './notification-settings-page.tsx'
export { notificationSettingsLoader as loader } from './notification-settings-loader.ts'

export const action = whenSent(
  async () => (await import('./notification-settings-action.ts')).notificationSettingsAction,
)
