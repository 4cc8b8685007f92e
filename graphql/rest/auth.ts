import type { z } from 'zod'
import * as api from '../../contract/auth.ts'
import { UpstreamError } from '../upstream-error.ts'
import type { RestClient } from './client.ts'

export const getSignInSettings = async (rest: RestClient) => (await rest.call(api.getSignInSettings, {})).data
export const sendCode = (rest: RestClient, body: z.input<typeof api.SendCode>) =>
  rest.call(api.sendCode, { body })

/** Signs in, and has the tokens kept for the visitor; false when the code is not the right one. */
export async function signIn(rest: RestClient, body: Omit<z.input<typeof api.CheckCode>, 'device'>) {
  const { success, data, error } = await rest.call(api.checkCode, {
    body: { ...body, device: rest.device || undefined },
  })
  if (!success || !data) return { signedIn: false as const, message: error?.message ?? '' }
  rest.keepSignIn(data)
  return { signedIn: true as const, isNewUser: data.is_new_user }
}

export const getSignIns = async (rest: RestClient) => (await rest.call(api.getSignIns, {})).data
export const signOutElsewhere = async (rest: RestClient) =>
  (await rest.call(api.signOutElsewhere, { body: {} })).ended

export const assignGuest = (rest: RestClient) => rest.call(api.assignGuest, { body: {} })

/**
 * Ends the auth token, and has it forgotten here whatever becomes of the call: who presses that on a machine of others
 * must be signed out on it. A call that failed is in the log.
 */
export async function signOut(rest: RestClient): Promise<void> {
  try {
    if (rest.isSignedIn) await rest.call(api.signOut, {})
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
  } finally {
    rest.forgetSignIn()
  }
}
