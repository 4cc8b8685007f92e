import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

type Page = { html: string; policy: string }

/** Serves GraphiQL at /graphiql from our own origin, without foreign scripts. */
export function addGraphiql(app: FastifyInstance): void {
  let page: Promise<Page> | undefined
  app.get('/graphiql', async (_request, reply) => {
    const { html, policy } = await (page ??= makePage())
    return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html)
  })
}

/** Loaded on the first request: its package has nine megabytes, which would slow down every start. */
async function makePage(): Promise<Page> {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql')
  const html = renderGraphiQL({ endpoint: '/graphql', title: 'Larkspur GraphiQL' })
  const scripts = [...html.matchAll(/<script[^>]*>([^]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    // Its editor uses web workers.
    "worker-src 'self' blob: data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
  return { html, policy }
}
