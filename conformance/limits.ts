import { getGiftCardBalance, applyGiftCard } from '../contract/gift-card.ts'
import { writeLog } from '../contract/log.ts'
import { applyPromoCode } from '../contract/order.ts'
import { applySubscriptionPromoCode } from '../contract/subscription-checkout.ts'
import { chooseDelivery, getRecipientChoice, setChoiceAddress } from '../contract/recipient-link.ts'
import type { Endpoint } from '../contract/types/endpoint.ts'
import { fillCart } from './journeys/shopping.ts'
import { ADDRESS } from './journeys/journey.ts'
import { nameOf, networkOfOne } from './kit.ts'
import type { Kit } from './kit.ts'
import { refusalProblem } from './problems.ts'
import { refusalCheck } from './report.ts'

/** After so many calls the kit takes it that a session has no limit. */
const MOST_CALLS = 60
const AT_ONCE = 5

const GUESSES: [Endpoint, object][] = [
  [getGiftCardBalance, { code: 'NO-SUCH-CARD' }],
  [applyGiftCard, { code: 'NO-SUCH-CARD' }],
  [applyPromoCode, { code: 'NO-SUCH-CODE' }],
  [applySubscriptionPromoCode, { code: 'NO-SUCH-CODE' }],
  [writeLog, { level: 'info', message: 'A call of the conformance kit' }],
]

/** Looks for links that are not there, which is counted by network, until that is refused. */
export async function checkGuesses(kit: Kit): Promise<void> {
  const check = refusalCheck('too_many')
  const guesser = { network: networkOfOne() }
  const params = { token: 'no-such-link' }
  const guesses: [Endpoint, object][] = [
    [getRecipientChoice, { params }],
    [setChoiceAddress, { params, body: ADDRESS }],
    [chooseDelivery, { params, body: { date: '2030-01-01', interval_id: 1 } }],
  ]
  for (let made = 0; made < MOST_CALLS; made += AT_ONCE)
    await Promise.all(
      Array.from({ length: AT_ONCE }, () => kit.send(getRecipientChoice, guesser, { params })),
    )
  for (const [endpoint, input] of guesses) {
    const answer = await kit.send(endpoint, guesser, input)
    if (answer.status === 404)
      kit.report.notReached(nameOf(endpoint), check, `${MOST_CALLS} guesses from one network reach no limit`)
    else kit.enter(endpoint, check, refusalProblem(answer, { code: 'too_many' }))
  }
}

/** Calls what is counted by session until it is refused: the refusal has to say when to come again. */
export async function checkLimits(kit: Kit): Promise<void> {
  const check = refusalCheck('too_many_requests')
  for (const [endpoint, body] of GUESSES) {
    const guest = await kit.guest()
    if (endpoint !== writeLog) await fillCart(kit, guest)
    let refused
    for (let made = 0; made < MOST_CALLS && !refused; made += AT_ONCE) {
      const calls = Array.from({ length: AT_ONCE }, () => kit.send(endpoint, guest, { body }))
      refused = (await Promise.all(calls)).find(({ status }) => status !== 200)
    }
    if (refused) kit.enter(endpoint, check, refusalProblem(refused, { code: 'too_many_requests' }))
    else kit.report.notReached(nameOf(endpoint), check, `${MOST_CALLS} calls of one session reach no limit`)
  }
}
