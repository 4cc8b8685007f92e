import * as api from '../../contract/recipients.ts'
import type { Resolvers, SavedRecipientInput } from '../generated/resolvers.ts'
import { mutationResult } from '../errors/mutation-result.ts'
import { orRefusal } from '../errors/refusal.ts'
import { signedInOnly } from '../visitor-data.ts'
import { numberOf } from './arguments/number-of.ts'

export const recipientResolvers: Resolvers = {
  Query: {
    savedRecipients: (_root, _args, context) =>
      signedInOnly(context, (rest) => rest.data(api.getSavedRecipients)),
  },
  Mutation: {
    addSavedRecipient: (_root, { input }, { rest }) =>
      mutationResult(rest.call(api.addSavedRecipient, { body: bodyOf(input) }).then(asList)),
    updateSavedRecipient: (_root, { id, input }, { rest }) =>
      mutationResult(
        rest
          .call(api.updateSavedRecipient, { params: { id: numberOf(id, 'id') }, body: bodyOf(input) })
          .then(asList),
      ),
    removeSavedRecipient: (_root, { id }, { rest }) =>
      orRefusal(
        rest
          .data(api.removeSavedRecipient, { params: { id: numberOf(id, 'id') } })
          .then((list) => ({ list })),
      ),
  },
}

const asList = <T, Rest extends object>({ data, ...rest }: { data: T } & Rest) => ({
  ...rest,
  data: { list: data },
})

const bodyOf = ({ name, phone, note, myself, address }: SavedRecipientInput) => ({
  ...{ name, phone, note, address },
  myself: myself ?? false,
})
