import type { z } from 'zod'
import * as api from '../../contract/payment.ts'
import type { RestClient } from './client.ts'

export const getAvailablePayments = async (rest: RestClient) =>
  (await rest.call(api.getAvailablePayments, {})).data
export const createStripeIntent = async (rest: RestClient, id: string) =>
  (await rest.call(api.createStripeIntent, { params: { id } })).data
export const confirmSandboxPayment = async (
  rest: RestClient,
  intent: string,
  body: z.input<typeof api.SandboxCard>,
  key?: string,
) => (await rest.call(api.confirmSandboxPayment, { params: { intent }, body }, key)).data
export const answerSandboxChallenge = async (rest: RestClient, intent: string, approve: boolean) =>
  (await rest.call(api.answerSandboxChallenge, { params: { intent }, body: { approve } })).data
