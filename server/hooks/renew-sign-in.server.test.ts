import { beforeAll, expect, test } from 'vitest'
import { BrowserWithoutScripts } from '../../tests/support/pages/browser-without-scripts.ts'
import type { SharedBackend } from '../../tests/support/processes/shared-backend.ts'
import { sharedBackend } from '../../tests/support/processes/shared-backend.ts'
import { registerByForm } from '../../tests/support/pages/sign-in-by-form.ts'
import { searchOf } from '../../tests/support/persisted-operation.ts'
import { startBreakingProxy } from '../../tests/support/stand-ins/breaking-proxy.ts'
import { startShopProcess } from '../../tests/support/processes/shop-process.ts'

let backend: SharedBackend
beforeAll(async () => {
  backend = await sharedBackend()
})

async function arrive(receiver: string): Promise<BrowserWithoutScripts> {
  const browser = new BrowserWithoutScripts(() => backend.shop.url)
  await registerByForm(browser, backend.shop.url, receiver)
  return browser
}

/** A day later the browser has forgotten that it was renewed. */
const aDayLater = ({ cookies }: BrowserWithoutScripts) => cookies.delete('auth_renewed')

const tokenOf = ({ cookies }: BrowserWithoutScripts) => cookies.get('auth_token') ?? ''

const signInsOf = async (browser: BrowserWithoutScripts) => {
  const answer = await fetch(`${backend.storeUrl}/v1/user/sign-ins/`, {
    headers: { authorization: `Bearer ${tokenOf(browser)}` },
  })
  return ((await answer.json()) as { data: unknown[] }).data
}

test('a browser gets a new token with the first page of a day, on a page for everybody and on its own', async () => {
  const browser = await arrive('renewed-by-page@example.org')
  for (const path of ['/category/roses', '/cart', '/no-such-page']) {
    const token = tokenOf(browser)
    await browser.get(path)
    expect(tokenOf(browser), path).toBe(token)
    aDayLater(browser)
    const { html } = await browser.get(path)
    expect(tokenOf(browser), path).not.toBe(token)
    expect(browser.cookies.get('auth_renewed'), path).toBe('1')
    expect(html, path).not.toContain(tokenOf(browser))
  }
  expect(await signInsOf(browser)).toHaveLength(1)
  expect((await browser.get('/profile/my-account')).html).toContain('Where you are signed in')
})

test('both cookies are out of reach of scripts', async () => {
  const browser = await arrive('renewed-in-secret@example.org')
  const answer = await fetch(`${backend.shop.url}/about-us`, {
    headers: { cookie: `auth_token=${tokenOf(browser)}; auth=1` },
  })
  const set = answer.headers.getSetCookie().filter((line) => /^auth_(token|renewed)=/.test(line))
  expect(set).toHaveLength(2)
  for (const line of set) expect(line).toMatch(/HttpOnly; SameSite=Lax/)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
})

test('neither a form nor a call of scripts renews', async () => {
  const browser = await arrive('not-renewed@example.org')
  aDayLater(browser)
  const cookie = `auth_token=${tokenOf(browser)}; auth=1`
  const called = await fetch(backend.shop.url + searchOf('Visitor', {}), { headers: { cookie } })
  const sent = await fetch(`${backend.shop.url}/cart`, {
    ...{ method: 'POST', redirect: 'manual', body: new URLSearchParams({ intent: 'none' }) },
    headers: { cookie },
  })
  for (const answer of [called, sent])
    expect(answer.headers.getSetCookie().filter((line) => line.startsWith('auth'))).toEqual([])
})

test('a token that is dead is taken away, and not renewed', async () => {
  const browser = await arrive('dead-when-renewed@example.org')
  await fetch(`${backend.storeUrl}/v1/user/logout/`, {
    headers: { authorization: `Bearer ${tokenOf(browser)}` },
  })
  aDayLater(browser)
  await browser.get('/cart')
  for (const name of ['auth_token', 'auth', 'auth_renewed']) expect(browser.cookies.get(name), name).toBe('')
})

test('with a backend that cannot renew, visitors stay signed in, and it is asked once an hour', async () => {
  const asked: string[] = []
  const proxy = await startBreakingProxy(backend.storeUrl, [
    {
      of: /sign-ins\/renew/,
      answer: (answer, { path }) => {
        asked.push(path)
        Object.assign(answer, {
          status: 404,
          json: { error: { code: 'not_found', message: 'No such call.' } },
        })
      },
    },
  ])
  const shop = await startShopProcess({ API_BASE_URL: proxy.url })
  const browser = await arrive('cannot-be-renewed@example.org')
  const cookie = `auth_token=${tokenOf(browser)}; auth=1`
  const answer = await fetch(`${shop.url}/profile/my-account`, { headers: { cookie } })
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('cannot-be-renewed@example.org')
  expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^auth_renewed=1; Max-Age=3600;/)])
  expect(asked).toHaveLength(1)
  await shop.stop()
  await proxy.stop()
})
