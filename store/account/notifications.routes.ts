import type { FastifyInstance } from 'fastify'
import * as api from '../../contract/notifications.ts'
import type { StoreContext } from '../context.ts'
import { unsubscribe } from '../content/index.ts'
import {
  channelsFor,
  getNotifications,
  updateNotifications,
  stopChannel,
  readUnsubscribeAllToken,
  readUnsubscribeToken,
} from '../outbox/index.ts'
import { getUser } from '../visitor/index.ts'
import { getImportantDates } from './important-dates/important-dates.ts'
import { mount } from '../http/mount.ts'
import { userOf } from '../http/session-guard.ts'

const TOPIC_NAMES = {
  orders: 'news of your orders',
  reminders: 'reminders of your dates',
  offers: 'offers',
} as const
const CHANNEL_NAMES = { email: 'by e-mail', sms: 'by text message', whatsapp: 'on WhatsApp' } as const
const INVALID_LINK = 'This link is not one of ours, or a part of it is missing.'

/** The routes of notification settings, the newsletter and unsubscribe links. */
export function notificationRoutes(app: FastifyInstance, ctx: StoreContext): void {
  const newsletter = async (userId: string) => {
    const { email } = await getUser(ctx, userId)
    return { subscribed: (await channelsFor(ctx, userId, 'offers')).includes('email'), email }
  }
  mount(app, api.getNotifications, async (_input, request) => ({
    data: await getNotifications(ctx, userOf(request)),
  }))
  mount(app, api.updateNotifications, async ({ body }, request) => {
    const userId = userOf(request)
    const outcome = await updateNotifications(ctx, userId, body)
    if (!body.muted_occasions) return outcome
    // Which reminders come is said beside each date.
    return { ...outcome, data: { ...outcome.data, important_dates: await getImportantDates(ctx, userId) } }
  })
  mount(app, api.getNewsletter, async (_input, request) => ({ data: await newsletter(userOf(request)) }))
  mount(app, api.setNewsletter, async ({ body }, request) => {
    const userId = userOf(request)
    const settings = [{ topic: 'offers', channel: 'email', enabled: body.subscribed }] as const
    await updateNotifications(ctx, userId, { settings: [...settings] })
    return { data: await newsletter(userId) }
  })
  mount(app, api.unsubscribeSms, async ({ body }, request) => {
    const named = body.token === undefined ? undefined : readUnsubscribeToken(ctx.auth.secret, body.token)
    if (body.token !== undefined && named?.channel !== 'sms') return { success: false, message: INVALID_LINK }
    await stopChannel(ctx, named?.userId ?? userOf(request), 'sms')
    const message = 'You get no more text messages from us, but for codes you ask for.'
    return { success: true, message, ...(!named && { data: await getNotifications(ctx, userOf(request)) }) }
  })
  mount(app, api.unsubscribe, async ({ body }) => {
    const email = readUnsubscribeAllToken(ctx.auth.secret, body.token)
    if (email) {
      await unsubscribe(ctx, email)
      const message = 'No more offers and reminders come to this address.'
      return { success: true, message, topic: null, channel: 'email' as const }
    }
    const named = readUnsubscribeToken(ctx.auth.secret, body.token)
    if (!named) return { success: false, message: INVALID_LINK, topic: null, channel: null }
    await stopChannel(ctx, named.userId, named.channel, named.topic)
    const { topic, channel } = named
    return {
      success: true,
      message: `You get no more ${TOPIC_NAMES[topic]} ${CHANNEL_NAMES[channel]}.`,
      topic,
      channel,
    }
  })
}
