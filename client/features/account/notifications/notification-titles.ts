import type { NotificationChannel, NotificationTopic } from '../../../../graphql/generated/graphql.ts'

/** What messages can be about. */
export const TOPICS: Record<NotificationTopic, { title: string; text: string }> = {
  ORDERS: { title: 'Your orders', text: 'Confirmed, on the way, delivered' },
  REMINDERS: { title: 'Important dates', text: 'In good time before each of them' },
  OFFERS: { title: 'Offers', text: 'Now and then, when there is something to say' },
}

/** Those that are chosen in a table, by the way they come. Offers come by e-mail alone. */
export const TABLE: NotificationTopic[] = ['ORDERS', 'REMINDERS']

/** How they can come. */
export const CHANNELS: Record<NotificationChannel, string> = {
  EMAIL: 'E-mail',
  SMS: 'Text message',
  WHATSAPP: 'WhatsApp',
}
