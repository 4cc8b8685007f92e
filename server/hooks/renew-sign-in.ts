import type { FastifyReply, FastifyRequest } from 'fastify'
import type { GatewayContext } from '../../graphql/context.ts'
import { renewSignIn } from '../../graphql/rest/endpoints-for-server.ts'
import type { Config } from '../config.ts'
import { RENEWED_COOKIE } from '../identity.ts'

/** A backend that cannot renew is asked again after this time. */
const AGAIN_SECONDS = 3_600

/**
 * Renews the sign-in of a visitor once a day, when a page is opened: the browser gets a new token, and a copy of the old one is soon worth
 * nothing. It goes on beside the calls of the page and resolves when the cookie is set, which has to be before the answer begins. It never
 * rejects: after a failure the visitor's token goes on working. Undefined when nothing is to be renewed.
 */
export function renewSignInOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { rest }: Pick<GatewayContext, 'rest'>,
  { mode }: Pick<Config, 'mode'>,
): Promise<void> | undefined {
  if (request.cookies[RENEWED_COOKIE] || !rest.isSignedIn) return undefined
  return rest.data(renewSignIn, { body: {} }).then(
    (auth) => {
      // A page that failed did not wait for it.
      if (!reply.raw.headersSent) rest.keepRenewed(auth)
    },
    () => {
      // It is logged where the call failed. A dead token is cleared by what follows.
      if (rest.isSignedIn && !reply.raw.headersSent)
        reply.setCookie(RENEWED_COOKIE, '1', {
          ...{ path: '/', httpOnly: true, sameSite: 'lax', secure: mode === 'live' },
          maxAge: AGAIN_SECONDS,
        })
    },
  )
}
