import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

describe('pictures', () => {
  it('are served at the address a card names, and may be kept for ever', async () => {
    const { body } = await store.get('/v1/filter/best-sellers/?limit=1')
    const { real_id, name } = body.data.list[0].image
    const answer = await store.app.inject(`/images/${real_id}/size20/${name}.webp`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(answer.rawPayload.subarray(8, 12).toString()).toBe('WEBP')
  })

  it.each(['/images/none/size20/none.1.webp', '/images/LK-CONSTRUCTOR/size20/rose~red~x.1.svg'])(
    '%s is none',
    async (path) => {
      expect((await store.get(path)).status).toBe(404)
    },
  )
})
