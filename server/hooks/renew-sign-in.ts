import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { GatewayContext } from '../../graphql/context.ts'
import { renewSignIn } from '../../graphql/rest/endpoints-for-server.ts'
import { UpstreamError } from '../../graphql/upstream-error.ts'
import type { Config } from '../config.ts'
import { RENEWED_COOKIE } from '../identity.ts'

/** A backend that cannot renew is asked again after this time. */
const AGAIN_SECONDS = 3_600

/**
 * Renews the sign-in of a visitor once a day, when a page is opened: the browser gets a new token, and a copy of the old one is soon worth
 * nothing. A failure changes nothing for the visitor, whose token goes on working.
 */
export function renewSignIns(
  app: FastifyInstance,
  { mode }: Pick<Config, 'mode'>,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => GatewayContext,
): void {
  app.addHook('preHandler', async (request, reply) => {
    const { auth_token: token, [RENEWED_COOKIE]: renewed } = request.cookies
    // The scripts of a page call for themselves; documents alone come one after the other.
    if (request.method !== 'GET' || request.routeOptions.url !== '*' || !token || renewed) return
    const { rest } = contextOf(request, reply)
    if (!rest.isSignedIn) return
    try {
      rest.keepRenewed(await rest.data(renewSignIn, { body: {} }))
    } catch (error) {
      // It is logged where the call failed. A dead token is cleared by what follows.
      if (!(error instanceof UpstreamError)) throw error
      if (rest.isSignedIn)
        reply.setCookie(RENEWED_COOKIE, '1', {
          ...{ path: '/', httpOnly: true, sameSite: 'lax', secure: mode === 'live' },
          maxAge: AGAIN_SECONDS,
        })
    }
  })
}
