import type { FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify'
import type { Site } from '../../client/app/site.ts'
import type { Config } from '../config.ts'
import { FLAG_SECONDS, abFlags } from './ab-flags.ts'
import { deviceOf } from './device.ts'
import { MARKETING_SECONDS, marketingCookies } from './marketing-cookies.ts'
import { purchaseCookies } from './purchase-cookies.ts'

/** Removes the promo code from a visitor's cart. */
export type DropPromo = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** Decides a request for a page before the page is rendered: cookies first, then redirects and guards. */
export function pageGuards(config: Config, site: Site, dropPromo: DropPromo): preHandlerAsyncHookHandler {
  return async (request, reply) => {
    // The absolute form is for proxies; browsers never send it to a shop.
    if (!request.url.startsWith('/')) return reply.status(400).type('text/plain').send('Not a path.')
    const [path = '', ...rest] = request.url.split('?')
    keepMarketing(request, reply, rest.join('?'), config)
    await dropPassing(request, reply, purchaseCookies(site.pageAt(path), request.cookies), dropPromo)
    const elsewhere = site.redirectionFor(request.url, factsOf(request), config.landingDiscounts)
    if (!elsewhere) return
    return reply
      .header('cache-control', elsewhere.status === 301 ? 'public, max-age=3600' : 'private, no-store')
      .redirect(elsewhere.location, elsewhere.status)
  }
}

/** Whether an address is answered with its page whoever asks: no redirect leads away, and its query sets no cookie. */
export function isForAnybody(address: string, config: Config, site: Site): boolean {
  const [path = '', query = ''] = address.split('?')
  return (
    site.pageAt(path).guard === undefined &&
    site.redirectionFor(address, NOBODY, config.landingDiscounts) === undefined &&
    !abFlags(query, config.abTests).length &&
    !Object.keys(marketingCookies(query, {})).length
  )
}

const NOBODY = { account: false, session: false, recipient: false, handheld: false, person: false }

function keepMarketing(request: FastifyRequest, reply: FastifyReply, query: string, config: Config): void {
  const always = { path: '/', sameSite: 'lax', secure: config.mode === 'live' } as const
  for (const [name, value] of Object.entries(marketingCookies(query, request.cookies))) {
    // A campaign counts for all sites of the company.
    const domain = config.cookieDomain
    reply.setCookie(name, value, { ...always, maxAge: MARKETING_SECONDS, ...(domain && { domain }) })
  }
  for (const flag of abFlags(query, config.abTests))
    reply.setCookie(flag, '1', { ...always, maxAge: FLAG_SECONDS })
}

/** Clears purchase cookies. A promo code that could not be removed keeps its cookie: the next page tries again. */
async function dropPassing(
  request: FastifyRequest,
  reply: FastifyReply,
  names: string[],
  dropPromo: DropPromo,
): Promise<void> {
  for (const name of names) {
    try {
      if (name === 'promo_code') await dropPromo(request, reply)
      reply.clearCookie(name, { path: '/' })
    } catch (error) {
      request.log.warn({ err: error }, 'a promo code was not taken off')
    }
  }
}

function factsOf(request: FastifyRequest): Parameters<Site['redirectionFor']>[1] {
  const { auth, auth_token, session_token, recipient } = request.cookies
  const { mobile, tablet, crawler } = deviceOf(request)
  return {
    account: auth === '1' || Boolean(auth_token),
    session: Boolean(session_token),
    recipient: Boolean(recipient),
    handheld: mobile || tablet,
    person: !crawler,
  }
}
