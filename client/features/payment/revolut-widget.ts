import { loadScript } from './provider-script.ts'
import type { Started, Widget } from './widget.ts'
import { withTimeout } from './with-timeout.ts'

/** The part of Revolut's widget that is used here. */
type RevolutCheckout = (
  token: string,
  mode: string,
) => Promise<{
  payWithPopup: (options: {
    onSuccess: () => void
    onError: (error: { message?: string }) => void
    onCancel: () => void
  }) => void
  destroy: () => void
}>

const HOST: Record<string, string> = {
  prod: 'https://merchant.revolut.com',
  sandbox: 'https://sandbox-merchant.revolut.com',
}

/** Revolut's widget, which opens over the page when the shop's button is pressed. */
export async function startRevolut({
  publicKey,
  begin,
  onDone,
  onProblem,
}: Pick<Widget, 'publicKey' | 'begin' | 'onDone' | 'onProblem'>): Promise<Started> {
  await loadScript(`${HOST[publicKey] ?? HOST.prod}/embed.js`)
  const { RevolutCheckout } = window as unknown as { RevolutCheckout: RevolutCheckout }
  let widget: Awaited<ReturnType<RevolutCheckout>> | undefined
  return {
    pay: async () => {
      const token = await begin()
      widget?.destroy()
      widget = await withTimeout(RevolutCheckout(token, publicKey))
      widget.payWithPopup({
        onSuccess: onDone,
        onError: ({ message }) =>
          onProblem(message ?? 'The payment did not go through. You were not charged.'),
        onCancel: () => onProblem('You left before paying. You were not charged.'),
      })
    },
    stop: () => widget?.destroy(),
  }
}
