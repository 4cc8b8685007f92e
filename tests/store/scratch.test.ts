import { afterAll, beforeAll, it } from 'vitest'
import type { TestStore } from '../support/store.ts'
import { startTestStore } from '../support/store.ts'
let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())
const Q = [
  'peonys',
  'peonies',
  'red rose',
  'red roses',
  'roses under 30',
  'mums birthday',
  'letter box',
  'letterbox',
  'condolence',
  '£25',
  '20 to 40 pounds',
  'bouquet of 51 roses',
  'cheap bouquets',
  'bouquets for moms',
  'birthday',
  'wedding bouquets',
  'roses up to £30',
  'anniversery',
  'tulps',
  'sunflowr',
  'orchid plant',
  'hydrangea',
  'pink hydrangeas',
  'white lilies',
  'get well soon',
  'thank u',
  'sorry',
  'new baby',
  'house warming',
  'valentines',
  'christmas',
  'hat box',
  'candle',
  'truffles',
  'prosecco',
  'teddy bear',
  'marylebone',
  'the marylebone',
  'yellow roses',
  'blue',
  'gift for dad',
  'retirement',
  'same day',
  'succulent',
  'sun flower',
  'redroses',
  'gypsophila',
  'babys breath',
  'over £80',
  'between 30 and 50 pounds',
  'rosé',
  'xyzzyq',
  'gift card',
  'vase',
  'long stem roses',
  'best seller',
  'chocolates under £20',
  'daffodils',
  'purple',
  'friend',
  'mothers day',
]
it('shows', async () => {
  for (const q of Q) {
    const t = performance.now()
    const { status, body } = await store.get(`/v1/search/?q=${encodeURIComponent(q)}&limit=3`)
    const d = body.data
    console.log(
      'R ' +
        JSON.stringify([
          q,
          status,
          d
            ? [
                d.pagination.total,
                d.list.map((c: any) => `${c.title} (${c.slug}) ${c.price}`),
                d.categories.map((c: any) => c.slug).join(','),
                d.articles.map((a: any) => a.slug)[0],
                d.corrected,
                d.is_relaxed,
                d.price_min,
                d.price_max,
              ]
            : body,
          Math.round(performance.now() - t),
        ]),
    )
  }
})
