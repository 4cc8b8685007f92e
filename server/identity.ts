import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Identity } from '../graphql/rest/client.ts'
import type { Config } from './config.ts'

/** On whose behalf a request is made: the tokens in its cookies. A session that is started goes into the answer's. */
export function identityOf(config: Config, request: FastifyRequest, reply: FastifyReply): Identity {
  const { session_token, auth_token } = request.cookies
  return {
    sessionToken: tokenFrom(session_token),
    authToken: tokenFrom(auth_token),
    referrerPath: pathOf(request.headers.referer),
    fingerprint: fingerprintOf(request),
    onSession: (session) => {
      reply.setCookie('session_token', session.token, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: config.mode === 'live',
        expires: new Date(session.exp_data),
      })
    },
  }
}

/** A cookie that could not be a token is none: it must not end up in a header. */
function tokenFrom(value: string | undefined): string | undefined {
  return value && /^[\w.~+/=-]{16,200}$/.test(value) ? value : undefined
}

function pathOf(referer: string | undefined): string {
  if (!referer || !URL.canParse(referer)) return ''
  return new URL(referer).pathname.slice(0, 200)
}

/** Tells visitors apart roughly, for abuse limits upstream; says nothing of who they are. */
function fingerprintOf(request: FastifyRequest): string {
  return createHash('sha256')
    .update(
      `${request.ip} ${request.headers['user-agent'] ?? ''} ${request.headers['accept-language'] ?? ''}`,
    )
    .digest('base64url')
    .slice(0, 22)
}
