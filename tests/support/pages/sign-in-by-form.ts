import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserWithoutScripts, Seen } from './browser-without-scripts.ts'

/** The code in the newest message to an address, waiting for one that comes after `earlier` others. */
export async function codeTo(shopUrl: string, receiver: string, earlier = 0): Promise<string> {
  for (let tries = 0; tries < 200; tries++) {
    const answer = await fetch(`${shopUrl}/sandbox/messages?to=${encodeURIComponent(receiver)}`)
    const messages = (await answer.json()) as { text: string }[]
    if (messages.length > earlier) return /\b\d{6}\b/.exec(messages[0]?.text ?? '')?.[0] ?? ''
    await pause(50)
  }
  throw new Error(`Nothing was sent to ${receiver}`)
}

/** Signs a browser in by the forms of the sign-in page. Answers with what the last one was answered. */
export async function signInByForm(
  browser: BrowserWithoutScripts,
  shopUrl: string,
  receiver: string,
  path = '/auth',
): Promise<Seen> {
  const to = { type: receiver.includes('@') ? 'email' : 'phone', receiver }
  const sent = await browser.post(path, { intent: 'send', ...to })
  if (!sent.html.includes('data-step="code"')) throw new Error('No code was sent')
  return browser.post(path, { intent: 'signIn', ...to, code: await codeTo(shopUrl, receiver) })
}

/** The same, with the personal data given. */
export async function registerByForm(
  browser: BrowserWithoutScripts,
  shopUrl: string,
  receiver: string,
): Promise<void> {
  await signInByForm(browser, shopUrl, receiver)
  const done = await browser.post('/auth', { intent: 'register', name: 'Iris Green', gender: 'female' })
  if (done.location !== '/auth?step=completed') throw new Error(`The registration ended at ${done.location}`)
}
