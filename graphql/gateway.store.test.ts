import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildContext } from './context.ts'
import { addGateway, createUpstream } from './gateway.ts'
import type { TestStore } from '../tests/support/processes/store.ts'
import { startTestStore } from '../tests/support/processes/store.ts'
import { makeCode } from '../tests/support/shopping/crowd.ts'

let store: TestStore
let app: FastifyInstance
let upstream: ReturnType<typeof createUpstream>
beforeAll(async () => {
  store = await startTestStore({ now: '2026-11-20T09:00:00Z' })
  const options = {
    apiBaseUrl: await store.app.listen({ host: '127.0.0.1', port: 0 }),
    imageBaseUrl: '/images',
    cacheSeconds: 600,
    timeoutMs: 10_000,
    changeTimeoutMs: 10_000,
    persistedOnly: false,
  }
  upstream = createUpstream(options)
  app = Fastify()
  await addGateway(app, options, () => visitor().context)
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await upstream.close()
  await store.stop()
})

/** Somebody with or without a session; `token` is the one that was started. */
function visitor(sessionToken?: string) {
  const seen = { token: sessionToken }
  const context = buildContext(upstream, {
    sessionToken,
    authToken: undefined,
    referrerPath: '/',
    fingerprint: '',
    onSession: (session) => (seen.token = session.token),
  })
  return { context, seen }
}

async function ask(query: string, variables: object = {}, who = visitor()) {
  const { data, errors } = await app.graphql(query, who.context as never, variables as never)
  expect(errors).toBeUndefined()
  return data as any
}

const CARD = `{ id title price { amount text } image { url alt } }`

