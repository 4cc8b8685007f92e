import type { Backend } from '../../support/processes/backend.ts'
import { codeTo } from '../../support/pages/sign-in-by-form.ts'
import { messagesTo } from './attacked-shop.ts'
import { eventually } from './raw.ts'
import { CONTACT } from './shopping.ts'
import type { Page, Visitor } from './visitor.ts'
import { alertOf } from './visitor.ts'

export const BY_MAIL = '/auth?by=email'
export const BY_PHONE = '/auth?by=phone'

export const askForCode = async (visitor: Visitor, path: string, receiver: string): Promise<Page> =>
  visitor.press(await visitor.open(path), 'Send me a code', { receiver })

/** Asks for a code, and waits for it; answers with why none comes otherwise. */
export async function getsCode(backend: Backend, visitor: Visitor, email: string) {
  const before = (await messagesTo(backend, email)).length
  const page = await askForCode(visitor, BY_MAIL, email)
  if (page.status !== 200) return alertOf(page)
  // One that an attacker has asked for may still be on its way, and comes besides.
  await eventually(async () => (await messagesTo(backend, email)).length).toBeGreaterThan(before)
  return 'a code'
}

/** Signs up with an e-mail address at the page one is sent to for it; answers with the page that follows. */
export async function signUp(backend: Backend, visitor: Visitor, page: Page, email: string): Promise<Page> {
  const receiver = email.toLowerCase()
  const before = (await messagesTo(backend, receiver)).length
  const byMail = await visitor.follow(page, 'By e-mail')
  const sent = await visitor.press(byMail, 'Send me a code', { receiver: email })
  const code = await codeTo(backend.shop.url, receiver, before)
  const registration = await visitor.press(sent, 'Sign in', { code })
  return visitor.press(registration, 'Create the account', {
    name: CONTACT.name,
    gender: 'female',
  })
}
