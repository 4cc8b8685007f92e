const whole = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })

/** For amounts that are worked out while the shopper chooses; all others come from the gateway as text. */
export function formatPence(pence: number): string {
  return (pence % 100 === 0 ? whole : exact).format(pence / 100)
}
