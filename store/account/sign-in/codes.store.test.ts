import { Temporal } from 'temporal-polyfill'
import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askForCode, codeSentTo, otherThan, tryCode } from '../../../tests/support/shopping/account.ts'
import type { TestStore } from '../../../tests/support/processes/store.ts'
import { TEST_AUTH, startTestStore } from '../../../tests/support/processes/store.ts'
import { sendCode } from './codes.ts'
import { countToday, getCountToday } from '../../kernel/daily-count.ts'

const START = '2026-03-10T08:00:00Z'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

const REFUSED = {
  success: false,
  data: null,
  error: { message: 'The code is incorrect', code: 'wrong_code' },
}

/** A session that requested a code, and the code. */
async function withCode(receiver: string) {
  const session = await store.newSession()
  expect((await askForCode(store, session, receiver)).body.success).toBe(true)
  return { session, code: await codeSentTo(store, receiver) }
}

describe('what is counted by the day', () => {
  it('is counted up to its cap, by its key, and begins anew at midnight in London', async () => {
    const evening = Temporal.Instant.from('2026-06-10T22:59:59Z')
    const midnight = Temporal.Instant.from('2026-06-10T23:00:00Z')
    const count = (now = evening) => countToday(store, now, 'a key', 2)
    expect(await getCountToday(store, evening, 'a key')).toBe(0)
    expect([await count(), await count(), await count()]).toEqual([true, true, false])
    expect(await getCountToday(store, evening, 'a key')).toBe(2)
    expect(await getCountToday(store, evening, 'another')).toBe(0)
    expect(await getCountToday(store, midnight, 'a key')).toBe(0)
    expect(await count(midnight)).toBe(true)
  })
})

