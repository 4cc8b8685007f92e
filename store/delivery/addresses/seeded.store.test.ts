import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AddressLookup } from '../../../contract/address.ts'
import { withDraft } from '../../../tests/support/shopping/checkout.ts'
import type { TestStore } from '../../../tests/support/processes/store.ts'
import { startTestStore } from '../../../tests/support/processes/store.ts'

const ask = (store: TestStore, postcode: string, more = '', headers: Record<string, string> = {}) =>
  store.call('GET', `/v1/addresses/?postcode=${encodeURIComponent(postcode)}${more}`, { headers })
const look = async (store: TestStore, postcode: string, more = '') =>
  AddressLookup.parse((await ask(store, postcode, more)).body.data)

describe('the made-up addresses of the sandbox', () => {
  let store: TestStore
  beforeAll(async () => {
    store = await startTestStore()
  })
  afterAll(() => store.stop())

  it('are the same doors each time, however the postcode is typed, and others next door', async () => {
    const first = await look(store, 'N1 9GU')
    expect(first).toMatchObject({ is_covered: true, is_listed: true, zone: 'london', postcode: 'N1 9GU' })
    expect(first.addresses.length).toBeGreaterThanOrEqual(5)
    for (const typed of ['n19gu', ' n1 9gu ', 'N1  9GU']) expect(await look(store, typed)).toEqual(first)
    expect((await look(store, 'N1 9GX')).addresses[0]).not.toEqual(first.addresses[0])
    const doors = first.addresses.map(({ line1, line2 }) => `${line1} ${line2}`)
    expect(new Set(doors).size).toBe(doors.length)
  })

  it('are there for every district of London, on the map inside it, and in the cities', async () => {
    const { body } = await store.get('/v1/delivery-cities')
    const [london, manchester] = body.data
    for (const district of london.districts) {
      const { addresses, place } = await look(store, `${district.outward_codes[0]} 1AA`)
      expect(addresses.length, district.name).toBeGreaterThan(0)
      expect(place?.title).toBe(district.name)
      expect(place?.around.map(({ title }) => title)[0]).toBe(district.name)
      for (const { city, point } of addresses) {
        expect(city).toBe('London')
        expect(Math.abs((point?.latitude ?? 0) - district.latitude)).toBeLessThan(0.02)
      }
    }
    expect((await look(store, 'M1 1AE')).addresses[0]?.city).toBe(manchester.name)
  })

  it('can be left out for what is said of the postcode alone', async () => {
    expect(await look(store, 'N1 9GU', '&with_list=false')).toMatchObject({
      ...{ is_covered: true, addresses: [] },
      message: expect.stringContaining('We deliver to N1 9GU'),
      place: { title: 'Islington' },
    })
  })

  it.each([
    ['BT1 1AA', /do not deliver to BT1 yet/, /address there/],
    ['JE2 3AB', /do not deliver to JE2 yet/, /address there/],
    ['HELLO', /not a UK postcode/, null],
    ['E99 1AA', /not a UK postcode/, null],
  ])('%s is outside, and words say so at once', async (postcode, words, advice) => {
    const answer = await look(store, postcode)
    expect(answer).toMatchObject({ is_covered: false, is_listed: false, addresses: [], place: null })
    expect(answer.message).toMatch(words)
    if (advice) expect(answer.advice).toMatch(advice)
    else expect(answer.advice).toBeNull()
  })

  it('are not made up where the shop knows nothing: they are typed in', async () => {
    const { addresses, is_covered, message } = await look(store, 'TD1 1AA')
    expect({ addresses, is_covered }).toEqual({ addresses: [], is_covered: true })
    expect(message).toMatch(/type the address in/)
  })

  it.each(['', '%00', 'x'.repeat(13)])('%j is refused with the name of the field', async (postcode) => {
    const answer = await store.get(`/v1/addresses/?postcode=${postcode}`)
    expect(answer.status).toBe(400)
    expect(JSON.stringify(answer.body)).toMatch(/postcode|NUL/)
  })

  it('give an order its spot on the map: the door’s, or as well as the shop knows', async () => {
    const { buyer } = await withDraft(store)
    const { addresses, place } = await look(store, 'N1 9GU')
    const at = { latitude: 51.5401, longitude: -0.1102 }
    const typed = await buyer.address()
    expect(typed.body.data.shipping_address.point).toEqual(place?.point)
    const chosen = await buyer.address({ ...addresses[0], point: at })
    expect(chosen.body.data.shipping_address).toMatchObject({ line1: addresses[0]?.line1, point: at })
    const wrong = await buyer.address({ point: { latitude: 0, longitude: 0 } })
    expect(wrong).toMatchObject({ status: 400, body: { error: { field: 'body.point.latitude' } } })
  })
})
