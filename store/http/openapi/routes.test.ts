import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApiDocument } from './document.ts'
import { serveOpenApi } from './routes.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = Fastify()
  await serveOpenApi(app)
  app.get('/elsewhere', async () => 'of no contract')
})
afterAll(() => app.close())

it.each(['/openapi.json', '/docs/json'])('%s is the document, with where it was asked for', async (url) => {
  const answer = await app.inject({ url, headers: { host: 'store.larkspur.example:3001' } })
  expect(answer.headers['content-type']).toContain('application/json')
  const { servers, ...document } = answer.json<Record<string, unknown>>()
  expect(servers).toEqual([
    {
      url: 'http://store.larkspur.example:3001',
      description: 'The service that this document comes from',
    },
  ])
  expect(document).toEqual(JSON.parse(JSON.stringify(openApiDocument())))
})

it('/docs is a page for people', async () => {
  const { statusCode, body } = await app.inject('/docs/')
  expect(statusCode).toBe(200)
  expect(body).toContain('swagger-ui')
})
