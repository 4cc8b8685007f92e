import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../config.ts'
import type { SharedBackend } from '../../tests/support/processes/shared-backend.ts'
import { sharedBackend } from '../../tests/support/processes/shared-backend.ts'
import type { Expected } from './compare.ts'
import { comparePaymentPage } from './compare.ts'
import { expectedHeaders } from './expected.ts'

const DIST = join(import.meta.dirname, '..', '..', 'dist')

let backend: SharedBackend
let expected: Expected
beforeAll(async () => {
  backend = await sharedBackend()
  expected = {
    headers: await expectedHeaders(readConfig({ SITE_URL: backend.shop.url }), join(DIST, 'server')),
    assets: join(DIST, 'client', 'assets'),
  }
})

type Answer = { headers: Headers; body: string }

/** A server in front of the shop that somebody has tampered with. */
async function tampered(change: (path: string, answer: Answer) => void): Promise<string> {
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    const headers = { cookie: request.headers.cookie ?? '', 'accept-encoding': 'identity' }
    void fetch(backend.shop.url + path, { headers }).then(async (received) => {
      const answer = { headers: new Headers(received.headers), body: await received.text() }
      for (const name of ['content-length', 'transfer-encoding', 'connection']) answer.headers.delete(name)
      change(path, answer)
      response.writeHead(received.status, Object.fromEntries(answer.headers)).end(answer.body)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const differences = async (shopUrl: string) =>
  (await comparePaymentPage(shopUrl, expected)).flatMap(({ what, difference }) =>
    difference === undefined ? [] : [`${what} ${difference}`],
  )

test('a shop is as its release and its inventory say: headers, page and every script', async () => {
  const findings = await comparePaymentPage(backend.shop.url, expected)
  expect(findings.filter(({ difference }) => difference !== undefined)).toEqual([])
  expect(findings.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['header content-security-policy', 'scripts of the page']),
  )
  expect(findings.filter(({ what }) => what.startsWith('/assets/')).length).toBeGreaterThan(20)
  expect(await differences(await tampered(() => {}))).toEqual([])
})

test('a script that somebody wrote into the page is named', async () => {
  const write = (tag: string) =>
    tampered((path, answer) => {
      if (path.startsWith('/payment/')) answer.body = answer.body.replace('</head>', `${tag}</head>`)
    })
  expect(await differences(await write('<script src="https://evil.example/skim.js"></script>'))).toEqual([
    'scripts of the page <script src="https://evil.example/skim.js"> is not of this release',
  ])
  expect(await differences(await write('<script>skim()</script>'))).toEqual([
    'scripts of the page <script> is not of this release',
  ])
  expect(await differences(await write('<img src="x" onerror="skim()">'))).toEqual([
    'scripts of the page <img src="x" onerror= runs inline',
  ])
})

test('a policy that lets somebody else in, and a script of ours that was changed, are named', async () => {
  const loosened = await tampered((path, { headers }) => {
    const policy = headers.get('content-security-policy') ?? ''
    if (path.startsWith('/payment/'))
      headers.set('content-security-policy', policy.replace("script-src 'self'", '$& https://evil.example'))
  })
  expect(await differences(loosened)).toEqual([
    expect.stringMatching(/^header content-security-policy is .*evil\.example/),
  ])
  let changed = ''
  const patched = await tampered((path, answer) => {
    if (!path.endsWith('.js') || (changed && changed !== path)) return
    changed = path
    answer.body += '\n;skim()'
  })
  expect(await differences(patched)).toEqual([
    expect.stringMatching(/^\/assets\/\S+ is sha384-\S+, and should be sha384-/),
  ])
})
