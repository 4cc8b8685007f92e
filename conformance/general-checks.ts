import { randomUUID } from 'node:crypto'
import * as basket from '../contract/basket.ts'
import { ENDPOINTS } from '../contract/endpoints.ts'
import * as importantDates from '../contract/important-dates.ts'
import * as deliveryDates from '../contract/delivery-dates.ts'
import * as notifications from '../contract/notifications.ts'
import * as order from '../contract/order.ts'
import * as pages from '../contract/pages.ts'
import * as payment from '../contract/payment.ts'
import * as subscriptionCheckout from '../contract/subscription-checkout.ts'
import type { Endpoint } from '../contract/types/endpoint.ts'
import { refusalsOf } from '../contract/types/refusals-of.ts'
import type { Caller, Input } from './backend.ts'
import { nameOf, networkOfOne } from './kit.ts'
import type { Kit } from './kit.ts'
import { refusalProblem } from './problems.ts'
import { checksOf } from './report.ts'
import { malformed, unknownParams } from './wrong-input.ts'

const NOBODY = 'token-of-nobody-0123456789abcdefghijklmnop'
const NO_ORDER = 'ZZZZZZZ0'
const NO_NUMBER = 2_147_483_646

/** What is named in a body or a query and is not there. */
const NAMES_NOTHING = new Map<Endpoint, Input>([
  [basket.addCombo, { body: { combo_id: NO_NUMBER } }],
  [basket.openCart, { body: { token: 'no-such-link' } }],
  [
    basket.chooseSubscription,
    { body: { product_id: NO_NUMBER, position_slug: 'no-such-thing', every_weeks: 1 } },
  ],
  [order.openOrder, { body: { token: 'no-such-link' } }],
  [order.getPaid, { query: { id: NO_ORDER } }],
  [pages.getSitemap, { query: { page: 1_000_000 } }],
  [importantDates.getCalendar, { query: { id: NO_NUMBER } }],
  [deliveryDates.getDeliveryDates, {}],
  [payment.createRevolutOrder, { body: { order_id: NO_ORDER } }],
  [subscriptionCheckout.createSubscriptionIntent, { body: { order_id: NO_ORDER } }],
])
/** Only a backend that sells no such thing at all answers these with 404. */
const ALWAYS_THERE = new Map<Endpoint, string>([
  [basket.addConstructorBouquet, 'only a backend without a constructor has nothing to find'],
  [basket.setCartSubscription, 'only a backend without subscriptions has nothing to find'],
  [payment.getPaypalClientId, 'only a backend without PayPal has nothing to find'],
])

/** Calls with a `visitor` in mind, where what is asked decides whether a token is needed. */
const ABOUT_SOMEBODY = new Map<Endpoint, Input>([
  [deliveryDates.getDeliveryDates, {}],
  [notifications.unsubscribeSms, { body: {} }],
])

/** Checks what all calls have in common: tokens, malformed input, unreadable bodies, unknown names. */
export async function checkAll(kit: Kit, account: Caller | undefined): Promise<void> {
  const guest = await kit.guest()
  for (const endpoint of ENDPOINTS.values()) {
    const checks = checksOf(endpoint)
    if (checks.includes('no token')) await checkWithoutToken(kit, endpoint)
    if (checks.includes('dead token')) await checkDeadTokens(kit, endpoint, guest.session)
    const caller = endpoint.access?.startsWith('user') ? account : guest
    if (!caller) continue
    if (checks.includes('malformed input')) await checkMalformed(kit, endpoint, caller)
    if (checks.includes('unreadable body')) await checkUnreadable(kit, endpoint, caller)
    if (checks.includes('not found')) await checkUnknown(kit, endpoint, caller)
  }
}

const withKey = (endpoint: Endpoint, input: Input) => ({
  ...input,
  ...(endpoint.idempotent && { key: randomUUID() }),
})

async function checkWithoutToken(kit: Kit, endpoint: Endpoint): Promise<void> {
  const answer = await kit.send(
    endpoint,
    { network: networkOfOne() },
    withKey(endpoint, kit.inputOf(endpoint)),
  )
  const code =
    endpoint.access === 'user in session'
      ? (['auth_required', 'session_required'] as const)
      : endpoint.access === 'user'
        ? 'auth_required'
        : 'session_required'
  kit.enter(endpoint, 'no token', refusalProblem(answer, { code }))
}

async function checkDeadTokens(kit: Kit, endpoint: Endpoint, session: string): Promise<void> {
  const input = withKey(endpoint, ABOUT_SOMEBODY.get(endpoint) ?? kit.inputOf(endpoint))
  const network = networkOfOne()
  const problems: string[] = []
  if (['session', 'visitor', 'optional visitor'].includes(endpoint.access ?? '')) {
    const answer = await kit.send(endpoint, { network, session: NOBODY }, input)
    const problem = refusalProblem(answer, { code: 'session_required' })
    if (problem) problems.push(`a session of nobody: ${problem}`)
  }
  if (refusalsOf(endpoint).includes('auth_invalid')) {
    const answer = await kit.send(endpoint, { network, session, signIn: NOBODY }, input)
    const problem = refusalProblem(answer, { code: 'auth_invalid' })
    if (problem) problems.push(`a sign-in of nobody: ${problem}`)
  }
  kit.enter(endpoint, 'dead token', problems[0])
}

async function checkMalformed(kit: Kit, endpoint: Endpoint, caller: Caller): Promise<void> {
  const wrong = malformed(endpoint, kit.inputOf(endpoint))
  if (!wrong) {
    kit.report.notReached(nameOf(endpoint), 'malformed input', 'it takes whatever is sent')
    return
  }
  const answer = await kit.send(endpoint, caller, withKey(endpoint, wrong.input))
  kit.enter(endpoint, 'malformed input', refusalProblem(answer, { code: 'invalid', field: wrong.field }))
}

async function checkUnreadable(kit: Kit, endpoint: Endpoint, caller: Caller): Promise<void> {
  const { body: _, ...input } = kit.inputOf(endpoint)
  const bodies = [
    { what: 'half of JSON', raw: { body: '{', type: 'application/json' }, status: 400 },
    { what: 'XML', raw: { body: '<a/>', type: 'application/xml' }, status: 415 },
  ]
  let problem: string | undefined
  for (const { what, raw, status } of bodies) {
    const answer = await kit.send(endpoint, caller, withKey(endpoint, { ...input, ...{ raw } }))
    const found = refusalProblem(answer, { code: 'bad_request', status })
    if (found) problem ??= `${what}: ${found}`
  }
  kit.enter(endpoint, 'unreadable body', problem)
}

async function checkUnknown(kit: Kit, endpoint: Endpoint, caller: Caller): Promise<void> {
  const why = ALWAYS_THERE.get(endpoint)
  if (why) {
    kit.report.notReached(nameOf(endpoint), 'not found', why)
    return
  }
  const right = kit.inputOf(endpoint)
  const params = unknownParams(endpoint, right)
  const input = NAMES_NOTHING.get(endpoint) ?? { ...right, ...(params && { params }) }
  // A guest who has just come has no draft, so that nothing is found where a draft is meant.
  const asking = endpoint.access?.startsWith('user') ? caller : await newcomer(kit, endpoint, caller)
  await kit.refusal(endpoint, 'not_found', asking, input)
}

async function newcomer(kit: Kit, { access }: Endpoint, caller: Caller): Promise<Caller> {
  return access ? kit.guest() : caller
}

/** Why a call is not made without somebody who is signed in. */
export const isOfAccount = ({ access }: Endpoint): boolean =>
  access === 'user' || access === 'user in session'
