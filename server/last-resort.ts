import type { FastifyError, FastifyInstance } from 'fastify'
import { TOO_MANY, TooManyRequests } from './hooks/request-limits.ts'

const page = (words: string) =>
  `<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Larkspur</title><style>body{font:1.125rem/1.5 Georgia,serif;background:#faf6ef;color:#1c3328;display:grid;place-content:center;min-height:90vh;text-align:center;padding:1rem}a{color:inherit}</style></head><body><p>${words}</p><p><a href="/">To the main page</a></p></body></html>`
const PAGE = page('An error occurred while showing the error page')
const SLOWER = page(TOO_MANY)

/** Answers when even the error page could not be made: the one place where faults of the Node tier end. */
export function addLastResort(app: FastifyInstance): void {
  // Every address can be read, and sent a form; nothing else is done with one.
  app.setNotFoundHandler((_request, reply) =>
    reply.status(405).header('allow', 'GET, HEAD, POST').type('text/plain; charset=utf-8').send('Not here.'),
  )
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status =
      error.statusCode && error.statusCode >= 400 && error.statusCode < 600 ? error.statusCode : 500
    if (status >= 500) request.log.error({ err: error }, 'request failed')
    reply.status(status).header('cache-control', 'no-store')
    if (error instanceof TooManyRequests)
      return reply.header('retry-after', error.retryAfter).type('text/html; charset=utf-8').send(SLOWER)
    if (status < 500) return reply.type('text/plain; charset=utf-8').send(error.message)
    return reply.type('text/html; charset=utf-8').send(PAGE)
  })
}
