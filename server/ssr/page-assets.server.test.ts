import { expect, test } from 'vitest'
import { sharedBackend } from '../../tests/support/shared-backend.ts'

const STYLESHEET = /<link rel="stylesheet"[^>]* href="([^"]+)"/g

test.each(['/', '/product/101', '/cart', '/auth', '/no-such-page'])(
  'the styles of %s come once, and compressed',
  async (path) => {
    const { shop } = await sharedBackend()
    const page = await (await fetch(shop.url + path)).text()
    const [[, stylesheet] = [], ...others] = page.matchAll(STYLESHEET)

    expect(others).toEqual([])
    const answer = await fetch(`${shop.url}${stylesheet}`, { headers: { 'accept-encoding': 'br' } })
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(await answer.text(), 'the banner stands outside of the page').toContain('consent-banner')
  },
)
