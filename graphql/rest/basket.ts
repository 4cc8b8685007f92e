import type { z } from 'zod'
import * as api from '../../contract/basket.ts'
import type { RestClient } from './client.ts'

export const getCart = async (rest: RestClient) => (await rest.call(api.getCart, {})).data

export const openCart = async (rest: RestClient, token: string) =>
  (await rest.call(api.openCart, { body: { token } })).data
export const setCartLine = async (
  rest: RestClient,
  productId: number,
  positionSlug: string,
  body: z.input<typeof api.AddToCart>,
) => (await rest.call(api.setCartLine, { params: { productId, positionSlug }, body })).data

export const setCartLineText = async (
  rest: RestClient,
  productId: number,
  positionSlug: string,
  gift_card_text: string,
) =>
  (await rest.call(api.setCartLineText, { params: { productId, positionSlug }, body: { gift_card_text } }))
    .data

export const setCartLineGiftCard = async (
  rest: RestClient,
  productId: number,
  positionSlug: string,
  body: z.input<typeof api.setCartLineGiftCard.body>,
) => (await rest.call(api.setCartLineGiftCard, { params: { productId, positionSlug }, body })).data

export const removeCartLine = async (rest: RestClient, productId: number, positionSlug: string) =>
  (await rest.call(api.removeCartLine, { params: { productId, positionSlug } })).data

export const addConstructorBouquet = async (rest: RestClient, body: z.input<typeof api.ConstructorBouquet>) =>
  (await rest.call(api.addConstructorBouquet, { body })).data

export const addCombo = async (rest: RestClient, combo_id: number, quantity?: number) =>
  (await rest.call(api.addCombo, { body: { combo_id, quantity } })).data

export const removeCombo = async (rest: RestClient, comboId: number) =>
  (await rest.call(api.removeCombo, { params: { comboId } })).data

export const setWithSubscription = async (
  rest: RestClient,
  with_subscription: boolean,
  every_weeks?: number,
) => (await rest.call(api.setWithSubscription, { body: { with_subscription, every_weeks } })).data

export const chooseSubscription = async (rest: RestClient, body: z.input<typeof api.SubscriptionChoice>) =>
  (await rest.call(api.chooseSubscription, { body })).data
