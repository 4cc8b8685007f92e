import { POLICY } from '../contract/basket.ts'
import type { Position } from '../contract/basket.ts'
import { getProduct } from '../contract/catalogue.ts'
import type { ExtraOffer } from '../contract/catalogue.ts'
import { getGifts } from '../contract/gifts.ts'
import { orNull } from './errors/refusal.ts'
import type { RestClient } from './rest/client.ts'

/** What goes along with flowers. The variant of a gift is fetched for those who ask for it (`variantIdOf`). */
export type AddOnSource = Pick<ExtraOffer, 'product' | 'price'> & Partial<ExtraOffer>

const FLOWERS: readonly number[] = [POLICY.bouquet, POLICY.constructor, POLICY.combo]

/** Returns the id of the variant that is sold. */
export async function variantIdOf(rest: RestClient, addOn: AddOnSource): Promise<number> {
  const { extra_offer_variant_id: known, product } = addOn
  if (known !== undefined) return known
  const { variants } = await rest.data(getProduct, { params: { id: product.id } })
  const sold = variants.find(({ slug }) => slug === product.position_slug) ?? variants[0]
  if (!sold) throw new Error(`${getProduct.path}: product ${product.id} has no variant`)
  return sold.id
}

/**
 * Returns at most so many small things to send along with the flowers that came into a cart last, none that is in it: those that the page
 * of a bouquet offers, and for flowers without a page the gifts that are most often added. Empty without flowers.
 */
export async function addOnsFor(
  rest: RestClient,
  positions: Position[],
  atMost: number,
): Promise<AddOnSource[]> {
  const flowers = positions.findLast(({ policy_id }) => FLOWERS.includes(policy_id))
  if (!flowers) return []
  const offers =
    flowers.policy_id === POLICY.bouquet ? await offersOf(rest, flowers.product_id) : await popularGifts(rest)
  const inCart = new Set(positions.map(({ product_id }) => product_id))
  return offers.filter(({ product }) => !inCart.has(product.id)).slice(0, atMost)
}

/** Those of the page of a product; none when it is no longer there. */
async function offersOf(rest: RestClient, id: number): Promise<AddOnSource[]> {
  const product = await orNull(rest.data(getProduct, { params: { id } }))
  return product?.extra_offers ?? []
}

/** The gifts that are most often added, with the price of the variant that a card sells. */
export async function popularGifts(rest: RestClient): Promise<AddOnSource[]> {
  const { main } = await rest.data(getGifts, { query: {} })
  return main.map((product) => ({ product, price: product.price }))
}
