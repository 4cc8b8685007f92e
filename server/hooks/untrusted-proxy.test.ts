import { PassThrough } from 'node:stream'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { warnOfUntrustedProxy } from './untrusted-proxy.ts'

test('a proxy that nobody told the shop of is spoken of once, with what to set', async () => {
  const lines: string[] = []
  const stream = new PassThrough({ encoding: 'utf8' }).on('data', (line: string) => lines.push(line))
  const app = Fastify({ logger: { level: 'warn', stream } })
  warnOfUntrustedProxy(app)
  app.get('/', () => 'here')
  await app.inject('/')
  expect(lines).toEqual([])
  for (let count = 0; count < 3; count++)
    await app.inject({ url: '/', headers: { 'x-forwarded-for': '203.0.113.7' } })
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 40,
    msg: expect.stringContaining('Set TRUST_PROXY'),
  })
  expect(lines[0]).not.toContain('203.0.113.7')
})
