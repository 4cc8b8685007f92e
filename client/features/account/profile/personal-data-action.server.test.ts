import { beforeAll, describe, expect, test } from 'vitest'
import { BrowserWithoutScripts } from '../../../../tests/support/pages/browser-without-scripts.ts'
import type { SharedBackend } from '../../../../tests/support/processes/shared-backend.ts'
import { sharedBackend } from '../../../../tests/support/processes/shared-backend.ts'
import { codeTo, registerByForm, signInByForm } from '../../../../tests/support/pages/sign-in-by-form.ts'
import { query } from '../../../../tests/support/processes/test-server.ts'

let backend: SharedBackend
beforeAll(async () => {
  backend = await sharedBackend()
})

async function arrive(receiver: string): Promise<BrowserWithoutScripts> {
  const browser = new BrowserWithoutScripts(() => backend.shop.url)
  await registerByForm(browser, backend.shop.url, receiver)
  return browser
}

describe('personal data', () => {
  test('whose removal is refused say why beside the address that stays', async () => {
    const browser = new BrowserWithoutScripts(() => backend.shop.url)
    await signInByForm(browser, backend.shop.url, 'stays@example.org')
    // The name is still to be given: nothing can be saved without one.
    const refused = await browser.post('/profile/personal-data?done=saved', {
      ...{ intent: 'removeContact', type: 'email', name: '', gender: '' },
    })
    expect(refused.status).toBe(400)
    const email = /<section[^>]*id="email".*?<\/section>/s.exec(refused.html)?.[0]
    expect(email).toMatch(/role="alert".*Please fill all fields to continue/s)
    expect(refused.html).not.toContain('Saved.')
    const last = await browser.post('/profile/personal-data', {
      ...{ intent: 'removeContact', type: 'email', name: 'Iris', gender: 'female' },
    })
    expect(last.html).toContain('This is what you sign in with')
  })

  test('that were erased are said to be', async () => {
    const shown = await new BrowserWithoutScripts(() => backend.shop.url).get('/auth?done=erased')
    expect(shown.html).toContain('Your account and your personal data are erased.')
  })
})

describe('an address that is proven', () => {
  test('and is another account’s is refused beside its field', async () => {
    const [other, browser] = [await arrive('other-owner@example.org'), await arrive('prover@example.org')]
    await query(
      backend.databaseUrl,
      `update "user" set email = 'taken@example.org' where email = 'other-owner@example.org'`,
    )
    const contact = { type: 'email', receiver: 'taken@example.org', name: 'Iris Green', gender: 'female' }
    const asked = await browser.post('/profile/personal-data', { intent: 'sendContact', ...contact })
    expect(asked.html).toContain('We sent a code to')
    const code = await codeTo(backend.shop.url, 'taken@example.org')
    const told = await browser.post('/profile/personal-data', { intent: 'confirmContact', ...contact, code })
    expect(told.status).toBe(400)
    const page = /<section[^>]*id="email".*?<\/section>/s.exec(told.html)?.[0]
    expect(page).toContain('Another account signs in with this e-mail')
    expect(page).toMatch(/name="receiver"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="receiver"/)
    expect(page).not.toContain('6-digit code')
    await Promise.all([other.close(), browser.close()])
  })

  test('is asked for again by who was signed out elsewhere', async () => {
    const browser = await arrive('elsewhere@example.org')
    browser.cookies.delete('auth')
    browser.cookies.delete('auth_token')
    const seen = await browser.post('/profile/personal-data', {
      intent: 'details',
      name: 'Iris',
      gender: 'female',
    })
    expect([302, 303]).toContain(seen.status)
    expect(seen.location).toMatch(/^\/auth/)
    await browser.close()
  })
})
