import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { hasLeft } from '../graphql/errors/client-left.ts'
import { Overloaded } from './concurrency-limit.ts'
import { isOwnLocation } from './hooks/own-locations.ts'
import { TOO_MANY, TooManyRequests } from './hooks/request-limits.ts'
import { escapeXml } from './routes/xml.ts'

/** The style of pages that no bundle is needed for; their policy names it by its hash. */
export const ERROR_STYLE =
  'body{font:1.125rem/1.5 Georgia,serif;background:#faf6ef;color:#1c3328;display:grid;place-content:center;min-height:90vh;text-align:center;padding:1rem}h1{font-size:1.75rem;font-weight:400;margin:0}a{color:inherit}button{font:inherit;color:#faf6ef;background:#1c3328;border:0;border-radius:2rem;padding:.6rem 1.5rem}'

const page = (title: string, main: string) =>
  `<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${ERROR_STYLE}</style></head><body><main>${main}<p><a href="/">To the main page</a></p></main></body></html>`
const PAGE = page('Larkspur', '<p>An error occurred while showing the error page</p>')

/** The heading and the words of the pages of a 429 and of an overload. */
const SLOWER = ['A little slower, please', TOO_MANY] as const
const OVERLOADED = ['The shop is very busy', 'Please try again in a moment.'] as const

/** Card fields are never shown again. */
const OF_A_CARD = ['number', 'expiry', 'cvc']

/** A page with a button that repeats the request with what was typed. */
function askAgain({ method, url, body }: FastifyRequest, heading: string, words: string): string {
  const address = escapeXml(isOwnLocation(url) ? url : '/')
  const fields = [...formOf(body)]
  const isCard = fields.some(([name]) => name === 'cvc')
  const kept = fields.flatMap(([name, value]) =>
    typeof value !== 'string' || (isCard && OF_A_CARD.includes(name))
      ? []
      : [`<input type="hidden" name="${escapeXml(name)}" value="${escapeXml(value)}">`],
  )
  const again =
    method === 'POST'
      ? `<form method="post" action="${address}" novalidate>${kept.join('')}<button>Try again</button></form>`
      : `<p><a href="${address}">Try again</a></p>`
  return page(`${heading} | Larkspur`, `<h1>${heading}</h1><p>${words}</p>${again}`)
}

function formOf(body: unknown): Iterable<[name: string, value: unknown]> {
  if (body instanceof FormData) return body.entries()
  return typeof body === 'string' ? new URLSearchParams(body).entries() : []
}

/** Answers errors that no page handles, such as a failed error page. All faults of the Node tier end here. */
export function addErrorHandler(app: FastifyInstance): void {
  // Every address accepts GET and POST: what is read and not found is a file of a bundle, and other methods get a 405.
  app.setNotFoundHandler(({ method }, reply) => {
    const isRead = method === 'GET' || method === 'HEAD'
    if (isRead) reply.status(404).header('cache-control', 'no-store')
    else reply.status(405).header('allow', 'GET, HEAD, POST')
    return reply.type('text/plain; charset=utf-8').send('Not here.')
  })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // Nor is there anything outside of the folders that files are served from.
    if (error.code === 'FST_STATIC_FORBIDDEN_PATH') return reply.callNotFound()
    // Nobody receives it; it is for the access log.
    if (hasLeft(error)) return reply.status(499).send()
    const status =
      error.statusCode && error.statusCode >= 400 && error.statusCode < 600 ? error.statusCode : 500
    // How many were refused is in the metrics: a line for each would make it worse.
    if (status >= 500 && !(error instanceof Overloaded)) request.log.error({ err: error }, 'request failed')
    reply.status(status).header('cache-control', 'no-store')
    if (error instanceof TooManyRequests || error instanceof Overloaded) {
      const [heading, words] = error instanceof Overloaded ? OVERLOADED : SLOWER
      return reply
        .header('retry-after', error.retryAfter)
        .type('text/html; charset=utf-8')
        .send(askAgain(request, heading, words))
    }
    if (status < 500) return reply.type('text/plain; charset=utf-8').send(error.message)
    return reply.type('text/html; charset=utf-8').send(PAGE)
  })
}
