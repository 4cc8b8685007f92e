import { isDeepStrictEqual } from 'node:util'
import * as basket from '../../contract/basket.ts'
import { getProduct } from '../../contract/catalogue.ts'
import { addFavorite, getFavorites } from '../../contract/favorites.ts'
import { getGiftCardBalance, removeGiftCard, applyGiftCard } from '../../contract/gift-card.ts'
import { getGiftCards } from '../../contract/gifts.ts'
import { getConstructorBlock } from '../../contract/home.ts'
import { getListing } from '../../contract/catalogue.ts'
import { getCategories } from '../../contract/layout.ts'
import { applyPromoCode, createOrder, removePromoCode, applyBonuses } from '../../contract/order.ts'
import * as checkout from '../../contract/subscription-checkout.ts'
import { getSubscriptionPrices } from '../../contract/subscription.ts'
import { getVisitor } from '../../contract/visitor.ts'
import type { Caller } from '../backend.ts'
import type { Kit } from '../kit.ts'
import { first } from './journey.ts'
import type { Journey } from './journey.ts'
import { anyProduct } from './visiting.ts'

const anybody = { network: 'kit-anybody' }
/** How many products are looked at until one has a combination. */
const PRODUCTS_TRIED = 24
/** A cart that takes so many lines is not filled any further. */
const MOST_LINES = 60

/** Puts a product in somebody's cart. */
export async function fillCart(kit: Kit, buyer: Caller) {
  const { id: productId, position_slug: positionSlug } = await anyProduct(kit)
  const params = { productId, positionSlug }
  await kit.answer(basket.setCartLine, buyer, { params, body: { quantity: 1 } })
  return params
}

/** Puts the flowers of a subscription in somebody's cart. */
export async function chooseFlowers(kit: Kit, buyer: Caller) {
  const { data } = await kit.answer(getSubscriptionPrices, anybody)
  const { product_id, sizes } = first(data.flowers, 'flowers to subscribe to')
  const { every_weeks } = first(data.plans, 'plans of a subscription')
  const { position_slug } = first(sizes, 'sizes of a subscription')
  await kit.answer(basket.chooseSubscription, buyer, { body: { product_id, position_slug, every_weeks } })
}

/** What every page shows of a visitor agrees with the calls that have the rest of it. */
const everyPage: Journey = {
  name: 'looking at what every page shows',
  calls: [getVisitor],
  go: async (kit) => {
    const guest = await kit.guest()
    const { productId: id } = await fillCart(kit, guest)
    await kit.answer(addFavorite, guest, { params: { id } })
    const { data } = await kit.answer(getVisitor, guest)
    const { data: cart } = await kit.answer(basket.getCart, guest)
    const { data: favorites } = await kit.answer(getFavorites, guest)
    const expected = { cart: { quantity: cart.quantity }, favorites: { ids: favorites.ids }, user: null }
    if (!isDeepStrictEqual(data, expected))
      kit.enter(
        getVisitor,
        'answer',
        `data: expected ${JSON.stringify(expected)}, not ${JSON.stringify(data)}`,
      )
  },
}

const lines: Journey = {
  name: 'filling a cart',
  calls: [basket.getCart, basket.setCartLine, basket.setCardText, basket.removeCartLine],
  go: async (kit) => {
    const guest = await kit.guest()
    await kit.answer(basket.getCart, guest)
    const params = await fillCart(kit, guest)
    const text = { gift_card_text: 'With love' }
    await kit.answer(basket.setCardText, guest, { params, body: text })
    const { data } = await kit.answer(basket.getCart, guest)
    const { position_slug: positionSlug } = first(data.positions, 'positions in the cart')
    const line = { productId: params.productId, positionSlug }
    await kit.answer(basket.removeCartLine, guest, { params: line })
    await kit.refusal(basket.removeCartLine, 'line_gone', guest, { params: line })
    await kit.refusal(basket.setCardText, 'line_gone', guest, { params: line, body: text })
    await kit.refusal(basket.setCartLine, 'line_gone', guest, {
      params,
      body: { quantity: 2, only_if_in_cart: true },
    })
  },
}

const bouquets: Journey = {
  name: 'making a bouquet',
  calls: [basket.addConstructorBouquet],
  go: async (kit) => {
    const { data } = await kit.answer(getConstructorBlock, anybody)
    await kit.answer(basket.addConstructorBouquet, await kit.guest(), { body: data.default })
  },
}

const combinations: Journey = {
  name: 'buying a combination',
  calls: [basket.addCombo, basket.removeCombo],
  go: async (kit) => {
    const guest = await kit.guest()
    const comboId = await findCombo(kit)
    await kit.answer(basket.addCombo, guest, { body: { combo_id: comboId } })
    await kit.answer(basket.removeCombo, guest, { params: { comboId } })
    await kit.refusal(basket.removeCombo, 'line_gone', guest, { params: { comboId } })
  },
}

