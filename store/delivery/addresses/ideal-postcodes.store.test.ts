import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { AddressLookup } from '../../../contract/address.ts'
import { idealPostcodes } from './ideal-postcodes.ts'
import type { TestStore } from '../../../tests/support/processes/store.ts'
import { startTestStore } from '../../../tests/support/processes/store.ts'
import type { FakeUpstream } from '../../../tests/support/stand-ins/upstream.ts'
import { startUpstream } from '../../../tests/support/stand-ins/upstream.ts'

const ask = (store: TestStore, postcode: string, more = '', headers: Record<string, string> = {}) =>
  store.call('GET', `/v1/addresses/?postcode=${encodeURIComponent(postcode)}${more}`, { headers })
const look = async (store: TestStore, postcode: string, more = '') =>
  AddressLookup.parse((await ask(store, postcode, more)).body.data)

describe('Ideal Postcodes', () => {
  let store: TestStore
  let upstream: FakeUpstream
  beforeAll(async () => {
    upstream = await startUpstream()
    const addresses = idealPostcodes({ apiKey: 'ak_test', url: upstream.url, timeoutMs: 2_500 })
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
