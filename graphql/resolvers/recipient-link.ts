import type { Resolvers } from '../generated/resolvers.ts'
import { outcome } from '../outcome.ts'
import { Refusal, orNull, orRefusal } from '../refusal.ts'
import * as links from '../rest/recipient-link.ts'

export const recipientLinkResolvers: Resolvers = {
  Query: {
    recipientChoice: (_root, { token }, { rest }) => orRefusal(links.getRecipientChoice(rest, token)),
  },
  Mutation: {
    setRecipientLink: (_root, { input }, { rest }) =>
      outcome(links.setRecipientLink(rest, { ...input, anonymous: input.anonymous ?? false })),
    takeOverAddress: (_root, { id, input }, { rest }) => outcome(links.takeOverAddress(rest, id, input)),
    setChoiceAddress: (_root, { token, input }, { rest }) =>
      outcome(links.setChoiceAddress(rest, token, input)),
    chooseDelivery: (_root, { token, input }, { rest }) => {
      const { date, intervalId: interval_id, phone, note } = input
      return outcome(links.chooseDelivery(rest, token, { date, interval_id, phone, note }))
    },
  },
  RecipientChoiceResult: {
    __resolveType: (result) => (result instanceof Refusal ? 'Refusal' : 'RecipientChoice'),
  },
  Order: {
    recipientLink: (order, _args, { rest }) =>
      order.recipient_choice && orNull(links.getRecipientLink(rest, order.id)),
  },
}
