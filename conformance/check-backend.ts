import { ENDPOINTS } from '../contract/endpoints.ts'
import { getFooter } from '../contract/layout.ts'
import type { Endpoint } from '../contract/types/endpoint.ts'
import type { RefusalCode } from '../contract/types/refusals.ts'
import { checkAll, isOfAccount } from './general-checks.ts'
import { BELONGING, leave, signIn } from './journeys/account.ts'
import type { Account } from './journeys/account.ts'
import { ORDERING } from './journeys/ordering.ts'
import { READING } from './journeys/reading.ts'
import { RECEIVING } from './journeys/recipient.ts'
import { SHOPPING } from './journeys/shopping.ts'
import { SUBSCRIBING } from './journeys/subscribing.ts'
import { VISITING } from './journeys/visiting.ts'
import { Kit } from './kit.ts'
import type { Options } from './kit.ts'
import { checkGuesses, checkLimits } from './limits.ts'
import { checkPaging } from './paging.ts'
import type { Row } from './report.ts'

const JOURNEYS = [
  ...READING,
  ...VISITING,
  ...SHOPPING,
  ...ORDERING,
  ...RECEIVING,
  ...BELONGING,
  ...SUBSCRIBING,
]

/**
 * Runs the contract against a backend, over HTTP alone. Answers with a row for each call and check. Throws where nothing
 * answers at all.
 */
export async function checkBackend(baseUrl: string, options: Options): Promise<Row[]> {
  const kit = new Kit(baseUrl, options)
  const { failure } = await kit.send(getFooter, { network: 'kit-anybody' })
  if (failure !== undefined) throw new Error(`Nothing answers at ${baseUrl}: ${failure}`)
  const stops = new Map<Endpoint, string>()
  /** Notes why a part of the kit ended early, for the rows that it would have filled. */
  const attempt = async <T>(calls: Endpoint[], go: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await go()
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      for (const endpoint of calls) stops.set(endpoint, why)
      return undefined
    }
  }
  const account: Account | undefined = await attempt(ofAccount(), () => signIn(kit))
  for (const { calls, go } of JOURNEYS) await attempt(calls, () => go(kit, account))
  const all = [...ENDPOINTS.values()]
  await attempt(all, () => checkAll(kit, account))
  await attempt([], () => checkPaging(kit, account))
  await attempt([], () => checkLimits(kit))
  await attempt([], () => checkGuesses(kit))
  if (account) await attempt(ofAccount(), () => leave(kit, account))
  return kit.report.rows((endpoint, check) => reasonOf(kit, stops, endpoint, check))
}

/** Why the kit does not bring a refusal about. */
const REASONS: [RefusalCode, string][] = [
  ['payment_unavailable', 'comes only while a payment provider does not answer'],
  ['payment_processing', 'comes only while a bank is at work on a payment'],
  ['no_longer_held', 'comes only when a slot or a part of the price was lost meanwhile'],
  ['not_the_first', 'takes a first bouquet that was delivered'],
  ['not_offered', 'takes flowers that are sold, and not by subscription'],
  ['too_late', 'comes only in the hours before a delivery'],
  ['ordered_already', 'comes only in the days before a delivery'],
  ['closed_day', 'takes a day on which the shop is closed'],
  ['cart_full', 'the kit does not fill a cart to the brim'],
  ['favorites_full', 'the kit does not like that many products'],
  ['too_many_dates', 'the kit does not keep that many dates'],
  ['several_lines', 'takes the same gift twice with different words'],
  ['no_address', 'every account of the kit has an address'],
  ['line_gone', 'takes a line that goes between two calls'],
  ['gone', 'takes a link that is months old'],
  ['too_many_forms', 'the kit does not use up what is taken in a day'],
  ['too_many_files', 'the kit does not use up what is taken in a day'],
  ['too_many_cards', 'the kit does not use up what is taken in a day'],
  ['too_many_links', 'the kit does not use up what is taken in a day'],
  ['too_many_requests', 'the kit does not use up the limit of a network'],
]

const ofAccount = () => [...ENDPOINTS.values()].filter(isOfAccount)

function reasonOf(kit: Kit, stops: Map<Endpoint, string>, endpoint: Endpoint, check: string): string {
  const stop = stops.get(endpoint)
  if (stop) return `stopped before it: ${stop}`
  if (!kit.readsMessages && isOfAccount(endpoint)) return 'needs somebody who is signed in: give --messages'
  if (!kit.readsMessages && isInCheckoutOfAccount(endpoint))
    return 'needs somebody who is signed in: give --messages'
  if (check === 'answer' || check === 'content type')
    return 'needs a link that only comes by e-mail, hours after a cart or an order was left'
  return REASONS.find(([code]) => check.endsWith(code))?.[1] ?? 'the kit has no way to bring it about'
}

/** A subscription is placed by an account only. */
const isInCheckoutOfAccount = ({ tag }: Endpoint) => tag === 'subscription checkout'
