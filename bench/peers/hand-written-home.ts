import { Agent } from 'undici'
import type { Endpoint, EndpointResult } from '../../contract/types/endpoint.ts'
import type { Collection, ProductCard, Review } from '../../contract/catalogue.ts'
import { getListing } from '../../contract/catalogue.ts'
import type { ConstructorBlock, BlockWords } from '../../contract/home.ts'
import * as home from '../../contract/home.ts'
import { getEarliestDelivery } from '../../contract/delivery-dates.ts'
import { getFooter, getNavigation } from '../../contract/layout.ts'
import { getAppDownload } from '../../contract/pages.ts'
import type { Image, Tile } from '../../contract/types/primitives.ts'
import { formatMoney } from '../../graphql/money.ts'

const PAGE = 12

/**
 * What somebody would write by hand for the home page: its calls of /v1 all at once, each checked by the contract's schema, and the
 * very data that the page's query gives. It keeps nothing. Rejects when a call fails or answers otherwise than the contract says.
 */
export function createHandWritten(baseUrl: string, imageBase: string) {
  const dispatcher = new Agent({ connections: 128, keepAliveTimeout: 30_000 })
  const ask = async <E extends Endpoint>(endpoint: E, path = endpoint.path): Promise<EndpointResult<E>> => {
    const { statusCode, body } = await dispatcher.request({
      origin: baseUrl,
      path,
      method: 'GET',
      headers: { accept: 'application/json' },
    })
    const text = await body.text()
    if (statusCode !== 200) throw new Error(`GET ${path} was answered with ${statusCode}: ${text}`)
    return endpoint.response.parse(JSON.parse(text)) as EndpointResult<E>
  }
  const listing = async (path: string, limit = PAGE) => {
    const { data } = await ask(getListing, `/v1/${path}/?limit=${limit}`)
    return { collection: collectionOf(data.collection), list: data.list.map(cardOf) }
  }
  const tiles = ({ data, words }: { data: Tile[]; words: BlockWords }) => ({ words, list: data.map(tileOf) })

  const imageOf = ({ real_id, name, alt_text, width, height }: Image) => ({
    ...{ alt: alt_text, height, width },
    url: `${imageBase}/${real_id}/{size}/${name}`,
  })
  const tileOf = ({ href, image, text, title }: Tile) => ({
    ...{ href, image: image && imageOf(image), text, title },
  })
  const cardOf = (card: ProductCard) => ({
    id: String(card.id),
    title: card.title,
    kind: card.kind,
    price: moneyOf(card.price),
    oldPrice: card.old_price === null ? null : moneyOf(card.old_price),
    hasOptions: card.has_options,
    variantSlug: card.position_slug,
    image: imageOf(card.image),
    rating: card.rating,
    reviewCount: card.review_count,
    sameDay: card.same_day,
    giftCardBy: card.gift_card_by?.toUpperCase() ?? null,
  })
  const constructorOf = (block: ConstructorBlock) => ({
    heading: block.heading,
    text: block.text,
    basePrice: moneyOf(block.base_price),
    default: block.default,
    flowers: block.flowers.map(({ species, title, colours, counts, price_short, price_long }) => ({
      ...{ species, title, colours, counts, priceShort: moneyOf(price_short) },
      priceLong: price_long === null ? null : moneyOf(price_long),
    })),
    wraps: block.wraps.map(({ wrap, title, price }) => ({ wrap, title, price: moneyOf(price) })),
    foliage: block.foliage.map(({ species, title, price, stems_per_ten: stemsPerTen }) => ({
      ...{ species, title, price: moneyOf(price), stemsPerTen },
    })),
    image: imageOf(block.image),
  })

  return async () => {
    const calls = {
      navigation: ask(getNavigation),
      footer: ask(getFooter),
      earliest: ask(getEarliestDelivery),
      info: ask(home.getInfo),
      constructor: ask(home.getConstructorBlock),
      specialOffers: listing('filter/special-offers', PAGE + 4),
      underPs30: listing('filter/under-ps30'),
      roses: listing('category/roses'),
      newBouquets: listing('category/new-bouquets'),
      letterboxFlowers: listing('category/letterbox-flowers'),
      trendyBouquets: listing('filter/trendy-bouquets'),
      bestSellers: listing('filter/best-sellers', 4),
      recipient: ask(home.getRecipients),
      reviews: ask(home.getReviews),
      shopByPrice: ask(home.getShopByPrice),
      benefits: ask(home.getBenefits),
      pickBouquet: ask(home.getPickBouquet),
      faq: ask(home.getFaq),
      popularCategories: ask(home.getPopularCategories),
      similarBouquets: ask(home.getSimilarBouquets),
      appDownload: ask(getAppDownload),
    }
    await Promise.all(Object.values(calls))
    const { today, same_day, next_day, clock } = (await calls.earliest).data
    const { hero, heading, paragraphs, sections } = (await calls.info).data
    const reviews = await calls.reviews
    const benefits = await calls.benefits
    const faq = await calls.faq
    const similar = await calls.similarBouquets
    return {
      navigation: (await calls.navigation).data,
      footer: footerOf((await calls.footer).data),
      earliestDelivery: {
        today,
        clock: clock && { now: clock.now, aheadSeconds: clock.ahead_seconds },
        sameDay: offerOf(same_day),
        nextDay: offerOf(next_day),
      },
      hero: { heading: hero.heading, lead: hero.lead, imageAlt: hero.image_alt, actions: hero.actions },
      info: { heading, paragraphs, sections },
      constructorBlock: constructorOf((await calls.constructor).data),
      specialOffers: await calls.specialOffers,
      underPs30: await calls.underPs30,
      roses: await calls.roses,
      newBouquets: await calls.newBouquets,
      letterboxFlowers: await calls.letterboxFlowers,
      trendyBouquets: await calls.trendyBouquets,
      bestSellers: await calls.bestSellers,
      recipient: tiles(await calls.recipient),
      shopByPrice: tiles(await calls.shopByPrice),
      popularCategories: tiles(await calls.popularCategories),
      reviews: {
        words: reviews.words,
        rating: reviews.data.average,
        reviewCount: reviews.data.count,
        list: reviews.data.list.map(reviewOf),
      },
      benefits: { words: benefits.words, list: benefits.data },
      faq: { words: faq.words, list: faq.data },
      pickBouquet: (await calls.pickBouquet).data,
      similarBouquets: { words: similar.words, list: similar.data.map(cardOf) },
      appDownload: (await calls.appDownload).data,
    }
  }
}

const moneyOf = (pence: number) => ({ amount: pence, text: formatMoney(pence) })

type Offer = NonNullable<EndpointResult<typeof getEarliestDelivery>['data']['same_day']>

function offerOf(offer: Offer | null) {
  if (!offer) return null
  const { date, from, to, order_by: orderBefore, price, free } = offer
  const freeOne = free && { date: free.date, from: free.from, to: free.to, orderBefore: free.order_by }
  return { date, from, to, orderBefore, price: moneyOf(price), free: freeOne }
}

function collectionOf({ type, slug, heading, title, block_heading, block_lead }: Collection) {
  return {
    type: type.toUpperCase(),
    slug,
    heading,
    title,
    blockHeading: block_heading,
    blockLead: block_lead,
  }
}

function footerOf({ payments: paymentMethods, ...footer }: EndpointResult<typeof getFooter>['data']) {
  return { ...footer, paymentMethods }
}

function reviewOf({ id, author, city, rating, title, text, published_on: publishedOn }: Review) {
  return { id: String(id), author, city, rating, title, text, publishedOn }
}
