import { beforeAll, describe, expect, test } from 'vitest'
import { BrowserWithoutScripts } from '../../../../tests/support/pages/browser-without-scripts.ts'
import type { SharedBackend } from '../../../../tests/support/processes/shared-backend.ts'
import { sharedBackend } from '../../../../tests/support/processes/shared-backend.ts'
import { signInByForm } from '../../../../tests/support/pages/sign-in-by-form.ts'

let backend: SharedBackend
beforeAll(async () => {
  backend = await sharedBackend()
})

describe('signing in', () => {
  test('leads to where the visitor wanted to go, and nowhere else', async () => {
    const browser = new BrowserWithoutScripts(() => backend.shop.url)
    expect((await browser.get('/profile/orders')).location).toBe('/auth?next=%2Fprofile%2Forders')
    const first = await signInByForm(
      browser,
      backend.shop.url,
      'next@example.org',
      '/auth?next=%2Fprofile%2Forders',
    )
    // Who is new says first who they are.
    expect(first).toMatchObject({ status: 303, location: '/auth?next=%2Fprofile%2Forders' })
    const registering = await browser.get('/auth?next=%2Fprofile%2Forders')
    expect(registering.html).toContain('data-page="signup"')
    const registered = await browser.post('/auth?next=%2Fprofile%2Forders', {
      intent: 'register',
      name: 'Iris',
      gender: 'DO_NOT_SPECIFY',
    })
    expect(registered.location).toBe('/auth?step=completed&next=%2Fprofile%2Forders')
    const completed = await browser.get(registered.location ?? '')
    expect(completed.html).toContain('data-page="signup-completed"')
    expect(completed.html).toContain('href="/profile/orders"')
    // From now on the page is not for them any more.
    expect(await browser.get('/auth?next=%2Fprofile%2Forders')).toMatchObject({
      status: 302,
      location: '/profile/orders',
    })
    for (const next of ['', 'https://evil.example/', '//evil.example', '/\\evil.example', '/auth?next=/auth'])
      expect((await browser.get(`/auth?next=${encodeURIComponent(next)}`)).location, next).toBe(
        '/profile/my-account',
      )
    await browser.close()
  })

  test('puts neither the address nor the code into a URL', async () => {
    const browser = new BrowserWithoutScripts(() => backend.shop.url)
    const done = await signInByForm(browser, backend.shop.url, 'leak@example.org')
    expect(done.location).toBe('/auth')
    const step = await browser.get('/auth')
    const addresses = [...step.html.matchAll(/(?:href|action)="(\/[^"]*)"/g)].map(([, address]) => address)
    expect(addresses).toContain('/auth')
    expect(addresses.filter((address) => /leak|%40|@/.test(address ?? ''))).toEqual([])
    await browser.close()
  })
})
