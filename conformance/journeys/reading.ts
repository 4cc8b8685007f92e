import { findAddresses, getAddressPlace } from '../../contract/address.ts'
import { getSignInSettings } from '../../contract/auth.ts'
import { getPost, getPosts } from '../../contract/blog.ts'
import * as catalogue from '../../contract/catalogue.ts'
import * as delivery from '../../contract/delivery.ts'
import { getForm } from '../../contract/forms.ts'
import * as gifts from '../../contract/gifts.ts'
import * as home from '../../contract/home.ts'
import { getEarliestDelivery, getDeliveryDates } from '../../contract/delivery-dates.ts'
import * as layout from '../../contract/layout.ts'
import * as pages from '../../contract/pages.ts'
import { getAvailablePayments, getPaypalClientId } from '../../contract/payment.ts'
import { getPromotion, getPromotions } from '../../contract/promotions.ts'
import { getSuggestions, search } from '../../contract/search.ts'
import { getSubscriptionPayments } from '../../contract/subscription-checkout.ts'
import { getFirstBouquet, getSubscriptionPrices } from '../../contract/subscription.ts'
import type { Kit } from '../kit.ts'
import { first } from './journey.ts'
import type { Journey } from './journey.ts'

const anybody = { network: 'kit-anybody' }
/** How many addresses of the sitemap are tried until one is a page of text. */
const PAGES_TRIED = 30

/** The calls that ask for nothing in particular. */
const BLOCKS = [
  ...[
    getSignInSettings,
    layout.getNavigation,
    layout.getFooter,
    home.getConstructorBlock,
    home.getRecipients,
  ],
  ...[home.getReviews, home.getShopByPrice, home.getBenefits, home.getPickBouquet, home.getFaq, home.getInfo],
  ...[home.getPopularCategories, home.getSimilarBouquets, gifts.getGifts, gifts.getAllGifts],
  ...[gifts.getGiftCards, gifts.getPopularCategoryItems, delivery.getZones, getEarliestDelivery],
  ...[pages.getAppDownload, getAvailablePayments, getSubscriptionPayments],
]

const blocks = BLOCKS.map((endpoint): Journey => ({
  name: 'reading a block',
  calls: [endpoint],
  go: async (kit) => void (await kit.answer(endpoint, anybody)),
}))

const listings: Journey = {
  name: 'reading the catalogue',
  calls: [
    ...[layout.getCategories, catalogue.getListing, catalogue.getProduct, catalogue.getProductReviews],
    catalogue.getRecentlyViewed,
  ],
  go: async (kit) => {
    const { data: tree } = await kit.answer(layout.getCategories, anybody)
    const { slug } = first(tree, 'categories')
    const { data } = await kit.answer(catalogue.getListing, anybody, { params: { type: 'category', slug } })
    const { id } = first(data.list, `products in ${slug}`)
    await kit.answer(catalogue.getRecentlyViewed, anybody, { query: { ids: String(id) } })
    await kit.answer(catalogue.getProduct, anybody, { params: { id } })
    await kit.answer(catalogue.getProductReviews, anybody, { params: { id } })
  },
}

const searching: Journey = {
  name: 'searching',
  calls: [search, getSuggestions],
  go: async (kit) => {
    await kit.answer(search, anybody, { query: { q: 'roses' } })
    await kit.answer(getSuggestions, anybody, { query: { q: 'ros' } })
  },
}

const texts: Journey[] = [
  {
    name: 'reading articles',
    calls: [getPosts, getPost],
    go: async (kit) => {
      const { data } = await kit.answer(getPosts, anybody)
      await kit.answer(getPost, anybody, { params: { slug: first(data, 'articles').slug } })
    },
  },
  {
    name: 'reading promotions',
    calls: [getPromotions, getPromotion],
    go: async (kit) => {
      const { data } = await kit.answer(getPromotions, anybody)
      await kit.answer(getPromotion, anybody, { params: { id: first(data, 'promotions').id } })
    },
  },
  {
    name: 'reading pages',
    calls: [pages.getSitemap, pages.getPage],
    go: async (kit) => {
      const { data } = await kit.answer(pages.getSitemap, anybody)
      const slug = await findPage(
        kit,
        data.list.flatMap(({ path }) => /^\/([a-z][a-z0-9-]*)$/.exec(path)?.[1] ?? []),
      )
      await kit.answer(pages.getPage, anybody, { params: { slug } })
    },
  },
  {
    name: 'reading a form',
    calls: [getForm],
    go: async (kit) => void (await kit.answer(getForm, anybody, { params: { key: 'contact' } })),
  },
]

/** Not every address of one part is a page of text: the others are made of other calls. */
async function findPage(kit: Kit, slugs: string[]): Promise<string> {
  for (const slug of slugs.slice(0, PAGES_TRIED))
    if ((await kit.send(pages.getPage, anybody, { params: { slug } })).status === 200) return slug
  throw new Error('The sitemap has no page of text')
}

const places: Journey = {
  name: 'reading where and when the shop delivers',
  calls: [
    ...[layout.getDeliveryCities, delivery.getCity, delivery.getDistrict, delivery.checkPostcode],
    ...[findAddresses, getAddressPlace, getDeliveryDates],
  ],
  go: async (kit) => {
    const { data } = await kit.answer(layout.getDeliveryCities, anybody)
    const { slug: city, districts } = first(
      data.filter((each) => each.districts.length),
      'cities with districts',
    )
    await kit.answer(delivery.getCity, anybody, { params: { city } })
    await kit.answer(delivery.getDistrict, anybody, {
      params: { city, district: first(districts, 'districts').slug },
    })
    await kit.answer(delivery.checkPostcode, anybody, { query: { postcode: 'N1 9GU' } })
    await kit.answer(findAddresses, anybody, { query: { postcode: 'N1 9GU' } })
    await kit.answer(getAddressPlace, anybody, { query: { postcode: 'N1 9GU' } })
    await kit.answer(getDeliveryDates, anybody, { query: { zone: 'london' } })
  },
}

const subscriptions: Journey = {
  name: 'reading what subscriptions cost',
  calls: [getSubscriptionPrices, getFirstBouquet],
  go: async (kit) => {
    const { data } = await kit.answer(getSubscriptionPrices, anybody)
    const id = first(data.first_bouquet_discounts, 'discounts of a first bouquet')
    await kit.answer(getFirstBouquet, anybody, { params: { id } })
  },
}

const paypal: Journey = {
  name: 'reading what PayPal’s script needs',
  calls: [getPaypalClientId],
  go: async (kit) => {
    const { data } = await kit.answer(getAvailablePayments, anybody)
    if (data.methods.some(({ code }) => code === 'paypal')) await kit.answer(getPaypalClientId, anybody)
    else throw new Error('PayPal is not on offer')
  },
}

export const READING = [...blocks, listings, searching, ...texts, places, subscriptions, paypal]
