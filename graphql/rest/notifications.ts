import type { z } from 'zod'
import * as api from '../../contract/notifications.ts'
import type { RestClient } from './client.ts'

export const getNotifications = async (rest: RestClient) => (await rest.call(api.getNotifications, {})).data
export const setNotifications = (rest: RestClient, body: z.input<typeof api.NotificationChange>) =>
  rest.call(api.setNotifications, { body })
export const getNewsletter = async (rest: RestClient) => (await rest.call(api.getNewsletter, {})).data
export const setNewsletter = async (rest: RestClient, subscribed: boolean) =>
  (await rest.call(api.setNewsletter, { body: { subscribed } })).data
export const unsubscribeSms = (rest: RestClient) => rest.call(api.unsubscribeSms, { body: {} })
export const unsubscribe = (rest: RestClient, token: string) =>
  rest.call(api.unsubscribe, { body: { token } })
