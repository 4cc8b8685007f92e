import type { Answer, Sent, TestStore } from '../processes/store.ts'

export const PERSON = { name: 'Iris Green', gender: 'female' }

let networks = 0

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The code in the newest message to an address, as the outbox has it. */
export async function codeSentTo(store: Pick<TestStore, 'db'>, to: string): Promise<string> {
  const { rows } = await store.db.$client.query(
    `select text from message where "to" = $1 and kind = 'code' order by created_at desc, ctid desc limit 1`,
    [to],
  )
  return /\b\d{6}\b/.exec(rows[0]?.text ?? '')?.[0] ?? ''
}

/** A code that is not the right one. */
export const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

export const typeOf = (receiver: string) => (receiver.includes('@') ? 'email' : 'phone')

/** Each time from another network: who asks for many codes in one waits longer and longer. */
export const askForCode = (store: TestStore, session: string, receiver: string, more: object = {}) =>
  store.call('POST', '/v1/auth/send-verification-code/', {
    session,
    body: { type: typeOf(receiver), receiver, ...more },
    headers: { 'x-visitor-fingerprint': `network-${++networks}.browser` },
  })

export const tryCode = (store: TestStore, session: string, receiver: string, code: string) =>
  store.call('POST', '/v1/auth/check-verification-code/', {
    session,
    body: { type: typeOf(receiver), receiver, code },
  })

/** Somebody who is signed in, with the session and the token they have. */
export type Account = {
  id: string
  session: string
  token: string
  isNew: boolean
  call: (method: Method, path: string, body?: unknown, more?: Sent) => Promise<Answer>
  get: (path: string) => Promise<Answer>
}

/** Signs in by a code, in a guest's session or one of its own. The address must be as the shop keeps it. */
export async function signIn(store: TestStore, receiver: string, session?: string): Promise<Account> {
  const guest = session ?? (await store.newSession())
  const sent = await askForCode(store, guest, receiver)
  if (!sent.body.success) throw new Error(JSON.stringify(sent.body))
  const { body } = await tryCode(store, guest, receiver, await codeSentTo(store, receiver))
  if (!body.success) throw new Error(JSON.stringify(body))
  const { token, is_new_user: isNew } = body.data
  const next: string = body.data.session.token
  const call: Account['call'] = (method, path, body, more = {}) =>
    store.call(method, path, { session: next, auth: token, ...(body !== undefined && { body }), ...more })
  const get = (path: string) => call('GET', path)
  return { id: (await get('/v1/user/')).body.user.id, session: next, token, isNew, call, get }
}

/** Signs in and fills in the personal data. */
export async function register(store: TestStore, receiver: string, session?: string): Promise<Account> {
  const account = await signIn(store, receiver, session)
  const { body } = await account.call('POST', '/v1/user/personal-data/', PERSON)
  if (!body.success) throw new Error(JSON.stringify(body))
  return account
}

/** Erases an account, as its owner does: with a code that is sent to the address they sign in with. */
export async function eraseAccount(store: TestStore, account: Account, receiver: string): Promise<void> {
  const asked = await account.call('POST', '/v1/user/personal-data/erasure-code/', {})
  if (!asked.body.success) throw new Error(JSON.stringify(asked.body))
  const code = await codeSentTo(store, receiver)
  const { body } = await account.call('DELETE', '/v1/user/personal-data/', { code })
  if (!body.success) throw new Error(JSON.stringify(body))
}
