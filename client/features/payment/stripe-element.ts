import type { Started, Widget } from './widget.ts'
import { withTimeout } from './with-timeout.ts'

/** Stripe's Payment Element: cards, Apple Pay and Google Pay, with 3-D Secure where the bank asks for it. */
export async function startStripe(widget: Widget): Promise<Started> {
  const { place, publicKey, amount, isSubscription, returnTo, begin, onDone, onProblem } = widget
  // The pure entry fetches Stripe's script when it is asked to, not when it is imported.
  const { loadStripe } = await withTimeout(import('@stripe/stripe-js/pure'))
  const stripe = await withTimeout(loadStripe(publicKey))
  if (!stripe) throw new Error('Stripe is not there')
  const elements = stripe.elements({
    // Drawn before anything is begun: the payment is, when the shopper pays.
    mode: 'payment',
    amount,
    currency: 'gbp',
    ...(isSubscription && { setupFutureUsage: 'off_session' as const }),
    appearance: shopAppearance(),
  })
  const element = elements.create('payment')
  const drawn = new Promise<void>((resolve, reject) => {
    element.once('ready', () => resolve())
    element.once('loaderror', ({ error }) => reject(new Error(error.message ?? error.type)))
  })
  element.mount(place)
  try {
    await withTimeout(drawn)
  } catch (error) {
    element.destroy()
    throw error
  }
  const dark = window.matchMedia('(prefers-color-scheme: dark)')
  const follow = () => elements.update({ appearance: shopAppearance() })
  dark.addEventListener('change', follow)
  const confirm = async () => {
    const { error: incomplete } = await elements.submit()
    if (incomplete) return onProblem(incomplete.message ?? 'Look at the card again. You were not charged.')
    const clientSecret = await begin()
    const { error } = await stripe.confirmPayment({
      elements,
      clientSecret,
      confirmParams: { return_url: returnTo },
      redirect: 'if_required',
    })
    // Paid in another tab, or by who pressed twice: that is no failure.
    const isUnderWay = ['succeeded', 'processing'].includes(error?.payment_intent?.status ?? '')
    if (!error || isUnderWay) onDone()
    else onProblem(error.message ?? 'The payment did not go through. You were not charged.')
  }
  return {
    // The outcome is reported whenever it comes, even after the time-out.
    pay: () => withTimeout(confirm()),
    stop: () => {
      dark.removeEventListener('change', follow)
      element.destroy()
    },
  }
}

/** The shop's colours of the moment: its fields are in a frame of theirs, where our style sheet does not reach. */
function shopAppearance() {
  const tokens = getComputedStyle(document.documentElement)
  const colour = (name: string) => tokens.getPropertyValue(name).trim()
  return {
    theme: 'flat' as const,
    variables: {
      colorPrimary: colour('--leaf'),
      colorBackground: colour('--card'),
      colorText: colour('--ink'),
      colorTextSecondary: colour('--moss'),
      colorDanger: colour('--petal-deep'),
      borderRadius: '4px',
    },
    rules: { '.Input, .Block, .Tab': { border: `1px solid ${colour('--line-strong')}` } },
  }
}
