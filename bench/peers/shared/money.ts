const whole = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })

/** Pence in words: £49, £49.50. */
export const money = (pence: number) => (pence % 100 === 0 ? whole : exact).format(pence / 100)

/** Per cent off, for a badge. */
export const percentOff = (price: number, before: number) => Math.round((1 - price / before) * 100)
