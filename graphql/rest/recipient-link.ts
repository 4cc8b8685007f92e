import type { z } from 'zod'
import type { AddressInput } from '../../contract/order.ts'
import * as api from '../../contract/recipient-link.ts'
import type { RestClient } from './client.ts'

type Address = z.input<typeof AddressInput>

export const setRecipientLink = (rest: RestClient, body: z.input<typeof api.RecipientLinkInput>) =>
  rest.call(api.setRecipientLink, { body })
export const getRecipientLink = async (rest: RestClient, id: string) =>
  (await rest.call(api.getRecipientLink, { params: { id } })).data
export const takeOverAddress = (rest: RestClient, id: string, body: Address) =>
  rest.call(api.takeOverAddress, { params: { id }, body })
export const getRecipientChoice = async (rest: RestClient, token: string) =>
  (await rest.call(api.getRecipientChoice, { params: { token } })).data
export const setChoiceAddress = (rest: RestClient, token: string, body: Address) =>
  rest.call(api.setChoiceAddress, { params: { token }, body })
export const chooseDelivery = (rest: RestClient, token: string, body: z.input<typeof api.ChoiceInput>) =>
  rest.call(api.chooseDelivery, { params: { token }, body })
