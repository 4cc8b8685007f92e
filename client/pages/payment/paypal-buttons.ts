import type { Started, Widget } from './provider-form.tsx'
import { loadScript } from './provider-script.ts'

/** The part of PayPal's SDK that is used here. */
type PaypalSdk = {
  Buttons: (options: {
    createOrder: () => Promise<string>
    onApprove: () => void
    onCancel: () => void
    onError: () => void
  }) => { render: (place: HTMLElement) => Promise<void>; close: () => Promise<void> }
}

/** PayPal's own buttons. Its order was made by the store; what is approved in its window is taken by the store, too. */
export async function startPaypal({ place, payment, onApproved, onProblem }: Widget): Promise<Started> {
  const options = new URLSearchParams({ 'client-id': payment.publicKey, currency: 'GBP', intent: 'capture' })
  await loadScript(`https://www.paypal.com/sdk/js?${options}`)
  const { paypal } = window as unknown as { paypal: PaypalSdk }
  const buttons = paypal.Buttons({
    createOrder: async () => payment.clientSecret,
    onApprove: onApproved,
    onCancel: () => onProblem('You left PayPal before paying. You were not charged.'),
    onError: () => onProblem('PayPal does not work at the moment. You were not charged.'),
  })
  await buttons.render(place)
  return { stop: () => void buttons.close() }
}
