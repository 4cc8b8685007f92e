import { z } from 'zod'
import { dataOf, endpoint, outcomeOf } from './types/endpoint.ts'
import { Occasion, ImportantDates } from './important-dates.ts'

export const Channel = z.enum(['email', 'sms', 'whatsapp'])
export type Channel = z.infer<typeof Channel>
/** What a message is about, as far as one can choose. */
export const Topic = z.enum(['orders', 'reminders', 'offers'])
export type Topic = z.infer<typeof Topic>

export const NotificationSetting = z.object({
  topic: Topic,
  channel: Channel,
  enabled: z.boolean(),
  locked: z.boolean().describe('It cannot be switched off: order updates must reach the customer'),
  reaches: z
    .boolean()
    .default(true)
    .describe('False while the user has no confirmed address for this channel; it cannot be chosen then'),
})
export type NotificationSetting = z.infer<typeof NotificationSetting>

export const NotificationSettings = z.object({
  settings: z.array(NotificationSetting),
  muted_occasions: z.array(Occasion).describe('Never written about, whatever else is set'),
  important_dates: ImportantDates.optional().describe(
    'The dates of the user with their reminders, in the answer to a change of `muted_occasions`',
  ),
})
export type NotificationSettings = z.infer<typeof NotificationSettings>

export const NotificationChange = z.strictObject({
  settings: z
    .array(z.strictObject({ topic: Topic, channel: Channel, enabled: z.boolean() }))
    .max(20)
    .default([]),
  muted_occasions: z.array(Occasion).max(10).optional(),
})

/** What an unsubscribe link carries, signed. */
const UnsubscribeToken = z.string().min(10).max(400)

const tag = 'notifications'

export const getNotifications = endpoint({
  method: 'GET',
  path: '/v1/subscriptions/',
  summary: 'What the user hears of, by topic and channel',
  tag,
  access: 'user',
  response: dataOf(NotificationSettings),
})
export const updateNotifications = endpoint({
  method: 'PUT',
  path: '/v1/subscriptions/',
  summary: 'Change what the user hears of; what is not named stays as it is',
  tag,
  body: NotificationChange,
  access: 'user',
  example: { body: { settings: [{ topic: 'offers', channel: 'email', enabled: true }] } },
  response: outcomeOf({ data: NotificationSettings }),
})
export const getNewsletter = endpoint({
  method: 'GET',
  path: '/v1/user/subscribe/',
  summary: 'Whether the user gets offers by e-mail',
  tag,
  access: 'user',
  response: dataOf(z.object({ subscribed: z.boolean(), email: z.string().nullable() })),
})
export const setNewsletter = endpoint({
  method: 'POST',
  path: '/v1/user/subscribe/',
  summary: 'Get offers by e-mail, or no longer',
  tag,
  body: z.strictObject({ subscribed: z.boolean().default(true) }),
  access: 'user',
  example: { body: { subscribed: true } },
  response: dataOf(z.object({ subscribed: z.boolean(), email: z.string().nullable() })),
})
export const unsubscribeSms = endpoint({
  method: 'POST',
  path: '/v1/subscriptions/sms/unsubscribe/',
  summary: 'No more text messages: of the signed-in user, or by the token of a link in one',
  tag,
  body: z.strictObject({ token: UnsubscribeToken.optional() }),
  description: 'A link that is not the shop’s is an answer with `success: false`.',
  access: 'optional user',
  refusals: ['auth_required', 'auth_invalid'],
  example: { body: {} },
  response: outcomeOf({
    data: NotificationSettings.optional().describe('Of the signed-in user; not for a link’s'),
  }),
})
export const unsubscribe = endpoint({
  method: 'POST',
  path: '/v1/subscriptions/unsubscribe/',
  summary: 'Unsubscribe by the link in a message, without signing in',
  tag,
  body: z.strictObject({ token: UnsubscribeToken }),
  description: 'A link that is not the shop’s is an answer with `success: false`.',
  example: { body: { token: 'bGFya3NwdXI.c2lnbmF0dXJl' } },
  response: z.object({
    success: z.boolean(),
    message: z.string(),
    topic: Topic.nullable(),
    channel: Channel.nullable(),
  }),
})
