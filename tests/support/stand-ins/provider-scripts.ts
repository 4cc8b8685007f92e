import type { BrowserContext } from '@playwright/test'
import type { FakeProvider } from './fake-providers.ts'

/** The providers with a script in our page. */
export type Fakes = Record<'stripe' | 'paypal' | 'revolut', FakeProvider>

/**
 * Answers for the providers' hosts in a browser: a stand-in for each one's script, with the interface the shop uses,
 * frames and a window on the provider's own hosts, and calls that go on to the local provider. What a shopper does there
 * is what the store then sees at the provider's API.
 */
export async function standInForProviders(context: BrowserContext, fakes: Fakes): Promise<void> {
  const hosts = {
    'https://js.stripe.com': { '/endive/stripe.js': script(stripe), '/card': html(CARD_FIELD) },
    'https://hooks.stripe.com': { '/ask': html(choices({ 'It is me': 'yes', 'Not me': 'no' })) },
    'https://www.paypal.com': {
      '/sdk/js': script(paypal),
      '/checkoutnow': html(
        choices({ 'Pay now': 'approve', 'Pay by another card': 'approve-declined', Cancel: 'cancel' }),
      ),
    },
    'https://sandbox-merchant.revolut.com': {
      '/embed.js': script(revolut),
      '/pay': html(choices({ Pay: 'pays', 'Pay by another card': 'declined', Close: 'cancel' })),
    },
  }
  for (const [host, files] of Object.entries(hosts))
    await context.route(`${host}/**`, async (route) => {
      const { pathname } = new URL(route.request().url())
      const file = (files as Record<string, Answer>)[pathname]
      if (file) return route.fulfill(file)
      const fake = host.includes('paypal') ? fakes.paypal : fakes.revolut
      return route.fulfill(await ask(fake, pathname, ''))
    })
  await context.route('https://api.stripe.com/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    return route.fulfill(await ask(fakes.stripe, pathname, route.request().postData() ?? ''))
  })
}

type Answer = { contentType: string; body: string; headers?: Record<string, string> }

const script = (run: () => void): Answer => ({
  contentType: 'text/javascript',
  body: `(${run.toString()})()`,
})
const html = (body: string): Answer => ({ contentType: 'text/html', body })

async function ask({ upstream }: FakeProvider, path: string, body: string): Promise<Answer> {
  const answer = await fetch(upstream.url + path, { method: 'POST', body })
  const headers = { 'access-control-allow-origin': '*' }
  return { contentType: 'application/json', body: await answer.text(), headers }
}

// Scripts stand first: what can be seen can be pressed, and is heard.
const CARD_FIELD = `<script>
  addEventListener('message', ({ source }) => source.postMessage(document.querySelector('input').value, '*'))
</script><label>Card number <input></label>`

/** A page that tells who opened it which button was pressed. */
function choices(names: Record<string, string>): string {
  const buttons = Object.entries(names).map(([name, value]) => `<button value="${value}">${name}</button>`)
  return `<script>
    addEventListener('click', ({ target }) => (opener ?? parent).postMessage(target.value, '*'))
  </script>${buttons.join(' ')}`
}

// The scripts run in the browser, where nothing of this file is.

