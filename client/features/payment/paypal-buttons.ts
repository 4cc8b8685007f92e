import { loadScript } from './provider-script.ts'
import type { Started, Widget } from './widget.ts'
import { NotBegun } from './widget.ts'
import { withTimeout } from './with-timeout.ts'

/** The part of PayPal's SDK that is used here. */
type PaypalSdk = {
  Buttons: (options: {
    createOrder: () => Promise<string>
    onApprove: () => Promise<void>
    onCancel: () => void
    onError: () => void
  }) => { render: (place: HTMLElement) => Promise<void>; close: () => Promise<void> }
}

/** PayPal's own buttons. Its order is made by the store; what is approved in its window is taken by the store, too. */
export async function startPaypal({
  place,
  publicKey,
  begin,
  onApproved,
  onProblem,
}: Widget): Promise<Started> {
  const options = new URLSearchParams({ 'client-id': publicKey, currency: 'GBP', intent: 'capture' })
  // What it draws has scripts of its own, which the page lets in by its nonce only.
  const nonce = document.getElementById('payload')?.nonce
  await loadScript(`https://www.paypal.com/sdk/js?${options}`, nonce ? { cspNonce: nonce } : {})
  const { paypal } = window as unknown as { paypal: PaypalSdk }
  let isRefused = false
  const buttons = paypal.Buttons({
    createOrder: async () => {
      onProblem(null)
      try {
        return await begin()
      } catch (error) {
        isRefused = error instanceof NotBegun
        throw error
      }
    },
    onApprove: onApproved,
    onCancel: () => onProblem('You left PayPal before paying. You were not charged.'),
    onError: () => {
      if (!isRefused)
        onProblem('PayPal does not work at the moment. You were not charged: try again or pay otherwise.')
      isRefused = false
    },
  })
  await withTimeout(buttons.render(place))
  return { stop: () => void buttons.close() }
}
