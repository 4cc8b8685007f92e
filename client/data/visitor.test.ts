import { describe, expect, it } from 'vitest'
import { STRANGER, visitorOf, withCartOfPage } from './visitor.tsx'

describe('the visitor of a page that shows the cart', () => {
  const visitor = visitorOf({ visitor: { ...STRANGER, cart: { quantity: 3 } } }, null)
  const answer = (data: object) => ({ page: { data } })

  it('has as much in it as the page, whatever was answered beside it', () => {
    const same = withCartOfPage(visitor, answer({ cart: { quantity: 2, lines: [] } }))
    expect(same?.visitor).toEqual({ ...STRANGER, cart: { quantity: 2 } })
    expect(withCartOfPage(visitor, answer({ cart: { quantity: 0 } }))?.visitor?.cart.quantity).toBe(0)
  })

  it('is as it was answered where a page has no cart, says nothing of its quantity, or failed', () => {
    for (const data of [{}, { cart: null }, { cart: { unpaidOrder: null } }])
      expect(withCartOfPage(visitor, answer(data))).toBe(visitor)
    expect(withCartOfPage(visitor, { page: undefined })).toBe(visitor)
    expect(withCartOfPage(visitor, {})).toBe(visitor)
  })

  it('stays unknown where it is', () => {
    const stranger = visitorOf(null, null)
    expect(withCartOfPage(stranger, answer({ cart: { quantity: 2 } }))).toBe(stranger)
    expect(withCartOfPage(null, answer({ cart: { quantity: 2 } }))).toBeNull()
  })
})
