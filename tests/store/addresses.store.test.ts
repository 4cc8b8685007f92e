import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { AddressLookup } from '../../contract/address.ts'
import { idealPostcodes } from '../../store/providers/addresses/ideal-postcodes.ts'
import { withDraft } from '../support/checkout.ts'
import type { TestStore } from '../support/store.ts'
import { startTestStore } from '../support/store.ts'
import type { FakeUpstream } from '../support/upstream.ts'
import { startUpstream } from '../support/upstream.ts'

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

describe('Ideal Postcodes', () => {
  let store: TestStore
  let upstream: FakeUpstream
  beforeAll(async () => {
    upstream = await startUpstream()
    const addresses = idealPostcodes({ apiKey: 'ak_test', url: upstream.url, timeoutMs: 300 })
    store = await startTestStore({ addresses })
  })
  beforeEach(() => upstream.seen.splice(0))
  afterAll(async () => {
    await store.stop()
    await upstream.stop()
  })
  const door = (more: object) => ({
    ...{
      postcode: 'NE1 1AA',
      post_town: 'NEWCASTLE UPON TYNE',
      line_1: '2 Quay Lane',
      line_2: '',
      line_3: '',
    },
    ...{ latitude: 54.97, longitude: -1.61, udprn: 1 },
    ...more,
  })
  const found = (...doors: object[]) => ({
    json: { code: 2000, message: 'Success', result: doors.map(door) },
  })

  it('is asked with its key, once for a postcode, and its doors are listed', async () => {
    upstream.answer(() =>
      found({}, { line_1: 'Flat 1', line_2: 'Tyne House', line_3: '4 Quay Lane', latitude: '' }),
    )
    const answer = await look(store, 'ne11aa')
    expect(answer.addresses).toEqual([
      {
        ...{ line1: '2 Quay Lane', line2: null, city: 'Newcastle upon Tyne' },
        point: { latitude: 54.97, longitude: -1.61 },
      },
      { line1: 'Flat 1', line2: 'Tyne House, 4 Quay Lane', city: 'Newcastle upon Tyne', point: null },
    ])
    await look(store, 'NE1 1AA')
    expect(upstream.seen).toHaveLength(1)
    expect(upstream.seen[0]).toMatchObject({
      path: '/v1/postcodes/NE1%201AA',
      headers: { authorization: 'api_key="ak_test"' },
    })
  })

  it('is not asked for what we do not deliver to, nor for the zone alone', async () => {
    await look(store, 'BT1 1AA')
    await look(store, 'N1 9GU', '&with_list=false')
    expect(upstream.seen).toEqual([])
  })

  it('knows no such postcode: that is said, and the address can be typed in', async () => {
    upstream.answer(() => ({
      status: 404,
      json: { code: 4040, message: 'Postcode not found', suggestions: [] },
    }))
    expect(await look(store, 'N1 0ZZ')).toMatchObject({
      ...{ is_covered: true, is_listed: false, addresses: [] },
      message: expect.stringContaining('We know no address at this postcode'),
    })
  })

  it.each([
    ['has no lookups left', { status: 402, json: { code: 4020, message: 'Token Exhausted' } }],
    ['does not know the key', { status: 401, json: { code: 4010, message: 'Invalid Key' } }],
    ['is down', { status: 503, text: '<html>' }],
    ['speaks of something else', { json: { result: [{ road: 1 }] } }],
    ['never answers', 'silence' as const],
    ['hangs up', 'hang up' as const],
  ])('%s: the address is typed in, and asked for again the next time', async (what, reply) => {
    const postcode = `N1 ${what.length % 9}AA`
    upstream.answer(() => reply)
    expect(await look(store, postcode)).toMatchObject({
      ...{ is_covered: true, is_listed: false, addresses: [], zone: 'london' },
      message: expect.stringContaining('Type the address in'),
    })
    upstream.answer(() => found({}))
    expect((await look(store, postcode)).is_listed).toBe(true)
  })

  it('is not paid for without end: one network asks 300 times a day, others still do', async () => {
    upstream.answer(() => found({}))
    const from = (network: string, postcode: string) =>
      ask(store, postcode, '', { 'x-visitor-fingerprint': `${network}.x` })
    await store.db.$client.query(
      `insert into code_count (day, key, count)
       values ('2026-03-10', rtrim(translate(encode(sha256('lookup network-one'), 'base64'), '+/', '-_'), '='), 299)`,
    )
    const letters = [...'ABDEFGHJLN']
    const crowd = await Promise.all(letters.map((letter) => from('network-one', `SW1A 1A${letter}`)))
    expect(crowd.filter(({ body }) => body.data.is_listed)).toHaveLength(1)
    expect((await from('network-two', 'SW1A 1AP')).body.data.is_listed).toBe(true)
  })
})
