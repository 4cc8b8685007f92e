import type { z } from 'zod'
import * as api from '../contract/auth.ts'
import { getUser } from '../contract/user.ts'
import { Refusal, refusalOf } from './errors/refusal.ts'
import type { RestClient } from './rest/client.ts'
import { UpstreamError } from './errors/upstream-error.ts'

/** All other codes are about the address or the number. */
const WRONG_CODE = 'wrong_code'

const NOT_TAKEN_ALONG =
  'Your cart could not be taken along, so you are not signed in yet. Nothing is lost, but this code is used up: send another code and try again.'

/** Signs in with a code and stores the tokens. The guest's cart and orders become the user's. */
export async function signIn(rest: RestClient, input: Omit<z.input<typeof api.CheckCode>, 'device'>) {
  const { success, data, error } = await rest.call(api.checkCode, {
    body: { ...input, device: rest.device || undefined },
  })
  if (!success || !data) {
    const code = error?.code ?? WRONG_CODE
    return refusalOf(code, error?.message ?? '', { field: code === WRONG_CODE ? 'code' : 'receiver' })
  }
  rest.keepSignIn(data)
  // Asked for meanwhile: nothing of it depends on the cart and the orders.
  const answer = rest.call(getUser)
  answer.catch(() => {})
  // Assigns the guest's cart and orders to the user. A repeat does no harm; and the code is used up, so a second sign-in could
  // not make up for a failure.
  const assign = () => rest.call(api.assignGuest, { body: {} })
  try {
    await assign().catch(assign)
  } catch (problem) {
    // Signing in anyway would lose the guest's data. So the visitor stays a guest and keeps it.
    rest.forgetSignIn()
    if (!(problem instanceof UpstreamError)) throw problem
    return new Refusal('not_taken_along', NOT_TAKEN_ALONG, { field: 'code' })
  }
  const { user } = await answer
  if (!user) return new Refusal('auth_invalid', 'You are no longer signed in.')
  return { isNewUser: data.is_new_user, user }
}

/**
 * Ends the auth token and clears it here, even when the call fails: a visitor on a shared machine must be signed out on it. A
 * failed call is logged.
 */
export async function signOut(rest: RestClient): Promise<void> {
  try {
    if (rest.isSignedIn) await rest.call(api.signOut)
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
  } finally {
    rest.forgetSignIn()
  }
}
