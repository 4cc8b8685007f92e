import * as api from '../../contract/recipient-link.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { mutationResult } from '../errors/mutation-result.ts'
import { orNull, orRefusal } from '../errors/refusal.ts'
import { numberOf } from './arguments/number-of.ts'

export const recipientLinkResolvers: Resolvers = {
  Query: {
    recipientChoice: (_root, params, { rest }) => orRefusal(rest.data(api.getRecipientChoice, { params })),
  },
  Mutation: {
    setRecipientLink: (_root, { input }, { rest }) =>
      mutationResult(
        rest.call(api.setRecipientLink, { body: { ...input, anonymous: input.anonymous ?? false } }),
      ),
    takeOverAddress: (_root, { id, input }, { rest }) =>
      mutationResult(rest.call(api.takeOverAddress, { params: { id }, body: input })),
    setChoiceAddress: (_root, { token, input }, { rest }) =>
      mutationResult(rest.call(api.setChoiceAddress, { params: { token }, body: input })),
    chooseDelivery: (_root, { token, input }, { rest }) => {
      const { date, phone, note } = input
      const interval_id = numberOf(input.windowId, 'input.windowId')
      return mutationResult(
        rest.call(api.chooseDelivery, { params: { token }, body: { date, interval_id, phone, note } }),
      )
    },
  },
  Order: {
    // A page comes with it.
    recipientLink: ({ id, recipient_choice: choice, recipient_link: link }, _args, { rest }) =>
      link === undefined ? choice && orNull(rest.data(api.getRecipientLink, { params: { id } })) : link,
  },
}
