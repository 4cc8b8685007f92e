import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

type Page = { html: string; policy: string }

/** GraphiQL at /graphiql, all of it from our own origin: no scripts run but those that are in it. */
export function addGraphiql(app: FastifyInstance): void {
  let page: Promise<Page> | undefined
  app.get('/graphiql', async (_request, reply) => {
    const { html, policy } = await (page ??= makePage())
    return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html)
  })
}

/** Made when somebody asks for it: its package is nine megabytes, which no start of the shop has to read. */
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
    // Its editor works in the background.
    "worker-src 'self' blob: data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
  return { html, policy }
}
