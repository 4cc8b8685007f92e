import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { query } from '../../tests/support/processes/test-server.ts'
import type { Backend } from '../../tests/support/processes/backend.ts'
import { startBackend } from '../../tests/support/processes/backend.ts'

let backend: Backend
let letterbox: number

beforeAll(async () => {
  backend = await startBackend()
  const found = await query(
    backend.databaseUrl,
    `select id from product where not same_day and kind = 'letterbox' order by id limit 1`,
  )
  letterbox = Number(found[0]?.id)
})
afterAll(() => backend.stop())

const setClock = (now: string) =>
  fetch(`${backend.shop.url}/sandbox/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now }),
  })

/** Returns the text of a page without markup. */
async function wordsOf(path: string): Promise<string> {
  const html = await (await fetch(backend.shop.url + path)).text()
  return html
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
}

describe('the soonest delivery', () => {
  it.each([
    ['2026-03-10T08:00:00Z', 'Free today by 16:00 · order by 10:30'],
    ['2026-03-10T15:00:00Z', 'Free tomorrow by 12:00, or today by 22:00 for £4.95 if you order by 17:30'],
    ['2026-03-10T17:31:00Z', 'Free tomorrow by 12:00, or by 11:00 for £6.95 if you order by 20:00'],
  ])('at %s is said on a product, the free one first', async (now, promise) => {
    await setClock(now)
    expect(await wordsOf('/product/101')).toContain(`${promise} In London ·`)
  })

  it('elsewhere is tomorrow only while tomorrow can be ordered', async () => {
    await setClock('2026-03-10T16:59:00Z')
    expect(await wordsOf('/product/101')).toContain('elsewhere in mainland Britain from tomorrow')
    await setClock('2026-03-10T17:01:00Z')
    const words = await wordsOf('/product/101')
    expect(words).toContain('elsewhere in mainland Britain from Thu 12 Mar')
    expect(words).not.toContain('Britain from tomorrow')
  })

  it('follows the clock at once, however soon it is set after a page was looked at', async () => {
    for (let time = 0; time < 8; time++) {
      const [now, day] = time % 2 ? ['17:01', 'Thu 12 Mar'] : ['16:59', 'tomorrow']
      await setClock(`2026-03-10T${now}:00Z`)
      expect(await wordsOf('/product/102'), now).toContain(`elsewhere in mainland Britain from ${day}`)
    }
  })

  it('of what does not go on the day says from when it is free', async () => {
    await setClock('2026-03-10T15:00:00Z')
    expect(await wordsOf(`/product/${letterbox}`)).toContain(
      'Free tomorrow by 18:00, or by 12:00 for £5.95 if you order by 17:00 Anywhere in mainland Britain',
    )
  })

  it('at a postcode names the window it costs, and the free one', async () => {
    await setClock('2026-03-10T15:00:00Z')
    expect(await wordsOf('/delivery/check?postcode=M1+1AE')).toContain(
      'Free from Wednesday 11 March, 08:00 to 18:00. The soonest is Wednesday 11 March, 08:00 to 12:00, for £5.95.',
    )
    await setClock('2026-03-10T08:00:00Z')
    expect(await wordsOf('/delivery/check?postcode=N1+9GU')).toContain(
      'The soonest is Tuesday 10 March, 12:00 to 16:00, free.',
    )
  })

  it('before a bank holiday of one nation is that of the place', async () => {
    await setClock('2027-11-29T09:00:00Z')
    for (const [postcode, city, day] of [
      ['EH1+1YZ', 'edinburgh', 'Wed 1 Dec'],
      ['M1+1AE', 'manchester', 'Tue 30 Nov'],
    ] as const) {
      const check = await wordsOf(`/delivery/check?postcode=${postcode}`)
      expect(check).toMatch(/Free from (Wednesday 1 December|Tuesday 30 November), 08:00 to 18:00/)
      expect(check.match(/\w{3} \d{1,2} \w{3} Free/)?.[0]).toBe(`${day} Free`)
      expect(await wordsOf(`/delivery/${city}`)).toContain(
        city === 'edinburgh' ? 'Free Wednesday 1 December by 18:00' : 'Free tomorrow by 18:00',
      )
    }
  })

  it('is said in the words of the shop', async () => {
    await query(
      backend.databaseUrl,
      `update content set value = jsonb_set(value, '{london}', '"In the city"') where key = 'delivery-words'`,
    )
    await setClock('2026-03-10T08:00:01Z')
    expect(await wordsOf('/product/101')).toContain('In the city ·')
  })
})
