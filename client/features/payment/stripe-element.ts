import type { Started, Widget } from './widget.ts'
import { withTimeout } from './with-timeout.ts'

const EXPRESS_HEIGHT = 48

/**
 * Stripe's form for cards, with 3-D Secure where the bank asks for it, below the buttons of Apple Pay and Google Pay where the shopper's
 * device has them.
 */
export async function startStripe(widget: Widget): Promise<Started> {
  const { place, publicKey, amount, isSubscription, returnTo, begin, run, onDone, onProblem } = widget
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
  /** Answers whether it is paid, or under way. */
  const confirm = async (): Promise<boolean> => {
    const { error: incomplete } = await elements.submit()
    if (incomplete) {
      onProblem(incomplete.message ?? 'Look at the card again. You were not charged.')
      return false
    }
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
    return !error || isUnderWay
  }
  // The wallets have buttons of their own, which one press pays by.
  const element = elements.create('payment', { wallets: { applePay: 'never', googlePay: 'never' } })
  const express = elements.create('expressCheckout', { buttonHeight: EXPRESS_HEIGHT })
  const { buttons, form } = placesIn(place)
  express.on('ready', ({ availablePaymentMethods }) => {
    if (availablePaymentMethods) buttons.style.visibility = 'visible'
  })
  // Destroyed with the form, and only once.
  express.on('loaderror', () => (buttons.hidden = true))
  express.on('confirm', (event) => {
    let isPaid = false
    const payByWallet = async () => {
      isPaid = await withTimeout(confirm())
    }
    void run(payByWallet).finally(() => {
      // The wallet's window says so too, and can be tried again.
      if (!isPaid) event.paymentFailed({ reason: 'fail' })
    })
  })
  const drawn = new Promise<void>((resolve, reject) => {
    element.once('ready', () => resolve())
    element.once('loaderror', ({ error }) => reject(new Error(error.message ?? error.type)))
  })
  express.mount(buttons)
  element.mount(form)
  try {
    await withTimeout(drawn)
  } catch (error) {
    express.destroy()
    element.destroy()
    throw error
  }
  const dark = window.matchMedia('(prefers-color-scheme: dark)')
  const follow = () => elements.update({ appearance: shopAppearance() })
  dark.addEventListener('change', follow)
  return {
    // The outcome is reported whenever it comes, even after the time-out.
    pay: () => withTimeout(confirm()),
    stop: () => {
      dark.removeEventListener('change', follow)
      express.destroy()
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

/** The places of the wallets' buttons, which are hidden until there are some, and of the form below them. */
function placesIn(place: HTMLElement): { buttons: HTMLElement; form: HTMLElement } {
  const [buttons, form] = [document.createElement('div'), document.createElement('div')]
  // Stripe cannot draw into what takes no part in the layout.
  buttons.style.visibility = 'hidden'
  place.append(buttons, form)
  return { buttons, form }
}
