import { Temporal } from 'temporal-polyfill'
import type { z } from 'zod'
import type { SandboxCard } from '../../../contract/payment.ts'
import { hasCheckDigit } from '../../../contract/types/field-rules.ts'

type Answer = { state: 'succeeded'; message: null } | { state: 'failed' | 'requires_action'; message: string }

const DECLINED = '4000000000000002'
const CHALLENGED = '4000002760003184'
/** Succeeds at checkout and is declined off-session. */
const DECLINED_OFF_SESSION = '4000000000000341'

/** Returns the sandbox's answer to a card. `today` is the London civil date. */
export function answerToCard(card: z.infer<typeof SandboxCard>, today: Temporal.PlainDate): Answer {
  if (!hasCheckDigit(card.number)) return { state: 'failed', message: 'Your card number is incorrect.' }
  if (hasExpired(card.expiry, today)) return { state: 'failed', message: 'Your card has expired.' }
  if (card.number === DECLINED) {
    return { state: 'failed', message: 'Your card was declined. You were not charged: try another card.' }
  }
  if (card.number === CHALLENGED) {
    return { state: 'requires_action', message: 'Your bank asks you to confirm the payment.' }
  }
  return { state: 'succeeded', message: null }
}

/** Returns the sandbox's answer to an off-session charge of a saved card. */
export function answerOffSession(
  card: { number: string; expiry: string } | undefined,
  today: Temporal.PlainDate,
): Answer {
  if (!card) return { state: 'failed', message: 'There is no card to charge.' }
  if (card.number === DECLINED_OFF_SESSION) return { state: 'failed', message: 'Your card was declined.' }
  const answer = answerToCard({ ...card, cvc: '' }, today)
  if (answer.state !== 'requires_action') return answer
  return { state: 'failed', message: 'Your bank wants you to confirm the payment yourself.' }
}

function hasExpired(expiry: string, today: Temporal.PlainDate): boolean {
  const [month, year] = expiry.split('/').map((part) => Number(part.trim()))
  const expires = Temporal.PlainYearMonth.from({ year: 2000 + (year ?? 0), month: month ?? 1 })
  return Temporal.PlainYearMonth.compare(expires, today.toPlainYearMonth()) < 0
}
