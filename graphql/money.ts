/** Integer pence. */
export type Pence = number

const whole = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })

/** Formats pence as pages show them: £49, £49.50, £1,249. Every `Money.text` is made here. */
export function formatMoney(pence: Pence): string {
  // A minus sign, not a hyphen.
  return (pence % 100 === 0 ? whole : exact).format(pence / 100).replace('-', '−')
}
