import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Account } from '../../tests/support/shopping/account.ts'
import { askForCode, codeSentTo, otherThan, register, signIn } from '../../tests/support/shopping/account.ts'
import type { Answer, TestStore } from '../../tests/support/processes/store.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'
import { statementsOf } from '../../tests/support/statements.ts'

let store: TestStore
let person: Account
beforeAll(async () => {
  store = await startTestStore()
  person = await register(store, 'person@example.org')
})
afterAll(() => store.stop())

const save = (account: Account, body: object) => account.call('POST', '/v1/user/personal-data/', body)
const GOOD = { name: 'Iris Green', gender: 'female' }

/** Requests a code for a new address of the account. */
async function contactCode(account: Account, receiver: string): Promise<string> {
  store.clock.advance({ seconds: 30 })
  const type = receiver.includes('@') ? 'email' : 'phone'
  const { body } = await account.call('POST', '/v1/user/contact-code/', { type, receiver })
  expect(body.success).toBe(true)
  return codeSentTo(store, receiver)
}

describe('personal data', () => {
  it.each([
    [{ ...GOOD, name: '' }, 'name', 'Please fill all fields to continue'],
    [{ gender: 'female' }, 'name', 'Please fill all fields to continue'],
    [{ ...GOOD, name: '  ' }, 'name', 'Please fill all fields to continue'],
    [{ ...GOOD, name: ' Iris' }, 'name', 'Invalid name. Please remove any spaces.'],
    [{ ...GOOD, name: 'Iris  Green' }, 'name', 'Invalid name. Please remove any spaces.'],
    [{ ...GOOD, name: 'Iris 2' }, 'name', 'Enter the correct name'],
    [{ ...GOOD, name: '<b>' }, 'name', 'Enter the correct name'],
    [{ ...GOOD, name: 'a'.repeat(61) }, 'name', 'Enter the correct name'],
    [{ name: 'Iris' }, 'gender', 'You need specify your gender'],
    [{ name: 'Iris', gender: 'flower' }, 'gender', 'You need specify your gender'],
    [{ ...GOOD, email: 'iris@' }, 'email', 'Invalid mail format'],
    [{ ...GOOD, phone: '12' }, 'phone', 'Invalid number format'],
  ])('%o are refused', async (body, field, message) => {
    expect((await save(person, body)).body).toMatchObject({ success: false, field, message })
  })

  it.each(['Zoë', 'Anne-Marie O’Neill', 'María José', '李', 'J. R. Smith'])(
    'of %s are fine',
    async (name) => {
      const { body } = await save(person, { ...GOOD, name, gender: 'DO_NOT_SPECIFY' })
      expect(body).toMatchObject({ success: true, user: { name, gender: 'DO_NOT_SPECIFY' } })
    },
  )

  it('complete the registration once, with a welcome and a code of one’s own', async () => {
    const fresh = await signIn(store, 'fresh@example.org')
    await save(fresh, GOOD)
    await save(fresh, { ...GOOD, name: 'Iris Blue' })
    const { list } = (await fresh.get('/v1/user/promocodes')).body.data
    expect(list).toMatchObject([{ kind: 'percent', value: 10, state: 'usable' }])
    const { rows } = await store.db.$client.query(
      `select text from message where kind = 'welcome' and "to" = 'fresh@example.org'`,
    )
    expect(rows).toHaveLength(1)
    expect(rows[0].text).toContain(list[0].code)
    store.clock.advance({ hours: 24 * 60 })
    const later = await signIn(store, 'fresh@example.org')
    expect((await later.get('/v1/user/promocodes')).body.data.list[0].state).toBe('expired')
    person = await signIn(store, 'person@example.org')
  })

  it('take another address unproven, which signs nobody in and earns nothing', async () => {
    const { body } = await save(person, { ...GOOD, phone: '07700 900001' })
    expect((await person.get('/v1/user/bonuses')).body.data).toMatchObject({ balance: 0 })
    expect(body.user).toMatchObject({ phone: '+447700900001', phone_verified: false })
    const other = await signIn(store, '+447700900001')
    expect(other.id).not.toBe(person.id)
    // The address belongs to another account now: a later proof is refused, and so is a wrong code.
    const wrong = otherThan(await contactCode(person, '+447700900001'))
    const refused = await save(person, { ...GOOD, phone_code: wrong })
    expect(refused.body).toMatchObject({ field: 'phone_code', message: 'Invalid code' })
    const code = await contactCode(person, '+447700900001')
    const taken = await save(person, { ...GOOD, phone_code: code })
    expect(taken.body).toMatchObject({
      ...{ success: false, field: 'phone', message: 'Another account signs in with this number' },
    })
  })

  it('take another address for good with its code, and bonuses come with it', async () => {
    const code = await contactCode(person, '+447700900002')
    const { body } = await save(person, { ...GOOD, phone: '07700 900002', phone_code: code })
    expect(body.user).toMatchObject({ phone: '+447700900002', phone_verified: true })
    store.clock.advance({ seconds: 30 })
    expect((await signIn(store, '+447700900002')).id).toBe(person.id)
    expect((await person.get('/v1/user/bonuses')).body.data).toMatchObject({ balance: 200 })
  })

  it('are not asked for where an address is proven: who gave no name proves theirs, and has given none', async () => {
    const nameless = await signIn(store, '+447700900003')
    const proof = { email: 'nameless@example.org', name: '', gender: '' }
    expect((await save(nameless, proof)).body).toMatchObject({ success: false, field: 'name' })
    const code = await contactCode(nameless, 'nameless@example.org')
    const wrong = await save(nameless, { ...proof, email_code: otherThan(code) })
    expect(wrong.body).toMatchObject({ success: false, field: 'email_code', message: 'Invalid code' })
    const { body } = await save(nameless, { ...proof, email_code: code })
    expect(body.user).toMatchObject({ email_verified: true, name: null, gender: null, registered: false })
    const named = await save(nameless, GOOD)
    expect(named.body.user).toMatchObject({ name: 'Iris Green', registered: true, email_verified: true })
  })

  it('do not lose the address one signs in with', async () => {
    const only = await register(store, 'only@example.org')
    expect((await save(only, { ...GOOD, email: '' })).body).toMatchObject({ success: false, field: 'email' })
    expect((await save(only, { ...GOOD, email: 'new@example.org' })).body).toMatchObject({
      ...{ success: false, field: 'email', message: 'Confirm the new one with the code we send to it' },
    })
    const code = await contactCode(only, 'new@example.org')
    const { body } = await save(only, { ...GOOD, email: 'new@example.org', email_code: code })
    expect(body.user).toMatchObject({ email: 'new@example.org', email_verified: true })
  })

  it('do not take an e-mail address that another account signs in with, though its mail is read', async () => {
    await signIn(store, 'taken@example.org')
    const account = await register(store, '+447700900010')
    const code = await contactCode(account, 'taken@example.org')
    const { body } = await save(account, { ...GOOD, email: 'taken@example.org', email_code: code })
    expect(body).toMatchObject({
      ...{ success: false, field: 'email', message: 'Another account signs in with this e-mail' },
      user: { email: null, phone: '+447700900010' },
    })
  })

  it('do not tell whether an address has an account: the answers and the statements are the same', async () => {
    await register(store, 'somebody@example.org')
    const account = await register(store, '+447700900011')
    const told = async (receiver: string, ask: () => Promise<Answer>) => {
      let answer: Answer | undefined
      const statements = await statementsOf(store, async () => (answer = await ask()))
      const said = JSON.stringify([answer?.status, answer?.body]).replaceAll(receiver, 'the address')
      return { said, statements }
    }
    const ways: ((receiver: string) => Promise<Answer>)[] = [
      (receiver) => account.call('POST', '/v1/user/contact-code/', { type: 'email', receiver }),
      (email) => save(account, { ...GOOD, email, email_code: '000000' }),
      (email) => save(account, { ...GOOD, email }),
    ]
    for (const way of ways) {
      store.clock.advance({ minutes: 5 })
      const known = await told('somebody@example.org', () => way('somebody@example.org'))
      store.clock.advance({ minutes: 5 })
      const unknown = await told('nobody-yet@example.org', () => way('nobody-yet@example.org'))
      expect(known.statements.length).toBeGreaterThan(2)
      expect(known).toEqual(unknown)
    }
  })

  it('are not confirmed by a code for something else', async () => {
    const account = await register(store, 'purpose@example.org')
    await askForCode(store, account.session, 'else@example.org')
    const signInCode = await codeSentTo(store, 'else@example.org')
    const { body } = await save(account, { ...GOOD, email: 'else@example.org', email_code: signInCode })
    expect(body).toMatchObject({ success: false, message: 'Invalid code' })
  })

  it('are there to take along', async () => {
    const { data } = (await person.get('/v1/user/personal-data/export/')).body
    expect(data).toMatchObject({ personal_data: { email: 'person@example.org' }, orders: [] })
    expect(Object.keys(data)).toEqual(expect.arrayContaining(['important_dates', 'bonuses', 'messages']))
  })

  it('have with them the forms that were sent in and what was looked for, of nobody else', async () => {
    const account = await register(store, 'takes-along@example.org')
    const draw = (email: string) =>
      store.call('POST', '/v1/forms/draw/', { body: { name: 'Iris', email, agreed: true } })
    await draw('Takes-along@example.org')
    await draw('somebody-else@example.org')
    await account.call('POST', '/v1/search/history/', { phrase: 'blue irises' })
    const { data } = (await account.get('/v1/user/personal-data/export/')).body
    expect(data.forms).toMatchObject([{ form: 'draw', fields: { email: 'Takes-along@example.org' } }])
    expect(data.searches).toMatchObject([{ phrase: 'blue irises' }])
    const welcome = { kind: 'welcome', channel: 'email', to: 'takes-along@example.org' }
    expect(data.messages).toContainEqual(expect.objectContaining(welcome))
    expect(data.cart).toMatchObject({ positions: [] })

    // Entering an address does not prove it.
    const stranger = await register(store, '+447700900009')
    const typed = await save(stranger, { ...GOOD, email: 'somebody-else@example.org' })
    expect(typed.body.user).toMatchObject({ email: 'somebody-else@example.org', email_verified: false })
    const theirs = (await stranger.get('/v1/user/personal-data/export/')).body.data
    expect(theirs).toMatchObject({ forms: [], searches: [], personal_data: { phone: '+447700900009' } })
  })
})
