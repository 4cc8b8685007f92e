import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PostcodeCheck } from '../../../contract/delivery.ts'
import type { TestStore } from '../../../tests/support/processes/store.ts'
import { startTestStore } from '../../../tests/support/processes/store.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

const check = async (postcode: string) =>
  PostcodeCheck.parse(
    (await store.get(`/v1/delivery/check/?postcode=${encodeURIComponent(postcode)}`)).body.data,
  )

describe('a postcode', () => {
  it('in London can be reached the same day', async () => {
    const answer = await check('sw3 4ry')
    expect(answer).toMatchObject({
      is_covered: true,
      postcode: 'SW3 4RY',
      zone: 'london',
      is_same_day: true,
      place: { title: 'Chelsea', href: '/delivery/london/chelsea' },
    })
    const noon = { date: '2026-03-10', from: '12:00' }
    expect(answer.earliest).toMatchObject({ ...noon, price: 0, free: noon })
  })

  it('elsewhere can be reached the next day', async () => {
    const answer = await check('M1 1AE')
    expect(answer).toMatchObject({ is_covered: true, is_same_day: false, place: { title: 'Manchester' } })
    expect(answer.earliest).toMatchObject({
      ...{ date: '2026-03-11', from: '08:00', to: '12:00', price: 595 },
      free: { date: '2026-03-11', from: '08:00', to: '18:00' },
    })
  })

  it.each(['BT1 5GS', 'JE2 3QA', 'nonsense', '12345', "'; --", '🌷'])(
    '%s is answered, not refused',
    async (postcode) => {
      const answer = await check(postcode)
      expect(answer.is_covered).toBe(false)
      expect(answer.message).toBeTruthy()
    },
  )

  it.each(['', 'SW3 4RY SW3 4RY'])('"%s" is refused', async (postcode) => {
    const { status, body } = await store.get(`/v1/delivery/check/?postcode=${encodeURIComponent(postcode)}`)
    expect(status).toBe(400)
    expect(body.error.field).toBe('query.postcode')
  })
})