async function findCombo(kit: Kit): Promise<number> {
  const { data: tree } = await kit.answer(getCategories, anybody)
  let tried = 0
  for (const { slug } of tree) {
    const { data } = await kit.answer(getListing, anybody, { params: { type: 'category', slug } })
    for (const { id } of data.list) {
      if (++tried > PRODUCTS_TRIED) throw new Error('None of the first products has a combination')
      const [combo] = (await kit.answer(getProduct, anybody, { params: { id } })).data.combos
      if (combo) return combo.id
    }
  }
  throw new Error('No product has a combination')
}

const giftCards: Journey = {
  name: 'buying a gift card',
  calls: [basket.setCartLineGiftCard],
  go: async (kit) => {
    const guest = await kit.guest()
    const { data } = await kit.answer(getGiftCards, anybody)
    const { id, position_slug } = first(
      data.list.filter(({ gift_card_by }) => gift_card_by === 'email'),
      'gift cards by e-mail',
    )
    const params = { productId: id, positionSlug: position_slug }
    const details = {
      recipient_name: 'Iris Green',
      recipient_email: 'iris@example.org',
      sender: 'Basil Ford',
    }
    const { data: cart } = await kit.answer(basket.setCartLine, guest, {
      params,
      body: { gift_card: details },
    })
    const line = first(cart.positions, 'positions in the cart')
    const input = {
      params: { productId: id, positionSlug: line.position_slug },
      body: { ...details, sender: 'Basil', gift_card_text: 'Choose your own' },
    }
    const changed = await kit.answer(basket.setCartLineGiftCard, guest, input)
    const { position_slug: positionSlug } = first(changed.data.positions, 'positions in the cart')
    await kit.answer(basket.removeCartLine, guest, { params: { productId: id, positionSlug } })
    await kit.refusal(basket.setCartLineGiftCard, 'line_gone', guest, input)
  },
}

const savings: Journey = {
  name: 'paying less',
  calls: [
    ...[applyPromoCode, removePromoCode, applyBonuses, getGiftCardBalance, applyGiftCard, removeGiftCard],
    ...[checkout.applySubscriptionPromoCode, checkout.removeSubscriptionPromoCode],
    checkout.applySubscriptionBonuses,
  ],
  go: async (kit) => {
    const guest = await kit.guest()
    await fillCart(kit, guest)
    const code = { body: { code: 'NO-SUCH-CODE' } }
    for (const apply of [applyPromoCode, checkout.applySubscriptionPromoCode]) {
      const { success } = await kit.answer(apply, guest, code)
      if (success) kit.enter(apply, 'answer', 'success: expected false for a code that nobody was given')
    }
    await kit.answer(removePromoCode, guest)
    await kit.answer(checkout.removeSubscriptionPromoCode, guest)
    await kit.answer(applyBonuses, guest, { body: { percent: null } })
    await kit.answer(checkout.applySubscriptionBonuses, guest, { body: { percent: null } })
    await kit.answer(getGiftCardBalance, guest, code)
    await kit.answer(applyGiftCard, guest, code)
    await kit.answer(removeGiftCard, guest, { params: { id: crypto.randomUUID() } })
  },
}

const brim: Journey = {
  name: 'filling a cart to the brim',
  calls: [],
  go: async (kit) => {
    const guest = await kit.guest()
    const params = await fillCart(kit, guest)
    const lineWith = (text: string) => ({ params, body: { gift_card_text: text } })
    let isFull = false
    // Each text makes a line of its own.
    for (let line = 0; line < MOST_LINES && !isFull; line++)
      isFull = (await kit.send(basket.setCartLine, guest, lineWith(`Card ${line}`))).status !== 200
    if (!isFull) return
    await kit.refusal(basket.setCartLine, 'cart_full', guest, lineWith('One card too many'))
    const { data } = await kit.answer(getConstructorBlock, anybody)
    await kit.refusal(basket.addConstructorBouquet, 'cart_full', guest, { body: data.default })
    await kit.refusal(basket.addCombo, 'cart_full', guest, { body: { combo_id: await findCombo(kit) } })
  },
}

const carts: Journey = {
  name: 'checking out the wrong cart',
  calls: [basket.setCartSubscription, basket.chooseSubscription],
  go: async (kit) => {
    const empty = await kit.guest()
    await kit.refusal(createOrder, 'cart_empty', empty, { body: {} })
    await kit.refusal(checkout.createSubscriptionOrder, 'cart_empty', empty, { body: {} })
    const once = await kit.guest()
    await fillCart(kit, once)
    await kit.refusal(checkout.createSubscriptionOrder, 'other_checkout', once, { body: {} })
    const again = await kit.guest()
    await chooseFlowers(kit, again)
    await kit.refusal(createOrder, 'other_checkout', again, { body: {} })
    await kit.answer(basket.setCartSubscription, again, { body: { with_subscription: false } })
  },
}

export const SHOPPING = [everyPage, lines, bouquets, combinations, giftCards, savings, carts, brim]
