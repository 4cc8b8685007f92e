import { pounds } from '../../kernel/index.ts'
import { renderEmail } from './email.ts'
import type { RenderedEmail } from './email.ts'

type AbandonedCart = {
  name: string | null
  titles: string[]
  /** Pence. */
  total: number
  cartUrl: string
  unsubscribeUrl: string
  /** The customer has no account. */
  isGuest: boolean
}

/** How many titles are listed; the others are counted. */
const MAX_TITLES = 3

/** Renders the e-mail about an abandoned cart, for customers who agreed to offers. */
export function cartEmail({
  name,
  titles,
  total,
  cartUrl,
  unsubscribeUrl,
  isGuest,
}: AbandonedCart): RenderedEmail {
  const more = titles.length - MAX_TITLES
  const list = [...titles.slice(0, MAX_TITLES), ...(more > 0 ? [`and ${more} more`] : [])].join(', ')
  return renderEmail({
    subject: 'Your flowers are still in the cart',
    preview: list,
    heading: name ? `Still thinking, ${name}?` : 'Still thinking?',
    parts: [
      { kind: 'text', text: `You left ${list} in your cart, ${pounds(total)} in all.` },
      {
        kind: 'text',
        text: 'They are as you left them. Flowers and delivery times are not held until you choose a time.',
      },
      { kind: 'button', label: 'Back to your cart', href: cartUrl },
    ],
    settings: !isGuest,
    reason: 'You get this because you agreed to hear of offers. We ask about a cart once.',
    unsubscribeUrl,
  })
}
