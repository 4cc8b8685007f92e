import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Place } from '../../../contract/delivery.ts'
import type { TestStore } from '../../../tests/support/processes/store.ts'
import { startTestStore } from '../../../tests/support/processes/store.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

const place = async (path: string) => Place.parse((await store.get(`/v1/delivery-cities/${path}/`)).body.data)

describe('a place we deliver to', () => {
  it('is every city and district there is', async () => {
    const { body } = await store.get('/v1/delivery-cities')
    for (const { slug, districts } of body.data) {
      expect((await place(slug)).districts).toHaveLength(districts.length)
      for (const district of districts.slice(0, 5))
        expect((await place(`${slug}/${district.slug}`)).name).toBe(district.name)
    }
  })

  it('says when, until when and for how much', async () => {
    const chelsea = await place('london/chelsea')
    expect(chelsea).toMatchObject({
      is_same_day: true,
      zone: 'london',
      price_from: 0,
      postcodes: ['SW3', 'SW10'],
    })
    expect(chelsea.windows).toContainEqual({
      from: '16:00',
      to: '20:00',
      price: 0,
      cut_off_days: 0,
      cut_off_time: '14:00',
    })
    expect(chelsea.nearby.map((link) => link.title)).toContain('Fulham')
    expect(chelsea.radius_km).toBeGreaterThan(0.5)
    expect(chelsea.radius_km).toBeLessThan(5)
    expect((await place('manchester')).nearby[0]?.kilometres).toBeLessThan(15)
  })

  it('changes with its rows', async () => {
    await store.db.$client.query(`update delivery_window set price = 995 where starts_at = '18:00'`)
    expect((await place('london')).windows.find((window) => window.from === '18:00')?.price).toBe(995)
  })

  it.each(['atlantis', 'london/atlantis', 'manchester/chelsea'])('is not %s', async (path) => {
    expect((await store.get(`/v1/delivery-cities/${path}/`)).status).toBe(404)
  })
})