describe('a code', () => {
  it('is six digits, sent to the address and kept nowhere to be read', async () => {
    const session = await store.newSession()
    const sent = await askForCode(store, session, ' Iris@Example.org ')
    expect(sent).toMatchObject({
      status: 200,
      body: { success: true, next_code_seconds_left: 25, error: null },
    })
    const code = await codeSentTo(store, 'iris@example.org')
    expect(code).toMatch(/^\d{6}$/)
    const { rows } = await store.db.$client.query('select t::text as row from verification_code as t')
    expect(JSON.stringify(rows)).not.toContain(code)
    expect(JSON.stringify(rows)).not.toContain('iris')
  })

  it.each([
    ['+44 07700 900456', '+447700900456', {}, 'sms'],
    ['07700 900457', '+447700900457', { via: 'whatsapp' }, 'whatsapp'],
    ['basil@example.org', 'basil@example.org', {}, 'email'],
  ])('to %s goes to %s', async (typed, kept, more, channel) => {
    const session = await store.newSession()
    const type = typed.includes('@') ? 'email' : 'phone'
    await askForCode(store, session, typed, { type, ...more })
    const { rows } = await store.db.$client.query(
      `select channel, html is not null as html from message where "to" = $1`,
      [kept],
    )
    expect(rows).toEqual([{ channel, html: channel === 'email' }])
  })

  it.each([
    ['phone', '12', 'Enter the correct phone number'],
    ['phone', '', 'Enter the correct phone number'],
    ['email', 'iris', 'Invalid E-mail format'],
    ['email', 'iris@', 'Invalid E-mail format'],
    ['email', 'a@b.example\r\nBcc: x@y.example', 'Invalid E-mail format'],
  ])('is not sent to the %s %j', async (type, receiver, message) => {
    const session = await store.newSession()
    const { body } = await store.call('POST', '/v1/auth/send-verification-code/', {
      session,
      body: { type, receiver },
    })
    expect(body).toMatchObject({ success: false, error: { message } })
  })

  it('is not sent by text to a landline, where none arrives', async () => {
    const session = await store.newSession()
    const { body } = await askForCode(store, session, '020 7946 0018')
    expect(body).toMatchObject({
      ...{ success: false, error: { code: 'not_a_mobile', message: 'Invalid number format' } },
    })
    const { rows } = await store.db.$client.query(`select from message where "to" = '+442079460018'`)
    expect(rows).toEqual([])
    // A company may have WhatsApp on a landline.
    expect((await askForCode(store, session, '020 7946 0018', { via: 'whatsapp' })).body.success).toBe(true)
  })

  it('is sent again after 25 seconds, and only the last one works', async () => {
    store.clock.set(START)
    const { session, code } = await withCode('again@example.org')
    const soon = async () => (await askForCode(store, session, 'again@example.org')).body
    store.clock.advance({ seconds: 5 })
    expect(await soon()).toEqual({
      success: false,
      next_code_seconds_left: 20,
      error: { message: 'You can ask for another code in 20 seconds' },
    })
    store.clock.advance({ seconds: 19 })
    expect(await soon()).toMatchObject({
      next_code_seconds_left: 1,
      error: { message: 'You can ask for another code in 1 second' },
    })
    store.clock.advance({ seconds: 1 })
    expect((await askForCode(store, session, 'again@example.org')).body.success).toBe(true)
    const next = await codeSentTo(store, 'again@example.org')
    if (next !== code)
      expect((await tryCode(store, session, 'again@example.org', code)).body).toEqual(REFUSED)
    expect((await tryCode(store, session, 'again@example.org', next)).body.success).toBe(true)
  })

  it('is sent at once when the sandbox’s clock was set back since the last', async () => {
    store.clock.set(START)
    const { session } = await withCode('back@example.org')
    store.clock.set('2026-03-10T07:00:00Z')
    expect((await askForCode(store, session, 'back@example.org')).body.success).toBe(true)
    store.clock.set(START)
  })

  it.each([
    ['gone@example.org', 'There is no such mail'],
    ['+447700900460', 'There is no such number'],
  ])('is not sent to %s for a day after nobody could be reached there', async (receiver, message) => {
    store.clock.set(START)
    const { session } = await withCode(receiver)
    await store.db.$client.query('update message set failed_at = now() where "to" = $1', [receiver])
    store.clock.advance({ hours: 23, minutes: 59 })
    expect((await askForCode(store, session, receiver)).body).toEqual({
      success: false,
      next_code_seconds_left: 0,
      error: { message },
    })
    store.clock.advance({ minutes: 1 })
    expect((await askForCode(store, session, receiver)).body.success).toBe(true)
    store.clock.set(START)
  })

  it('that fails by a fault of ours is no refusal', async () => {
    const destination = { type: 'email', channel: 'email', value: 'fault@example.org' } as const
    const nowhere = {
      sessionId: 'no session',
      purpose: 'sign_in',
      destination,
      address: 'here',
      log: console,
    } as const
    await expect(sendCode(store, TEST_AUTH, nowhere)).rejects.toThrow()
  })

  it('works until ten minutes are over', async () => {
    store.clock.set(START)
    const first = await withCode('minutes@example.org')
    store.clock.advance({ minutes: 10 })
    expect((await tryCode(store, first.session, 'minutes@example.org', first.code)).body).toEqual(REFUSED)
    const second = await withCode('minutes@example.org')
    store.clock.advance({ minutes: 9, seconds: 59 })
    expect((await tryCode(store, second.session, 'minutes@example.org', second.code)).body.success).toBe(true)
  })

  it('works once', async () => {
    const { session, code } = await withCode('once@example.org')
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => tryCode(store, session, 'once@example.org', code)),
    )
    // The session has a new token by then, so later attempts fail before the code is checked.
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
    const [winner] = answers.filter(({ body }) => body.success)
    const later = await tryCode(store, winner?.body.data.session.token, 'once@example.org', code)
    expect(later.body).toEqual(REFUSED)
  })

  it('works in the session that asked for it only, and for the address it went to', async () => {
    const { session, code } = await withCode('mine@example.org')
    const other = await withCode('other@example.org')
    expect((await tryCode(store, other.session, 'mine@example.org', code)).body).toEqual(REFUSED)
    expect((await tryCode(store, session, 'other@example.org', code)).body).toEqual(REFUSED)
    expect((await tryCode(store, session, 'mine@example.org', code)).body.success).toBe(true)
  })

  it.each(['', '12345', '1234567', 'abcdef', '-1', '١٢٣٤٥٦'])('is not %j', async (typed) => {
    const { session } = await withCode(`typed-${typed.length}-${Math.random()}@example.org`.toLowerCase())
    expect((await tryCode(store, session, 'typed@example.org', typed)).body).toEqual(REFUSED)
  })

  it('may be typed with spaces', async () => {
    const { session, code } = await withCode('spaces@example.org')
    const typed = ` ${code.slice(0, 3)} ${code.slice(3)} `
    expect((await tryCode(store, session, 'spaces@example.org', typed)).body.success).toBe(true)
  })

  it('is not tried by what could be none', async () => {
    const { session, code } = await withCode('slip@example.org')
    for (const slip of ['', code.slice(1), `${code}0`, 'abcdef', '１２３４５６', '12 34'])
      for (let times = 0; times < 2; times++)
        expect((await tryCode(store, session, 'slip@example.org', slip)).body.success).not.toBe(true)
    expect((await tryCode(store, session, 'slip@example.org', code)).body.success).toBe(true)
  })

  it('can be tried five times, however many try at once', async () => {
    const { session, code } = await withCode('brute@example.org')
    const wrong = otherThan(code)
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => tryCode(store, session, 'brute@example.org', wrong)),
    )
    expect(new Set(answers.map(({ body }) => JSON.stringify(body)))).toEqual(
      new Set([JSON.stringify(REFUSED)]),
    )
    const { rows } = await store.db.$client.query(
      'select tries from verification_code order by id desc limit 1',
    )
    console.log(`200 wrong codes at once: ${rows[0].tries} tries were counted`)
    expect(rows[0].tries).toBe(5)
    expect((await tryCode(store, session, 'brute@example.org', code)).body).toEqual(REFUSED)
  })

  it('is found among two hundred guesses only if it is in the first five', async () => {
    const { session, code } = await withCode('guess@example.org')
    const guesses = Array.from({ length: 200 }, (_, n) => (n === 150 ? code : otherThan(String(n))))
    const answers: boolean[] = []
    for (const guess of guesses.slice(0, 5).concat(code))
      answers.push((await tryCode(store, session, 'guess@example.org', guess)).body.success)
    expect(answers.slice(0, 5).concat(answers[5] ?? false)).toEqual([
      false,
      false,
      false,
      false,
      false,
      false,
    ])
  })
})

