import type { ImportantDateInput, Resolvers } from '../generated/resolvers.ts'
import { ofUser } from '../of-user.ts'
import { Refusal, orRefusal } from '../refusal.ts'
import * as events from '../rest/events.ts'

export const eventResolvers: Resolvers = {
  Query: {
    importantDates: (_root, _args, context) => ofUser(context, events.getEvents),
    dateCalendar: (_root, { id }, context) =>
      ofUser(context, (rest) => events.getCalendar(rest, id ?? undefined)),
  },
  Mutation: {
    addImportantDate: (_root, { input }, { rest }) => orRefusal(events.addEvent(rest, bodyOf(input))),
    changeImportantDate: (_root, { id, input }, { rest }) =>
      orRefusal(events.changeEvent(rest, id, bodyOf(input))),
    removeImportantDate: (_root, { id }, { rest }) => orRefusal(events.removeEvent(rest, id)),
  },
  ImportantDatesResult: {
    __resolveType: (result) => (result instanceof Refusal ? 'Refusal' : 'ImportantDates'),
  },
}

function bodyOf(input: ImportantDateInput) {
  return {
    occasion: input.occasion,
    title: input.title || undefined,
    date: input.date || null,
    recipient_name: input.recipientName || null,
    lead_days: input.leadDays ?? undefined,
    muted: input.muted ?? undefined,
  }
}
