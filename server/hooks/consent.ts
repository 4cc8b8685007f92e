import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

export const YEAR_SECONDS = 31_536_000

/** The cookies that store an answer to the banner; closing it means the least consent. Undefined for anything else. */
export function consentCookies(choice: unknown): Record<string, string> | undefined {
  if (choice === 'all' || choice === 'necessary') return { consent: choice, banner: 'closed' }
  return choice === 'close' ? { banner: 'closed' } : undefined
}

/** Returns true if the visitor has not answered yet. */
export function isAsked(cookies: Record<string, string | undefined>): boolean {
  return cookies.consent === undefined && cookies.banner === undefined
}

/** Handles the banner's form and redirects to the page that it was sent from. */
export function addConsent(
  app: FastifyInstance,
  config: Config,
  localPath: (text: string | undefined) => string | undefined,
): void {
  app.post('/consent', (request, reply) => {
    const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '')
    const cookies = consentCookies(form.get('choice'))
    if (!cookies) return reply.status(400).type('text/plain').send('choice: must be all, necessary or close')
    for (const [name, value] of Object.entries(cookies)) {
      reply.setCookie(name, value, {
        path: '/',
        maxAge: YEAR_SECONDS,
        sameSite: 'lax',
        secure: config.mode === 'live',
      })
    }
    return reply.header('cache-control', 'no-store').redirect(pathOf(request.headers.referer, localPath), 303)
  })
}

function pathOf(
  referer: string | undefined,
  localPath: (text: string | undefined) => string | undefined,
): string {
  if (!referer || !URL.canParse(referer)) return '/'
  const { pathname, search } = new URL(referer)
  return localPath(pathname + search) ?? '/'
}