function stripe(): void {
  const heard = (from: Window | null) =>
    new Promise<string>((resolve) =>
      addEventListener('message', function listen({ source, data }) {
        if (source !== from) return
        removeEventListener('message', listen)
        resolve(data)
      }),
    )
  const frameAt = (src: string, place: Element) => {
    const frame = document.createElement('iframe')
    frame.src = src
    frame.title = src
    place.append(frame)
    return frame
  }
  // Its buttons are there where the browser has wallets, which a test puts in the window with what their card does.
  const expressCheckout = (press: (wallet: string) => void) => {
    const { wallets = {} } = window as { wallets?: Record<string, string> }
    const tell: Record<string, (event: object) => void> = {}
    const buttons = Object.entries(wallets).map(([wallet, card]) => {
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = `Pay by ${wallet}`
      button.onclick = () => {
        press(card)
        tell['confirm']?.({ paymentFailed: () => button.setAttribute('data-failed', '') })
      }
      return button
    })
    return {
      on: (event: string, listener: (event: object) => void) => (tell[event] = listener),
      mount: (place: Element) => {
        place.append(...buttons)
        setTimeout(() => tell['ready']?.({ availablePaymentMethods: buttons.length ? wallets : undefined }))
      },
      destroy: () => buttons.forEach((button) => button.remove()),
    }
  }
  const start = (key: string) => {
    const call = async (secret: string, what: string, more: Record<string, string>) => {
      const [ref = ''] = secret.split('_secret')
      const body = new URLSearchParams({ key, client_secret: secret, ...more })
      const answer = await fetch(`https://api.stripe.com/v1/payment_intents/${ref}/${what}`, {
        method: 'POST',
        body,
      })
      return answer.json()
    }
    return {
      _registerWrapper() {},
      // As Stripe draws them before there is an intent: what is typed is checked first, then confirmed with its secret.
      elements: ({ mode, amount, currency }: { mode: string; amount: number; currency: string }) => {
        if (mode !== 'payment' || !(amount > 0) || currency !== 'gbp') throw new Error('Wrong elements')
        let frame: HTMLIFrameElement | undefined
        let card: string | undefined
        let wallet: string | undefined
        return {
          amount,
          submit: async () => {
            if (wallet) {
              card = wallet
              wallet = undefined
              return {}
            }
            const value = heard(frame?.contentWindow ?? null)
            frame?.contentWindow?.postMessage('card?', '*')
            card = await value
            return card ? {} : { error: { message: 'Your card number is incomplete.' } }
          },
          card: () => {
            if (card === undefined)
              throw new Error('elements.submit() must be called before confirmPayment()')
            return card
          },
          create: (kind: string) => {
            if (kind === 'expressCheckout') return expressCheckout((pressed) => (wallet = pressed))
            const tell: Record<string, () => void> = {}
            return {
              once: (event: string, listener: () => void) => (tell[event] = listener),
              mount: (place: Element) => {
                frame = frameAt('https://js.stripe.com/card', place)
                frame.onload = () => tell['ready']?.()
              },
              destroy: () => frame?.remove(),
            }
          },
        }
      },
      confirmPayment: async ({
        elements,
        clientSecret,
      }: {
        elements: { amount: number; card: () => string }
        clientSecret: string
      }) => {
        const confirmed = await call(clientSecret, 'confirm', {
          card: elements.card(),
          amount: String(elements.amount),
        })
        if (confirmed.paymentIntent?.status !== 'requires_action') return confirmed
        const bank = frameAt('https://hooks.stripe.com/ask', document.body)
        const approve = await heard(bank.contentWindow)
        bank.remove()
        return call(clientSecret, 'challenge', { approve })
      },
    }
  }
  // The release its loader asks for.
  const version = (document.currentScript as HTMLScriptElement).src.split('/')[3]
  Object.assign(window, { Stripe: Object.assign(start, { version }) })
}

function paypal(): void {
  type Options = {
    createOrder: () => Promise<string>
    onApprove: () => Promise<void>
    onCancel: () => void
    onError: (error: unknown) => void
  }
  const own = document.currentScript as HTMLScriptElement
  const Buttons = ({ createOrder, onApprove, onCancel, onError }: Options) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = 'Pay with PayPal'
    const pay = async () => {
      const token = await createOrder()
      const opened = open(`https://www.paypal.com/checkoutnow?token=${token}`, 'paypal', 'popup')
      const choice = await new Promise<string>((resolve) => {
        addEventListener('message', ({ source, data }) => source === opened && resolve(data))
        // Closed without a word.
        const watch = setInterval(() => {
          if (!opened?.closed) return
          clearInterval(watch)
          resolve('cancel')
        }, 50)
      })
      if (choice === 'cancel') {
        opened?.close()
        return onCancel()
      }
      await fetch(`https://www.paypal.com/window/${token}/${choice}`, { method: 'POST' })
      opened?.close()
      await onApprove()
    }
    button.onclick = () => void pay().catch(onError)
    return {
      render: async (place: Element) => {
        // As PayPal's own script does: what it draws with is an inline script.
        const inline = document.createElement('script')
        inline.nonce = own.dataset.cspNonce ?? ''
        inline.textContent = 'window.paypalDraws = true'
        document.head.append(inline)
        if ('paypalDraws' in window) place.append(button)
      },
      close: async () => button.remove(),
    }
  }
  Object.assign(window, { paypal: { Buttons } })
}

function revolut(): void {
  type Options = {
    onSuccess: () => void
    onError: (error: { message: string }) => void
    onCancel: () => void
  }
  const host = new URL((document.currentScript as HTMLScriptElement).src).origin
  const RevolutCheckout = async (token: string) => ({
    payWithPopup: ({ onSuccess, onError, onCancel }: Options) => {
      const frame = document.createElement('iframe')
      frame.src = `${host}/pay`
      frame.title = 'Revolut'
      // It lies over the page, as the real one: what the page does beneath moves no button away from a finger.
      frame.style.cssText = 'position: fixed; inset: auto 0 0 auto; z-index: 1000'
      document.body.append(frame)
      addEventListener('message', async function listen({ source, data }) {
        if (source !== frame.contentWindow) return
        removeEventListener('message', listen)
        frame.remove()
        if (data === 'cancel') return onCancel()
        await fetch(`${host}/widget/${token}/${data}`, { method: 'POST' })
        if (data === 'pays') onSuccess()
        else onError({ message: 'Your card was declined.' })
      })
    },
    destroy: () => {},
  })
  Object.assign(window, { RevolutCheckout })
}
