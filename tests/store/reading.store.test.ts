import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as blog from '../../contract/blog.ts'
import * as gifts from '../../contract/gifts.ts'
import * as pages from '../../contract/pages.ts'
import * as promotions from '../../contract/promotions.ts'
import * as subscription from '../../contract/subscription.ts'
import type { TestStore } from '../support/store.ts'
import { startTestStore } from '../support/store.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore({ now: '2026-11-20T09:00:00Z' })
})
afterAll(() => store.stop())

const data = async (path: string) => {
  const { status, body } = await store.get(path)
  expect([path, status]).toEqual([path, 200])
  return body.data
}

describe('the journal', () => {
  it('has articles that are worth reading, newest number first', async () => {
    const { body } = await store.get('/v1/blog/posts/?limit=48')
    const { data: list, meta } = blog.getPosts.response.parse(body)
    expect(list.length).toBeGreaterThanOrEqual(14)
    expect(meta.topics).toEqual(['care', 'etiquette', 'meanings', 'seasons'])
    expect(list.map((post) => post.id)).toEqual(list.map((post) => post.id).sort((a, b) => b - a))
    for (const { slug } of list) {
      const article = blog.getPost.response.parse((await store.get(`/v1/blog/posts/${slug}/`)).body).data
      const words = article.html.replace(/<[^>]+>/g, ' ').split(/\s+/).length
      expect([slug, words]).toEqual([
        slug,
        expect.toSatisfy((count: number) => count >= 520 && count <= 1100),
      ])
      expect(article.parts.some((part) => part.kind === 'products' && part.list.length > 0)).toBe(
        article.html.length > 0 && article.parts.length > 1,
      )
      expect(article.related.length).toBeGreaterThan(0)
      expect(article.more).toHaveLength(3)
      expect(article.html).not.toMatch(/<script|\[\[/)
    }
  })

  it('is paged, sorted and kept to a topic', async () => {
    const one = (await store.get('/v1/blog/posts/?limit=5&page=1')).body
    const two = (await store.get('/v1/blog/posts/?limit=5&page=2')).body
    expect(one.meta.pagination.total_pages).toBeGreaterThan(2)
    expect(new Set([...one.data, ...two.data].map((post: any) => post.id)).size).toBe(10)
    const oldest = (await store.get('/v1/blog/posts/?orderBy=published_on&orderDirection=asc&limit=1')).body
    expect(oldest.data[0].published_on).toBe('2025-02-06')
    const care = (await store.get('/v1/blog/posts/?topic=care')).body
    expect(care.data.every((post: any) => post.topic === 'care')).toBe(true)
  })

  it('draws the picture of every article', async () => {
    const [first] = await data('/v1/blog/posts/?limit=1')
    const { real_id, name } = first.image
    const answer = await store.app.inject(`/images/${real_id}/size20/${name}.svg`)
    expect(answer.statusCode).toBe(200)
  })

  it('shows an edit, made harmless', async () => {
    await store.db.$client.query(
      `update article set body = 'Hello <script>alert(1)</script> **there**' where slug = 'flowers-and-pets'`,
    )
    expect((await data('/v1/blog/posts/flowers-and-pets/')).html).toBe('<p>Hello  <strong>there</strong></p>')
  })

  it('shows a picture of the shop in a text, by an address that answers', async () => {
    const [first] = await data('/v1/blog/posts/?limit=1')
    const name = first.image.name.split('.')[0]
    await store.db.$client.query(`update page set blocks = $1 where slug = 'about-us'`, [
      JSON.stringify([
        {
          kind: 'text',
          heading: null,
          markdown: `![Here](/images/${first.image.real_id}/size20/${name}.svg)`,
        },
      ]),
    ])
    const [block] = (await data('/v1/pages/about-us/')).blocks
    const address = /<img src="([^"]+)" width="320" height="200" alt="Here"/.exec(block.html)?.[1] ?? ''
    expect(address).toContain(first.image.name)
    expect((await store.app.inject(address)).statusCode).toBe(200)
  })

  it.each(['no-such-article', '1'])('has no article called %s', async (slug) => {
    expect((await store.get(`/v1/blog/posts/${slug}/`)).status).toBe(404)
  })

  it.each([
    ['orderBy=popularity', 'query.orderBy'],
    ['page=0', 'query.page'],
    ['topic=Care!', 'query.topic'],
  ])('refuses %s', async (search, field) => {
    expect(await store.get(`/v1/blog/posts/?${search}`)).toMatchObject({
      status: 400,
      body: { error: { field } },
    })
  })
})

