import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import type { Shown } from './subscription-fields.ts'
import { Subscription } from './subscription.tsx'

const money = (text: string, amount: number) => ({ text, amount })
const SHOWN = {
  ...{ id: 'SUBTEST1', state: 'ACTIVE', everyWeeks: 1, quantity: 1, title: 'Tulips', variantTitle: 'Ten' },
  ...{ price: money('£30', 3000), deliveryPrice: money('Free', 0), image: null, ordered: null },
  ...{
    window: { windowId: '4', from: '16:00', to: '20:00' },
    nextWindow: null,
    windows: [],
    swaps: [],
  },
  ...{ shippingAddress: { line1: '1 Road', postcode: 'N1 9GU' }, recipient: { name: 'Iris' } },
  ...{ nextDeliveryOn: '2026-12-24', movedFrom: null, changeUntil: '2026-12-22T17:00:00Z' },
  ...{ pausedUntil: null, savedPaymentMethod: null, may: [] },
}

/** The words about a subscription. */
function wordsOf(subscription: object): string {
  const shown = { ...SHOWN, ...subscription } as unknown as Shown
  const router = createMemoryRouter([
    { path: '/', element: <Subscription subscription={shown} problem={undefined} /> },
  ])
  const page = renderToStaticMarkup(<RouterProvider router={router} />)
  return page.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
}

it('says when the next delivery comes where its usual time or its day cannot be had', () => {
  expect(wordsOf({})).toContain('between 16:00 and 20:00')
  expect(wordsOf({})).toMatch(/The next delivery is on [^,.]*24 December[^,.]*\. It is charged/)
  const moved = { nextWindow: { from: '10:00', to: '11:00' }, movedFrom: '2026-12-25' }
  expect(wordsOf(moved)).toMatch(
    /The next delivery is on .*24 December.*, between 10:00 and 11:00, as we cannot deliver on .*25 December/,
  )
})

it('lets a paused subscription have other flowers', () => {
  const swaps = [{ productId: '1', lineSlug: 'ten', title: 'Roses', pricePerDelivery: money('£31', 3100) }]
  const paused = { state: 'PAUSED', nextDeliveryOn: null, swaps, may: ['RESUME', 'SWAP', 'CANCEL'] }
  expect(wordsOf(paused)).toMatch(/Resume.*Other flowers.*Roses, £31 a time/)
})
