export { NotificationSettingsPage as Component } from './notification-settings-page.tsx'
export { notificationSettingsLoader as loader } from './notification-settings-loader.ts'
export { notificationSettingsAction as action } from './notification-settings-action.ts'
