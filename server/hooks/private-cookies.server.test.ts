import { beforeAll, describe, expect, test } from 'vitest'
import type { SharedBackend } from '../../tests/support/processes/shared-backend.ts'
import { sharedBackend } from '../../tests/support/processes/shared-backend.ts'
import { BrowserWithoutScripts } from '../../tests/support/pages/browser-without-scripts.ts'
import { registerByForm } from '../../tests/support/pages/sign-in-by-form.ts'
import { operationId } from '../../graphql/execution/operations.ts'
import { buildApp } from '../app.ts'
import { readConfig } from '../config.ts'

let backend: SharedBackend
beforeAll(async () => {
  backend = await sharedBackend()
})

const GONE = /^(auth|auth_token)=; /
const clearedBy = ({ headers }: { headers: Record<string, string | string[] | undefined> }) =>
  [headers['set-cookie'] ?? []]
    .flat()
    .filter((line) => GONE.test(line) && /Max-Age=0|Expires=Thu, 01 Jan 1970/.test(line))
    .map((line) => line.split('=')[0])
    .sort()

async function arrive(receiver: string): Promise<BrowserWithoutScripts> {
  const browser = new BrowserWithoutScripts(() => backend.shop.url)
  await registerByForm(browser, backend.shop.url, receiver)
  return browser
}

/** Ends a browser's sign-in behind its back. */
async function endSignIn(browser: BrowserWithoutScripts): Promise<void> {
  await fetch(`${backend.storeUrl}/v1/user/logout/`, {
    headers: { authorization: `Bearer ${browser.cookies.get('auth_token')}` },
  })
}

describe('a page for everybody', () => {
  test('tells in its visitor payload who is signed in, and in its HTML nobody', async () => {
    const browser = await arrive('seasoned@example.org')
    for (let view = 0; view < 2; view++) {
      const { html } = await browser.get('/category/roses')
      const [page, visitorPayload = ''] = html.split('<script type="application/json" id="visitor">')
      expect(page).not.toContain('Iris Green')
      expect(visitorPayload).toMatch(/"user":\{"id":"[^"]+","name":"Iris Green"\}/)
    }
    const stranger = new BrowserWithoutScripts(() => backend.shop.url)
    expect((await stranger.get('/category/roses')).html).not.toContain('Iris Green')
    await Promise.all([browser.close(), stranger.close()])
  })
})

test('a page that sets a cookie is kept by no edge', async () => {
  const config = readConfig({ LOG_LEVEL: 'silent', EDGE_PURGE_URL: 'http://127.0.0.1:9/' })
  const app = await buildApp(config, backend.storeUrl)
  const headersOf = async (url: string) => (await app.inject({ url })).headers
  const forEdges = ['cdn-cache-control', 'surrogate-control', 'surrogate-key', 'cache-tag']
  await expect
    .poll(async () => Object.keys(await headersOf('/about-us')))
    .toEqual(expect.arrayContaining(forEdges))
  const marked = await headersOf('/about-us?utm_source=mail')
  expect(marked['set-cookie']).toContain('utm_source=mail')
  expect(marked['cache-control']).toBe('private, no-store')
  for (const name of forEdges) expect(marked, name).not.toHaveProperty(name)
  await app.close()
})

describe('a sign-in that is dead', () => {
  test.each(['/profile/orders', '/profile/my-account', '/cart', '/category/roses', '/about-us', '/auth'])(
    'is cleared, and %s leads to the main page',
    async (path) => {
      const browser = await arrive(`dead${path.replaceAll('/', '-')}@example.org`)
      await endSignIn(browser)
      const seen = await browser.get(path)
      expect(seen).toMatchObject({ status: 302, location: '/' })
      expect(seen.headers['cache-control']).toBe('private, no-store')
      expect(clearedBy(seen)).toEqual(['auth', 'auth_token'])
      expect((await browser.get(path)).location).not.toBe('/')
      await browser.close()
    },
  )

  test('is cleared on the main page, which is shown', async () => {
    const browser = await arrive('dead-home@example.org')
    await endSignIn(browser)
    const seen = await browser.get('/')
    expect(seen.status).toBe(200)
    expect(clearedBy(seen)).toEqual(['auth', 'auth_token'])
    await browser.close()
  })

  test('leads to the main page after a change, which is not made', async () => {
    const browser = await arrive('dead-change@example.org')
    await endSignIn(browser)
    const seen = await browser.post('/profile/my-account', { intent: 'signOut' })
    expect(seen).toMatchObject({ status: 303, location: '/' })
    await browser.close()
  })

  test('is told to the scripts of a page over /graphql, once', async () => {
    const browser = await arrive('dead-graphql@example.org')
    const ask = () =>
      browser.get(
        `/graphql?${new URLSearchParams({
          variables: '{}',
          extensions: JSON.stringify({
            persistedQuery: { version: 1, sha256Hash: operationId('Visitor') },
          }),
        })}`,
      )
    const alive = await ask()
    expect(JSON.parse(alive.html).data.visitor.user).toEqual({ id: expect.any(String), name: 'Iris Green' })
    expect(alive.headers['x-sign-in']).toBeUndefined()
    await endSignIn(browser)
    const dead = await ask()
    expect(dead.headers['x-sign-in']).toBe('expired')
    expect(dead.headers['cache-control']).toBe('private, no-store')
    expect(clearedBy(dead)).toEqual(['auth', 'auth_token'])
    expect((await ask()).headers['x-sign-in']).toBeUndefined()
    await browser.close()
  })
})

describe('signing out', () => {
  test('ends the sign-in at once and leads to the main page', async () => {
    const browser = await arrive('out@example.org')
    const token = browser.cookies.get('auth_token') ?? ''
    const seen = await browser.post('/profile/my-account', { intent: 'signOut' })
    expect(seen).toMatchObject({ status: 303, location: '/' })
    expect(clearedBy(seen)).toEqual(['auth', 'auth_token'])
    expect(seen.headers['x-sign-in']).toBeUndefined()
    const answer = await fetch(`${backend.storeUrl}/v1/user/`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(answer.status).toBe(401)
    expect((await browser.get('/profile/orders')).location).toBe('/auth?next=%2Fprofile%2Forders')
    await browser.close()
  })
})
