import * as api from '../../contract/forms.ts'
import type { Submitted } from '../../contract/forms.ts'
import type { RestClient } from './client.ts'

export const getForm = async (rest: RestClient, key: string) =>
  (await rest.call(api.getForm, { params: { key } })).data

/** Sends a form as it was filled in; whether that is right, /v1 says. */
export const submitForm = async (
  rest: RestClient,
  key: api.FormKey,
  body: Record<string, unknown>,
): Promise<Submitted> => (await rest.call(api.submitForm[key], { body } as never)).data
