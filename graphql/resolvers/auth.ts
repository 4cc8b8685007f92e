import * as api from '../../contract/auth.ts'
import { getUser } from '../../contract/user.ts'
import { CodeNotSent, codeSentResult } from '../errors/code-sent-result.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { orRefusal } from '../errors/refusal.ts'
import { signIn, signOut } from '../sign-in.ts'
import { signedInOnly } from '../visitor-data.ts'

export const authResolvers: Resolvers = {
  Query: {
    me: (_root, _args, context) => signedInOnly(context, async (rest) => (await rest.call(getUser)).user),
    signIns: (_root, _args, context) => signedInOnly(context, (rest) => rest.data(api.getSignIns)),
  },
  Mutation: {
    sendCode: (_root, { input: { type, receiver, via, captchaToken } }, { rest }) =>
      codeSentResult(
        rest.call(api.sendCode, {
          body: { type, receiver, via: via ?? undefined, captcha_token: captchaToken ?? undefined },
        }),
      ),
    signIn: (_root, { input }, { rest }) => orRefusal(signIn(rest, input)),
    signOut: async (_root, _args, { rest }) => {
      await signOut(rest)
      return true
    },
    signOutElsewhere: (_root, _args, { rest }) => orRefusal(rest.call(api.signOutElsewhere, { body: {} })),
    endSignIn: (_root, { id }, { rest }) =>
      orRefusal(rest.data(api.endSignIn, { params: { id } }).then((signIns) => ({ signIns }))),
  },
  CodeResult: { __resolveType: (sent) => (sent instanceof CodeNotSent ? 'CodeNotSent' : 'CodeSent') },
}
