import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as blog from '../../contract/blog.ts'
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