const PAGES =
  'about-us become-affiliate contact-us payment-info privacy-policy promotion-rules loyalty-program youthdiscount seniordiscount slvip slvip-rules free-bouquet-offer free-bouquet-draw free-bouquet-contest greeting-card-free greeting-card-free-final app-landing un giftbox1 giftbox2 mini subscription subscription-second subscription-first-bouquet gifts cards delivery'.split(
    ' ',
  )

describe('pages of text and blocks', () => {
  it.each(PAGES)('%s is there, and every form and shelf on it', async (slug) => {
    const page = pages.Page.parse(await data(`/v1/pages/${slug}/`))
    expect(page.meta_description.length).toBeGreaterThan(20)
    expect(page.blocks.length).toBeGreaterThan(0)
    for (const block of page.blocks) {
      if (block.kind === 'form')
        expect((await data(`/v1/forms/${block.form}/`)).fields.length).toBeGreaterThan(1)
      if (block.kind === 'products') expect(block.list.length).toBeGreaterThan(0)
      if (block.kind === 'text') expect(block.html).toMatch(/<(p|ul)>/)
    }
  })

  it('lead nowhere that is not there', async () => {
    const known = new Set((await data('/v1/sitemap/')).list.map((entry: any) => entry.path))
    for (const slug of PAGES) {
      const page = pages.Page.parse(await data(`/v1/pages/${slug}/`))
      const links = page.blocks.flatMap((block) =>
        block.kind === 'cta'
          ? block.href
          : block.kind === 'text'
            ? [...block.html.matchAll(/href="(\/[^"]*)"/g)].map((match) => match[1] ?? '')
            : [],
      )
      for (const href of links.filter((link) => !link.startsWith('/profile')))
        expect([slug, href, known.has(href)]).toEqual([slug, href, true])
    }
  })

  it('change with their row', async () => {
    await store.db.$client.query(
      `update page set heading = 'Larkspur, since Tuesday' where slug = 'about-us'`,
    )
    expect((await data('/v1/pages/about-us/')).heading).toBe('Larkspur, since Tuesday')
  })

  it('do not exist under other names', async () => {
    expect((await store.get('/v1/pages/nothing/')).status).toBe(404)
    expect((await store.get('/v1/forms/nothing/')).status).toBe(404)
  })

  it('include where the app is to be had', async () => {
    expect(pages.AppDownload.parse(await data('/v1/app-download/')).links).toHaveLength(2)
  })
})

describe('the sitemap', () => {
  it('names everything once, with a day', async () => {
    const first = pages.getSitemap.response.parse((await store.get('/v1/sitemap/')).body).data
    expect(first.pages).toBe(2)
    const paths = first.list.map((entry) => entry.path)
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths).toEqual(
      expect.arrayContaining([
        '/',
        '/category/roses',
        '/delivery/london/chelsea',
        '/article/flowers-and-pets',
      ]),
    )
    const { list } = await data('/v1/sitemap/?page=2')
    const { rows } = await store.db.$client.query('select count(*)::int as n from product where active')
    expect(list).toHaveLength(rows[0].n)
    expect((await store.get('/v1/sitemap/?page=3')).status).toBe(404)
  })
})

