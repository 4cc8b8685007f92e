import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import type { OrderSummary_OrderFragment } from '../../../graphql/generated/graphql.ts'
import { SubscriptionTerms } from './subscription-terms.tsx'

const money = (text: string) => ({ text })
const ACTIVE = {
  ...{
    subscriptionId: 'SUBTEST1',
    state: 'ACTIVE',
    everyWeeks: 2,
    price: money('£30'),
    nextTotal: money('£35'),
  },
  ...{ nextDeliveryOn: '2026-12-27', nextChargeAt: '2026-12-25T17:00:00Z' },
}
const NO_NEXT = { nextDeliveryOn: null, nextChargeAt: null }

/** The words of the terms of an order. */
function termsOf(subscription: object, state = 'DELIVERED'): string {
  const order = {
    state,
    totalCost: money('£35'),
    slot: null,
    subscription: { ...ACTIVE, ...subscription },
  }
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <SubscriptionTerms order={order as unknown as OrderSummary_OrderFragment} />
    </MemoryRouter>,
  )
  return page.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
}

it('says when the next delivery comes and is charged', () => {
  expect(termsOf({})).toMatch(
    /Then £35 every 2 weeks.* on .*27 December.*, charged on .*25 December.* at 17:00/,
  )
})

it('promises nothing more of a subscription that has ended, or that never began', () => {
  for (const terms of [
    termsOf({ ...NO_NEXT, state: 'CANCELLED' }),
    termsOf({ ...NO_NEXT, subscriptionId: null, state: null }, 'CANCELLED'),
  ]) {
    expect(terms).toContain('It has ended: nothing more is ordered or charged.')
    expect(terms).not.toMatch(/every 2 weeks|Skip|before each charge/)
  }
})

it('says that a subscription is paused, and where it goes on', () => {
  const terms = termsOf({ ...NO_NEXT, state: 'PAUSED' })
  expect(terms).toContain('It is paused')
  expect(terms).not.toContain('before each charge')
})
