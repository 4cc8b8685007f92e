import * as api from '../../contract/tracking.ts'
import type { Substitution } from '../../contract/tracking.ts'
import type { RestClient } from './client.ts'

export const getTrackedOrder = async (rest: RestClient, token: string) =>
  (await rest.call(api.getTrackedOrder, { params: { token } })).data
export const setSubstitution = (rest: RestClient, token: string, substitution: Substitution) =>
  rest.call(api.setSubstitution, { params: { token }, body: { substitution } })
