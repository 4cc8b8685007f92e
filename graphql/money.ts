/** Integer pence. */
export type Pence = number

const whole = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })

/** Money as the pages write it: £49, £49.50, £1,249. The only place where money becomes text. */
export function formatMoney(pence: Pence): string {
  // A minus, not the hyphen that stands for one on keyboards.
  return (pence % 100 === 0 ? whole : exact).format(pence / 100).replace('-', '−')
}
