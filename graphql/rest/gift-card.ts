import type { z } from 'zod'
import * as api from '../../contract/gift-card.ts'
import type { RestClient } from './client.ts'

export const getGiftCardBalance = (rest: RestClient, code: string) =>
  rest.call(api.getGiftCardBalance, { body: { code } })
export const useGiftCard = async (rest: RestClient, code: string) =>
  ofGiftCard(await rest.call(api.useGiftCard, { body: { code } }))
export const removeGiftCard = async (rest: RestClient, id: string) =>
  ofGiftCard(await rest.call(api.removeGiftCard, { params: { id } }))

function ofGiftCard({ data, success, message }: z.output<typeof api.GiftCardOutcome>) {
  return { success, message, advice: null, isForApp: false, cart: data.cart, order: data.order_details }
}
