import { pounds } from '../../kernel/index.ts'
import { renderEmail } from './email.ts'
import type { RenderedEmail } from './email.ts'
import { firstName } from './first-name.ts'
import type { Picture } from './pictures.ts'

type AbandonedCart = {
  name: string | null
  lines: { title: string; picture: Picture }[]
  /** Pence. */
  total: number
  cartUrl: string
  unsubscribeUrl: string
  /** The customer has no account. */
  isGuest: boolean
}

/** How many lines are shown; the others are counted. */
const MAX_LINES = 3

/** Renders the e-mail about an abandoned cart, for customers who agreed to offers. */
export function cartEmail({
  name,
  lines,
  total,
  cartUrl,
  unsubscribeUrl,
  isGuest,
}: AbandonedCart): RenderedEmail {
  const shown = lines.slice(0, MAX_LINES)
  const more = lines.length - shown.length
  const list = new Intl.ListFormat('en-GB').format([
    ...shown.map(({ title }) => title),
    ...(more > 0 ? [`${more} more`] : []),
  ])
  return renderEmail({
    subject: 'Your flowers are still in your cart',
    preview: list,
    heading: name ? `Still thinking, ${firstName(name)}?` : 'Still thinking?',
    parts: [
      {
        kind: 'pictures',
        pictures: shown.map(({ picture, title }) => ({ ...picture, title, href: cartUrl })),
      },
      { kind: 'text', text: `You left ${list} in your cart, ${pounds(total)} in all.` },
      {
        kind: 'text',
        text: 'Your cart is as you left it. We can only hold flowers and a delivery time once you choose that time.',
      },
      { kind: 'button', label: 'Back to your cart', href: cartUrl },
    ],
    settings: !isGuest,
    reason: 'You get this because you agreed to hear of offers. We ask about a cart once.',
    unsubscribeUrl,
  })
}
