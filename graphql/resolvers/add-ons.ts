import { POLICY } from '../../contract/basket.ts'
import type { Position } from '../../contract/basket.ts'
import { getProduct } from '../../contract/catalogue.ts'
import type { ExtraOffer } from '../../contract/catalogue.ts'
import { getGifts } from '../../contract/gifts.ts'
import { orNull } from '../errors/refusal.ts'
import type { RestClient } from '../rest/client.ts'

const FLOWERS: readonly number[] = [POLICY.bouquet, POLICY.constructor, POLICY.combo]

/**
 * Returns at most so many small things to send along with the flowers that came into a cart last, none that is in it; of a bouquet those
 * that its page offers, of flowers without such a page the gifts that are most often added. Empty without flowers.
 */
export async function addOnsFor(
  rest: RestClient,
  positions: Position[],
  atMost: number,
): Promise<ExtraOffer[]> {
  const flowers = positions.findLast(({ policy_id }) => FLOWERS.includes(policy_id))
  if (!flowers) return []
  const inCart = new Set(positions.map(({ product_id }) => product_id))
  if (flowers.policy_id === POLICY.bouquet) {
    const product = await orNull(rest.data(getProduct, { params: { id: flowers.product_id } }))
    return product?.extra_offers.filter((offer) => !inCart.has(offer.product.id)).slice(0, atMost) ?? []
  }
  const gifts = await rest.data(getGifts, { query: {} })
  const popular = gifts.main.filter(({ id }) => !inCart.has(id)).slice(0, atMost)
  const offers = await Promise.all(popular.map((gift) => offerOf(rest, gift)))
  return offers.flat()
}

/** A gift as its page sells it; empty when it is no longer there. */
async function offerOf(rest: RestClient, card: ExtraOffer['product']): Promise<ExtraOffer[]> {
  const gift = await orNull(rest.data(getProduct, { params: { id: card.id } }))
  const variant = gift?.variants.find(({ slug }) => slug === card.position_slug) ?? gift?.variants[0]
  return variant ? [{ extra_offer_variant_id: variant.id, price: variant.price, product: card }] : []
}
