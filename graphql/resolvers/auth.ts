import type { Resolvers } from '../generated/resolvers.ts'
import { ofUser } from '../of-user.ts'
import { orNotSent } from '../or-not-sent.ts'
import { Refusal, orRefusal } from '../refusal.ts'
import * as auth from '../rest/auth.ts'
import type { RestClient } from '../rest/client.ts'
import { getUser } from '../rest/user.ts'
import { UpstreamError } from '../upstream-error.ts'

export const authResolvers: Resolvers = {
  Query: {
    signInSettings: (_root, _args, { rest }) => auth.getSignInSettings(rest),
    me: (_root, _args, context) => ofUser(context, getUser),
    signIns: (_root, _args, context) => ofUser(context, auth.getSignIns),
  },
  Mutation: {
    sendCode: (_root, { input }, { rest }) =>
      orNotSent(
        auth.sendCode(rest, {
          type: input.type,
          receiver: input.receiver,
          via: input.via ?? undefined,
          captcha_token: input.captchaToken ?? undefined,
        }),
      ),
    signIn: (_root, { input }, { rest }) => orRefusal(signIn(rest, input)),
    signOut: async (_root, _args, { rest }) => {
      await auth.signOut(rest)
      return true
    },
    signOutElsewhere: (_root, _args, { rest }) =>
      orRefusal(auth.signOutElsewhere(rest).then((ended) => ({ ended }))),
  },
  SignOutElsewhereResult: {
    __resolveType: (result) => (result instanceof Refusal ? 'Refusal' : 'SignedOutElsewhere'),
  },
  SignInResult: { __resolveType: (result) => (result instanceof Refusal ? 'Refusal' : 'SignedIn') },
  CodeSent: {
    message: (sent) => sent.error?.message ?? '',
  },
}

const NOT_TAKEN_ALONG =
  'Your cart could not be taken along, so you are not signed in yet. Nothing is lost, but this code is used up: send another code and try again.'

async function signIn(rest: RestClient, input: { type: 'phone' | 'email'; receiver: string; code: string }) {
  const answer = await auth.signIn(rest, input)
  if (!answer.signedIn) return new Refusal('wrong_code', answer.message, 'code')
  // The cart, the orders and the rest of the guest become the user's. A repeat does no harm, and the code is used up:
  // there is no second sign-in that would make up for it.
  try {
    await auth.assignGuest(rest).catch(() => auth.assignGuest(rest))
  } catch (error) {
    // Signed in without it nobody could have it any more: the guest stays one, and keeps it.
    rest.forgetSignIn()
    if (!(error instanceof UpstreamError)) throw error
    return new Refusal('not_taken_along', NOT_TAKEN_ALONG, 'code')
  }
  const user = await getUser(rest)
  if (!user) return new Refusal('auth_invalid', 'You are no longer signed in.')
  return { isNewUser: answer.isNewUser, user }
}
