import { getImportantDates } from '../../contract/important-dates.ts'
import * as notifications from '../../contract/notifications.ts'
import * as api from '../../contract/user.ts'
import { codeSentResult } from '../errors/code-sent-result.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { mutationResult } from '../errors/mutation-result.ts'
import { Refusal, orRefusal, refusalOf } from '../errors/refusal.ts'
import type { RestClient } from '../rest/client.ts'
import { signedInOnly } from '../visitor-data.ts'

export const userResolvers: Resolvers = {
  Query: {
    personalDataExport: (_root, _args, context) =>
      signedInOnly(context, async (rest) => JSON.stringify(await rest.data(api.exportPersonalData), null, 2)),
    notificationSettings: (_root, _args, context) =>
      signedInOnly(context, (rest) => rest.data(notifications.getNotifications)),
    newsletter: (_root, _args, context) =>
      signedInOnly(context, (rest) => rest.data(notifications.getNewsletter)),
  },
  Mutation: {
    updatePersonalData: async (_root, { input }, { rest }) => {
      const { emailCode, phoneCode, name, gender, email, phone } = input
      const saved = await orRefusal(
        rest.call(api.updatePersonalData, {
          body: {
            name: name ?? undefined,
            // Other texts are passed on, for the store to refuse.
            gender: gender === 'FEMALE' || gender === 'MALE' ? gender.toLowerCase() : gender,
            email,
            phone,
            email_code: emailCode ?? undefined,
            phone_code: phoneCode ?? undefined,
          },
        }),
      )
      if (saved instanceof Refusal) return saved
      const { success, code = 'refused', message, field } = saved
      return success ? saved.user : refusalOf(code, message, { field })
    },
    sendContactCode: (_root, { type, receiver }, { rest }) =>
      codeSentResult(rest.call(api.sendContactCode, { body: { type, receiver } })),
    sendErasureCode: (_root, _args, { rest }) => codeSentResult(rest.call(api.sendErasureCode, { body: {} })),
    erasePersonalData: (_root, { code }, { rest }) => done(erasePersonalData(rest, code)),
    updateNotifications: (_root, { input }, { rest }) =>
      mutationResult(
        rest.call(notifications.updateNotifications, {
          body: {
            settings: [...(input.settings ?? [])],
            muted_occasions: input.mutedOccasions ? [...input.mutedOccasions] : undefined,
          },
        }),
      ),
    setNewsletter: (_root, { subscribed }, { rest }) =>
      orRefusal(rest.data(notifications.setNewsletter, { body: { subscribed } })),
    unsubscribeSms: async (_root, _args, { rest }) => {
      const ended = await mutationResult(
        rest
          .call(notifications.unsubscribeSms, { body: {} })
          .then((answer) => ({ ...answer, data: answer.data })),
      )
      return ended instanceof Refusal ? ended : (ended ?? rest.data(notifications.getNotifications))
    },
    unsubscribe: (_root, { token }, { rest }) =>
      done(rest.call(notifications.unsubscribe, { body: { token } })),
  },
  NotificationSettings: {
    // The answer to a change of what is muted comes with them.
    importantDates: ({ important_dates: known }, _args, context) =>
      known ?? signedInOnly(context, (rest) => rest.data(getImportantDates)),
  },
}

/** Erases the account and clears the visitor's tokens. */
async function erasePersonalData(rest: RestClient, code: string) {
  const answer = await rest.call(api.erasePersonalData, { body: { code } })
  if (answer.success) rest.forgetSignIn()
  return answer
}

/** The message of a change without data, or its refusal. */
async function done(change: Promise<{ success: boolean; message: string; code?: string; field?: string }>) {
  return mutationResult(change.then((answer) => ({ ...answer, data: { message: answer.message } })))
}
