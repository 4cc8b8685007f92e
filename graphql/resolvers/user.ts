import type { Resolvers } from '../generated/resolvers.ts'
import { ofUser } from '../of-user.ts'
import { orNotSent } from '../or-not-sent.ts'
import { Refusal, orRefusal } from '../refusal.ts'
import * as notifications from '../rest/notifications.ts'
import * as user from '../rest/user.ts'

const doneType = {
  __resolveType: (result: unknown) => (result instanceof Refusal ? 'Refusal' : 'Done'),
} as const

export const userResolvers: Resolvers = {
  Query: {
    personalDataExport: (_root, _args, context) =>
      ofUser(context, async (rest) => JSON.stringify(await user.exportPersonalData(rest), null, 2)),
    notificationSettings: (_root, _args, context) => ofUser(context, notifications.getNotifications),
    newsletter: (_root, _args, context) => ofUser(context, notifications.getNewsletter),
  },
  Mutation: {
    savePersonalData: async (_root, { input }, { rest }) => {
      const { emailCode, phoneCode, name, gender, email, phone } = input
      const saved = await orRefusal(
        user.savePersonalData(rest, {
          name: name ?? undefined,
          gender,
          email,
          phone,
          email_code: emailCode ?? undefined,
          phone_code: phoneCode ?? undefined,
        }),
      )
      if (saved instanceof Refusal) return saved
      return saved.success ? saved.user : new Refusal('refused', saved.message, saved.field)
    },
    sendContactCode: (_root, { type, receiver }, { rest }) =>
      orNotSent(user.sendContactCode(rest, type, receiver)),
    sendErasureCode: (_root, _args, { rest }) => orNotSent(user.sendErasureCode(rest)),
    erasePersonalData: (_root, { code }, { rest }) => done(user.erasePersonalData(rest, code)),
    setNotifications: async (_root, { input }, { rest }) => {
      const changed = await orRefusal(
        notifications.setNotifications(rest, {
          settings: [...(input.settings ?? [])],
          muted_occasions: input.mutedOccasions ? [...input.mutedOccasions] : undefined,
        }),
      )
      if (changed instanceof Refusal) return changed
      return changed.success ? changed.data : new Refusal('refused', changed.message)
    },
    setNewsletter: (_root, { subscribed }, { rest }) =>
      orRefusal(notifications.setNewsletter(rest, subscribed)),
    unsubscribeSms: (_root, _args, { rest }) => done(notifications.unsubscribeSms(rest)),
    unsubscribe: (_root, { token }, { rest }) => done(notifications.unsubscribe(rest, token)),
  },
  UserResult: { __resolveType: (result) => (result instanceof Refusal ? 'Refusal' : 'User') },
  DoneResult: doneType,
  NotificationsResult: {
    __resolveType: (result) => (result instanceof Refusal ? 'Refusal' : 'NotificationSettings'),
  },
  NewsletterResult: { __resolveType: (result) => (result instanceof Refusal ? 'Refusal' : 'Newsletter') },
}

/** What was done, or why not. */
async function done(change: Promise<{ success: boolean; message: string }>) {
  const answer = await orRefusal(change)
  if (answer instanceof Refusal) return answer
  return answer.success ? { message: answer.message } : new Refusal('refused', answer.message)
}
