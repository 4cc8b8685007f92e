import type { z } from 'zod'
import * as api from '../../contract/user.ts'
import type { RestClient } from './client.ts'

export const getUser = async (rest: RestClient) => (await rest.call(api.getUser, {})).user
export const savePersonalData = (rest: RestClient, body: z.input<typeof api.PersonalData>) =>
  rest.call(api.savePersonalData, { body })
export const sendContactCode = (rest: RestClient, type: 'phone' | 'email', receiver: string) =>
  rest.call(api.sendContactCode, { body: { type, receiver } })
export const sendErasureCode = (rest: RestClient) => rest.call(api.sendErasureCode, { body: {} })
export const exportPersonalData = async (rest: RestClient) =>
  (await rest.call(api.exportPersonalData, {})).data

/** Erases the account; then its token is forgotten, too. */
export async function erasePersonalData(rest: RestClient, code: string) {
  const answer = await rest.call(api.erasePersonalData, { body: { code } })
  if (answer.success) rest.forgetSignIn()
  return answer
}
