import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as pages from '../../contract/pages.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'

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