/**
 * A store with these caps, and a function that requests codes from networks, in new sessions unless one is
 * given.
 */
async function cappedStore(caps: object, logger?: FastifyBaseLogger) {
  const own = await startTestStore({
    ...(logger && { logger }),
    auth: { caps: { destination: 1_000, address: 1_000, total: 1_000, wrong: 1_000, ...caps } },
  })
  const ask = async (receiver: string, network = 'network-one', given?: string) => {
    const session = given ?? (await own.newSession())
    const { body } = await own.call('POST', '/v1/auth/send-verification-code/', {
      session,
      body: { type: receiver.includes('@') ? 'email' : 'phone', receiver },
      headers: { 'x-visitor-fingerprint': `${network}.browser` },
    })
    return { ...body, session, wait: body.next_code_seconds_left as number }
  }
  const later = (seconds: number) => own.clock.advance({ seconds })
  return { own, ask, later }
}

/** Signs in with a code. Returns the session, which has a new token. */
async function signedIn(own: TestStore, receiver: string, session: string): Promise<string> {
  const { body } = await tryCode(own, session, receiver, await codeSentTo(own, receiver))
  return body.data.session.token
}

describe('who asks for many codes', () => {
  it('waits longer each time, in their own network alone', async () => {
    const { own, ask, later } = await cappedStore({})
    const waits: number[] = []
    for (let n = 0; n < 11; n++) {
      expect((await ask('v@e.org', 'attacker')).success, `code ${n}`).toBe(true)
      const { wait } = await ask('v@e.org', 'attacker')
      waits.push(wait)
      later(wait)
    }
    expect(waits).toEqual([25, 25, 25, 25, 60, 300, 900, 3600, 3600, 3600, 3600])
    await ask('v@e.org', 'attacker')
    expect((await ask('v@e.org', 'attacker')).error.message).toBe('You can ask for another code in an hour')
    later(25)
    expect((await ask('v@e.org', 'the-victim')).success, 'who it belongs to').toBe(true)
    expect((await ask('other@e.org', 'attacker')).success).toBe(true)
    own.clock.set('2026-03-11T09:00:00Z')
    expect((await ask('v@e.org', 'attacker')).success, 'the next day').toBe(true)
    await own.stop()
  })

  it('from many networks makes strangers wait, and never who has signed in here before', async () => {
    const { own, ask, later } = await cappedStore({ destination: 5 })
    const { session } = await ask('v@e.org', 'the-victim')
    const owner = await signedIn(own, 'v@e.org', session)
    for (let n = 0; n < 4; n++) {
      later(25)
      expect((await ask('v@e.org', `attacker-${n}`)).success).toBe(true)
    }
    later(25)
    const refused = await ask('v@e.org', 'attacker-9')
    expect(refused).toMatchObject({ success: false, wait: 575 })
    expect(refused.error.message).toBe('You can ask for another code in 10 minutes')
    expect((await ask('v@e.org', 'attacker-9', owner)).success, 'in any network').toBe(true)
    expect((await ask('v@e.org', 'attacker-9', owner)).wait).toBe(25)
    expect((await ask('another@e.org', 'attacker-9', owner)).success).toBe(true)
    later(600)
    expect((await ask('v@e.org', 'a-new-one')).success, 'strangers, ten minutes later').toBe(true)
    await own.stop()
  })

  it('for many addresses waits a minute for each', async () => {
    const { own, ask, later } = await cappedStore({ address: 2 })
    expect((await ask('a@e.org')).success).toBe(true)
    expect((await ask('b@e.org')).success).toBe(true)
    expect((await ask('c@e.org')).wait).toBe(60)
    expect((await ask('c@e.org', 'network-two')).success).toBe(true)
    later(60)
    expect((await ask('d@e.org')).success).toBe(true)
    expect((await ask('e@e.org')).wait).toBe(60)
    await own.stop()
  })

  it('to many numbers uses up the texts of a day, not the e-mails, and not those of owners', async () => {
    const lines: string[] = []
    const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
    const { own, ask, later } = await cappedStore({ total: 4 }, logger)
    const { session } = await ask('07700 900000')
    const owner = await signedIn(own, '+447700900000', session)
    const crowd = await Promise.all(
      Array.from({ length: 20 }, (_, n) => ask(`07700 9001${10 + n}`, `network-${n}`)),
    )
    expect(crowd.filter(({ success }) => success)).toHaveLength(3)
    expect(crowd.find(({ success }) => !success)?.error.message).toBe(
      'We cannot send more texts today. Sign in with your e-mail address instead.',
    )
    expect((await ask('iris@e.org')).success).toBe(true)
    later(25)
    expect((await ask('07700 900000', 'elsewhere', owner)).success).toBe(true)
    const mails = await Promise.all(
      Array.from({ length: 60 }, (_, n) => ask(`crowd-${n}@e.org`, `mailing-${n}`)),
    )
    expect(mails.filter(({ success }) => success)).toHaveLength(39)
    expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
      "the day's texts with codes are used up: strangers get none until midnight",
      "the day's e-mails with codes are used up: strangers get none until midnight",
    ])
    await own.stop()
  })

  it('at once gets one in 25 seconds for a destination', async () => {
    const { own, ask } = await cappedStore({})
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => ask('one@e.org', `network-${n}`)))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    await own.stop()
  })

  it('is told of the other way in when a text has to be waited for', async () => {
    const { own, ask, later } = await cappedStore({ destination: 1 })
    await ask('07700 900000')
    later(25)
    expect((await ask('07700 900000', 'another-one')).error.message).toBe(
      'You can ask for another code in 10 minutes, or sign in with your e-mail address',
    )
    await own.stop()
  })
})

describe('who types many wrong codes', () => {
  it('may try each code once from then on, and the right one still works', async () => {
    const { own, ask, later } = await cappedStore({ wrong: 7 })
    const guess = async (network: string, tries: number) => {
      later(4_000)
      const { session } = await ask('v@e.org', network)
      const code = await codeSentTo(own, 'v@e.org')
      for (let n = 0; n < tries; n++) await tryCode(own, session, 'v@e.org', otherThan(code))
      return (await tryCode(own, session, 'v@e.org', code)).body.success as boolean
    }
    expect(await guess('attacker', 4), 'the fifth try').toBe(true)
    expect(await guess('attacker', 2), 'the third').toBe(true)
    expect(await guess('attacker', 1), 'after seven wrong ones').toBe(false)
    expect(await guess('attacker', 0), 'without a mistake').toBe(true)
    expect(await guess('somebody', 4), 'elsewhere').toBe(true)
    await own.stop()
  })
})