describe('promotions', () => {
  it('are those that are on today', async () => {
    const list = promotions.getPromotions.response.parse((await store.get('/v1/promotions/')).body).data
    expect(list).toHaveLength(5)
    store.clock.set('2026-02-01T12:00:00Z')
    await store.db.$client.query(`update promotion set ends_on = '2026-01-31' where position = 0`)
    const less = await data('/v1/promotions/')
    expect(less.map((row: any) => row.id)).not.toContain(list[0]?.id)
    expect((await store.get(`/v1/promotions/${list[0]?.id}/`)).status).toBe(404)
    store.clock.set('2026-11-20T09:00:00Z')
  })

  it('show their offers by page, or all up to a page', async () => {
    const [, promotion] = await data('/v1/promotions/')
    const path = `/v1/promotions/${promotion.id}/`
    const one = promotions.PromotionPage.parse(await data(`${path}?limit=5`))
    const two = promotions.PromotionPage.parse(await data(`${path}?limit=5&page=2`))
    const both = promotions.PromotionPage.parse(await data(`${path}?limit=5&page=2&concat=1`))
    expect(both.offers).toEqual([...one.offers, ...two.offers])
    const cheapest = promotions.PromotionPage.parse(
      await data(`${path}?sort=price&order_direction=asc&limit=1`),
    )
    expect(cheapest.offers[0]?.price).toBeLessThanOrEqual(Math.min(...both.offers.map((card) => card.price)))
  })

  it('can be narrowed down, each value to as many as it says', async () => {
    const [, promotion] = await data('/v1/promotions/')
    const path = `/v1/promotions/${promotion.id}/`
    const whole = promotions.PromotionPage.parse(await data(path))
    for (const { value, count } of whole.facets.colour.slice(0, 3)) {
      const pages = promotions.PromotionPage.parse(
        await data(`${path}?colour=${value}&limit=2&page=2&concat=1`),
      )
      expect([value, pages.pagination.total]).toEqual([value, count])
      expect(pages.offers).toHaveLength(Math.min(4, count))
    }
    expect((await store.get(`${path}?colour=none`)).body).toMatchObject({
      error: { code: 'invalid', field: 'query.colour' },
    })
  })
})

describe('gifts', () => {
  it('come with what goes with them', async () => {
    const page = gifts.Gifts.parse(await data('/v1/gifts/?sort=price&order_direction=asc'))
    expect(page.main).toHaveLength(4)
    expect(page.list).toHaveLength(12)
    expect(page.faq.length).toBeGreaterThan(3)
    expect(page.is_basket_has_gift).toBe(false)
    expect(page.list.map((card) => card.price)).toEqual(
      page.list.map((card) => card.price).sort((a, b) => a - b),
    )
  })

  it('know when there is one in the cart', async () => {
    const session = await store.newSession()
    const { list } = gifts.Gifts.parse(await data('/v1/gifts/'))
    await store.call('POST', `/v1/basket/${list[0]?.id}/${list[0]?.position_slug}`, { session, body: {} })
    expect((await store.get('/v1/gifts/', session)).body.data.is_basket_has_gift).toBe(true)
  })

  it('stand on shelves, cards by amount among them', async () => {
    const all = gifts.AllGifts.parse(await data('/v1/all-gifts/'))
    expect(all.shelves.map((shelf) => shelf.collection.slug)).toContain('gift-boxes')
    const { list } = await data('/v1/gift-cards/')
    expect(list.length).toBeGreaterThan(0)
    expect(list.every((card: any) => card.kind === 'gift-card')).toBe(true)
    const popular = gifts.getPopularCategoryItems.response.parse(
      (await store.get('/v1/popular-categories-items/')).body,
    ).data
    for (const entry of popular) expect(entry.list.length).toBeGreaterThan(0)
  })
})

describe('subscriptions', () => {
  it('cost less than single bouquets', async () => {
    const prices = subscription.SubscriptionPrices.parse(await data('/v1/delivery-subscription-prices/'))
    for (const { price, old_price } of prices.plans.flatMap((plan) => plan.sizes))
      expect(price).toBe(old_price - Math.floor((old_price * prices.percent_off) / 100 + 0.5))
  })

  it.each([50, 70, 80, 90])('begin with %i%% off', async (discount) => {
    const { offers } = subscription.FirstBouquet.parse(
      await data(`/v1/delivery-subscriptions-first-bouquet/${discount}/`),
    )
    expect(offers).toHaveLength(9)
    for (const { first_price, then_price, saved } of offers) {
      expect(first_price + saved).toBe(then_price)
      expect(Math.abs(saved - (then_price * discount) / 100)).toBeLessThanOrEqual(0.5)
    }
  })

  it.each([60, 100])('do not begin with %i%% off', async (discount) => {
    expect((await store.get(`/v1/delivery-subscriptions-first-bouquet/${discount}/`)).status).toBe(404)
  })
})