describe('a page is one operation', () => {
  it('a listing with its facets', async () => {
    const query = `query ($filters: ListingFilters) {
      listing(type: CATEGORY, slug: "flowers", filters: $filters) {
        list ${CARD} pageInfo { total totalPages isExact }
        facets { price { min { text } max { amount } bands { value count priceMin { amount } } }
          colour { value title count isExact isSelected } stem { value count } sameDay { count } }
        applied { colour stem priceMax { text } sameDay }
      }
    }`
    const filters = { colour: ['red'], stem: ['rose'], priceMax: 5000, sameDay: true }
    const { listing } = await ask(query, { filters })
    expect(listing.applied).toEqual({
      colour: ['red'],
      stem: ['rose'],
      priceMax: { text: '£50' },
      sameDay: true,
    })
    expect(listing.facets.colour.find((value: any) => value.value === 'red').isSelected).toBe(true)
    expect(listing.list.length).toBeGreaterThan(0)
    const wrong = { filters: { colour: ['mauve'] } }
    expect(await app.graphql(query, visitor().context as never, wrong)).toMatchObject({
      data: { listing: null },
      errors: [{ message: 'colour: there is no "mauve"', extensions: { code: 'BAD_USER_INPUT' } }],
    })
  })

  it.each([
    [
      `{ listing(type: CATEGORY, slug: "roses", filters: { priceMax: -1 }) { pageInfo { page } } }`,
      'priceMax: ',
    ],
    [`{ search(query: "") { pageInfo { page } } }`, 'query: '],
    [`{ product(id: "roses") { title } }`, 'id: '],
  ])('%s is told of the argument by its name here', async (query, beginning) => {
    const { errors } = await app.graphql(query, visitor().context as never)
    expect(errors?.[0]?.message.slice(0, beginning.length)).toBe(beginning)
    expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT')
  })

  it('a product with all there is to choose', async () => {
    const { listing } = await ask(`{ listing(type: CATEGORY, slug: "roses") { list { id } } }`)
    const { product, productReviews } = await ask(
      `query ($id: ID!) { product(id: $id) { title createdOn
        gallery { view image { url } } variants { id gallery { view } }
        flowerSettings { colours counts tooltip settings { kind tooltip options { value title } } defaultChoice { length lengths } }
        cardTextField { maxLength } addOns { variantId price { amount } product ${CARD} }
        subscription { percentOff price { amount } } }
        productReviews(id: $id) { rating ratingBreakdown { rating count } pageInfo { total } } }`,
      { id: listing.list[0].id },
    )
    expect(product.gallery.map((picture: any) => picture.view)).toEqual([
      'FRONT',
      'DETAIL',
      'HELD',
      'AT_HOME',
    ])
    expect(product.flowerSettings.defaultChoice.lengths).toEqual(['short', 'long'])
    expect(product.flowerSettings.tooltip).toContain('Kenyan')
    expect(product.addOns.length).toBeGreaterThan(3)
    expect(productReviews.pageInfo.total).toBeGreaterThanOrEqual(0)
    for (const { image } of product.gallery) {
      const path = `${image.url.replace('{size}', 'size20')}.svg`
      expect((await store.app.inject(path)).statusCode).toBe(200)
    }
  })

  // Operations are compiled once they are asked for again.
  it.each(['first', 'compiled'])('an identifier is a text, and may be sent as a number: %s', async () => {
    const query = `query ($id: ID!) { one: product(id: $id) { id } other: product(id: 101) { id } }`
    for (const id of ['101', 101])
      expect(await ask(query, { id })).toEqual({ one: { id: '101' }, other: { id: '101' } })
  })

  it('search, suggestions and history', async () => {
    const answer = await ask(
      `{ search(query: "rosses under 60") { list ${CARD} categories { slug } articles { slug title image { url } } corrected isRelaxed priceMax { amount } pageInfo { total } }
         suggestions(query: "peo") { phrases categories { slug } products ${CARD} } searchHistory { suggestions phrases } }`,
    )
    expect(answer.search.priceMax.amount).toBe(6000)
    expect(answer.search.corrected).toBe('rose')
    expect(answer.searchHistory).toMatchObject({
      phrases: [],
      suggestions: expect.arrayContaining(['peonies']),
    })
  })

  it('gifts, promotions, the journal', async () => {
    const answer = await ask(
      `{ gifts { seo { title } popular ${CARD} list ${CARD} faq { question } cartHasGift pageInfo { total } }
         allGifts { shelves { collection { slug } list ${CARD} } } giftCards ${CARD} popularCategoriesItems { tile { title } list ${CARD} }
         promotions { id title rulesHtml image { url } startsOn } promotion(id: "1", from: 1) { promotion { title } list ${CARD} pageInfo { total } }
         articles(limit: 3) { list { slug readingMinutes } topics pageInfo { totalPages } }
         article(slug: "flowers-and-pets") { title html parts { __typename ... on ArticleText { html } ... on ProductRail { heading list ${CARD} } } related ${CARD} more { slug } } }`,
    )
    expect(answer.gifts.cartHasGift).toBe(false)
    expect(answer.article.parts.map((part: any) => part.__typename)).toEqual([
      'ArticleText',
      'ProductRail',
      'ArticleText',
    ])
    expect(answer.promotion.list.length).toBeGreaterThan(0)
  })

  it('content, delivery and subscriptions', async () => {
    const answer = await ask(
      `{ page(slug: "youthdiscount") { heading updatedOn blocks { __typename
           ... on StepsBlock { items { title } } ... on FormBlock { heading form { key submit fields { name type isRequired } } }
           ... on FaqBlock { items { question } } ... on ProductRail { heading href list ${CARD} } } }
         none: page(slug: "nothing") { slug }
         appDownload { links { store } }
         deliveryCities { slug districts { outwardCodes } }
         deliveryPlace(city: "london", district: "chelsea") { name isSameDay radiusKm centre { latitude } windows { from cutOffTime price { text } } nearby { title kilometres } }
         postcodeCheck(postcode: "BT1 5GS") { isCovered message }
         subscriptionPrices { percentOff plans { everyWeeks sizes { price { text } oldPrice { text } } } }
         firstBouquet(percentOff: 50) { offers { firstPrice { amount } thenPrice { amount } } } noBouquet: firstBouquet(percentOff: 51) { percentOff } }`,
    )
    expect(answer.page.blocks.map((block: any) => block.__typename)).toEqual([
      'StepsBlock',
      'FormBlock',
      'FaqBlock',
      'ProductRail',
    ])
    expect(answer.page.blocks[1].form.fields.map((field: any) => field.type)).toContain('file')
    expect(answer).toMatchObject({ none: null, noBouquet: null, postcodeCheck: { isCovered: false } })
  })

  it('is everybody’s: nothing in it was asked with a token', async () => {
    const who = visitor()
    await ask(
      `{ page(slug: "mini") { slug } gifts { cartHasGift } searchHistory { phrases } favorites { ids } promotions { id } }`,
      {},
      who,
    )
    expect(who.context.cachePolicy.isPersonal).toBe(false)
    expect(who.seen.token).toBeUndefined()
  })
})

