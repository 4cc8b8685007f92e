import * as api from '../../contract/important-dates.ts'
import type { ImportantDateInput, Resolvers } from '../generated/resolvers.ts'
import { orRefusal } from '../errors/refusal.ts'
import { signedInOnly } from '../visitor-data.ts'
import { numberIfAny, numberOf } from './arguments/number-of.ts'

export const importantDateResolvers: Resolvers = {
  Query: {
    importantDates: (_root, _args, context) =>
      signedInOnly(context, (rest) => rest.data(api.getImportantDates)),
    dateCalendar: (_root, args, context) => {
      const id = numberIfAny(args.id, 'id')
      return signedInOnly(context, (rest) => rest.data(api.getCalendar, { query: { id } }))
    },
  },
  Mutation: {
    addImportantDate: (_root, { input }, { rest }) =>
      orRefusal(rest.data(api.addImportantDate, { body: bodyOf(input) })),
    updateImportantDate: (_root, { id, input }, { rest }) =>
      orRefusal(
        rest.data(api.updateImportantDate, { params: { id: numberOf(id, 'id') }, body: bodyOf(input) }),
      ),
    removeImportantDate: (_root, { id }, { rest }) =>
      orRefusal(rest.data(api.removeImportantDate, { params: { id: numberOf(id, 'id') } })),
  },
}

function bodyOf(input: ImportantDateInput) {
  return {
    occasion: input.occasion,
    title: input.title || undefined,
    date: input.date || null,
    year_known: input.yearKnown ?? undefined,
    recipient_name: input.recipientName || null,
    recipient_id: numberIfAny(input.recipientId, 'input.recipientId') ?? null,
    lead_days: input.leadDays ?? undefined,
    muted: input.muted ?? undefined,
  }
}