describe('a change', () => {
  const SUBMIT = `mutation ($key: String!, $values: [FormValueInput!]!, $file: FormFileInput) {
    submitForm(key: $key, values: $values, file: $file) { __typename
      ... on FormSubmitted { id isRepeat title message } ... on Refusal { code message field } } }`
  const values = (fields: Record<string, string>) =>
    Object.entries(fields).map(([name, value]) => ({ name, value }))
  const senior = { name: 'Iris', email: 'iris@example.org', born_on: '1950-05-05', agreed: 'on' }

  it('sends a form in, with a file, as a browser has it', async () => {
    const file = { name: 'pass.pdf', base64: Buffer.from('%PDF-1.7 pass').toString('base64') }
    const variables = { key: 'senior-discount', values: values(senior), file }
    expect((await ask(SUBMIT, variables)).submitForm).toMatchObject({
      __typename: 'FormSubmitted',
      isRepeat: false,
    })
    expect((await ask(SUBMIT, variables)).submitForm).toMatchObject({ isRepeat: true })
  })

  it.each([
    ['senior-discount', { ...senior, email: 'iris' }, 'invalid', 'values.email'],
    ['senior-discount', senior, 'invalid', 'values.proof'],
    ['draw', { name: 'Iris', email: 'iris@example.org' }, 'invalid', 'values.agreed'],
    ['draw', { name: 'Iris', email: 'iris@example.org', agreed: 'on', __proto__x: '1' }, 'invalid', 'values'],
    ['nothing', {}, 'not_found', null],
    ['__proto__', {}, 'not_found', null],
  ])('is refused as data: %s', async (key, fields, code, field) => {
    const { submitForm } = await ask(SUBMIT, { key, values: values(fields) })
    expect(submitForm).toMatchObject({ __typename: 'Refusal', code, field })
  })

  it('of a line that was taken out meanwhile is refused as data', async () => {
    const guest = visitor()
    const line = `productId: "101", lineSlug: "standard"`
    const SET = `mutation { setCartLine(input: { ${line}, quantity: 2, onlyIfInCart: true }) {
      ... on Cart { quantity } ... on Refusal { code message } } }`
    await ask(`mutation { addFavorite(productId: "101") { __typename } }`, {}, guest)
    const same = () => visitor(guest.seen.token)
    const { setCartLine } = await ask(SET, {}, same())
    expect(setCartLine).toMatchObject({
      code: 'line_gone',
      message: expect.stringContaining('no longer in your cart'),
    })
  })

  it('of a line adds one, sets how many there are, and takes them out with 0', async () => {
    const guest = visitor()
    const line = `productId: "101", lineSlug: "standard"`
    const OF_IT = `{ ... on Cart { quantity } ... on Refusal { code } }`
    const add = `mutation { addCartLine(input: { productId: "101", variantSlug: "standard" }) ${OF_IT} }`
    const set = (quantity: number) =>
      `mutation { setCartLine(input: { ${line}, quantity: ${quantity} }) ${OF_IT} }`
    const { product } = await ask(`{ product(id: "101") { variants { slug } } }`, {}, guest)
    const slug = (text: string) => text.replaceAll('standard', product.variants[0].slug)
    expect((await ask(slug(add), {}, guest)).addCartLine).toEqual({ quantity: 1 })
    const same = () => visitor(guest.seen.token)
    expect((await ask(slug(add), {}, same())).addCartLine).toEqual({ quantity: 2 })
    expect((await ask(slug(set(7)), {}, same())).setCartLine).toEqual({ quantity: 7 })
    expect((await ask(slug(set(-1)), {}, same())).setCartLine).toEqual({ code: 'invalid' })
    expect((await ask(slug(set(0)), {}, same())).setCartLine).toEqual({ quantity: 0 })
    expect((await ask(slug(set(0)), {}, same())).setCartLine).toEqual({ code: 'line_gone' })
  })

  it('that brings flowers without a page offers gifts beside them, each by the variant that its card sells', async () => {
    const guest = visitor()
    const { constructorBlock } = await ask(
      `{ constructorBlock { default { species colour count length wrap } } }`,
      {},
      guest,
    )
    const { addConstructorBouquet: cart } = await ask(
      `mutation ($input: ConstructorBouquetInput!) { addConstructorBouquet(input: $input) {
        ... on Cart { addOns(limit: 3) { variantId price { amount } product { id variantSlug } } } } }`,
      { input: constructorBlock.default },
      guest,
    )
    expect(cart.addOns).toHaveLength(3)
    for (const { variantId, price, product } of cart.addOns) {
      const { product: page } = await ask(
        `query ($id: ID!) { product(id: $id) { variants { id slug price { amount } } } }`,
        { id: product.id },
        visitor(guest.seen.token),
      )
      expect(page.variants).toContainEqual({ id: variantId, slug: product.variantSlug, price })
    }
  })

  it('that is refused as a whole says why in a code', async () => {
    const guest = visitor()
    await makeCode(store, 'ENDED', { expires_at: '2026-02-01' })
    const { product } = await ask(`{ product(id: "101") { variants { slug } } }`)
    const line = `productId: "101", variantSlug: "${product.variants[0].slug}"`
    await ask(`mutation { addCartLine(input: { ${line} }) { __typename } }`, {}, guest)
    const refused = async (change: string) => {
      const answer = await ask(
        `mutation { ${change} { ... on Refusal { code } } }`,
        {},
        visitor(guest.seen.token),
      )
      return answer[change.split('(')[0] ?? '']
    }
    await refused('startCheckout(type: DEFAULT)')
    expect(await refused('applyPromoCode(code: "nothing")')).toEqual({ code: 'promo_code_unknown' })
    expect(await refused('applyPromoCode(code: "ended")')).toEqual({ code: 'promo_code_expired' })
    expect(await refused('applyBonuses(percent: 50)')).toEqual({ code: 'sign_in_first' })
    expect(await refused('applyGiftCard(code: "LARK-7F3K-2M9Q-5T8W")')).toEqual({ code: 'gift_card_unknown' })
    const place = '{ postcode: "N1 9GU", line1: "1 Caledonian Road", city: "London" }'
    expect(await refused('setSlot(date: "2026-11-24", windowId: "1")')).toEqual({ code: 'address_missing' })
    await refused(`setAddress(input: ${place})`)
    expect(await refused('setSlot(date: "2026-11-19", windowId: "1")')).toEqual({ code: 'slot_past' })
    expect(await refused('setSlot(date: "2026-11-24", windowId: "99999")')).toEqual({
      code: 'slot_not_offered',
    })
  })

  it.each([
    ['signIn(input: { type: EMAIL, receiver: "bad", code: "123456" })', 'invalid_email', 'input.receiver'],
    ['signIn(input: { type: EMAIL, receiver: "a@b.uk", code: "12" })', 'wrong_code', 'input.code'],
    ['beginPayment(orderId: "AB23CD45", method: "gold")', 'not_found', 'method'],
  ])('is refused for the argument that is wrong: %s', async (change, code, field) => {
    const [name = ''] = change.split('(')
    const answer = await ask(`mutation { ${change} { ... on Refusal { code field } } }`)
    expect(answer[name]).toEqual({ code, field })
  })

  it('keeps favourites and phrases for the session it starts', async () => {
    const guest = visitor()
    const { addFavorite } = await ask(
      `mutation { addFavorite(productId: "101") { ... on Favorites { ids list { title } } ... on Refusal { message } } }`,
      {},
      guest,
    )
    expect(addFavorite.ids).toEqual(['101'])
    const same = () => visitor(guest.seen.token)
    await ask(`mutation { addSearchPhrase(phrase: "tulips") { __typename } }`, {}, same())
    const back = await ask(`{ favorites { ids } searchHistory { phrases } }`, {}, same())
    expect(back).toEqual({ favorites: { ids: ['101'] }, searchHistory: { phrases: ['tulips'] } })
    const gone = await ask(
      `mutation { removeFavorite(productId: "101") { ... on Favorites { ids } } addFavorite(productId: "99999999") { ... on Refusal { code } } }`,
      {},
      same(),
    )
    expect(gone).toEqual({ removeFavorite: { ids: [] }, addFavorite: { code: 'not_found' } })
  })
})
