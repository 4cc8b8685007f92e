import { createHash } from 'node:crypto'
import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { appPlatformOf } from '../graphql/app-platform.ts'
import type { Identity } from '../graphql/rest/client.ts'
import type { Device } from '../client/data/device.ts'
import type { Config } from './config.ts'
import { deviceOf } from './hooks/device.ts'
import { networkOf } from './network-of.ts'

/** The cookie that is there for a day after a sign-in or its renewal. */
export const RENEWED_COOKIE = 'auth_renewed'
const SIGN_IN_HEADER = 'x-sign-in'
const DAY = 86_400
const YEAR = 365 * DAY

/**
 * The visitor of a request, from the tokens in its cookies, or in its headers where a sandbox is asked for an operation. Changes
 * of them go into cookies of the response: a new session, a sign-in, and the end of one, by signing out or because its token is
 * dead.
 */
export function identityOf(config: Config, request: FastifyRequest, reply: FastifyReply): Identity {
  const given = tokensOf(config, request)
  if (given) return givenIdentity(given, request, reply)
  const { session_token, auth_token } = request.cookies
  const ours = { path: '/', sameSite: 'lax', secure: config.mode === 'live' } as const
  const secret = { ...ours, httpOnly: true }
  const own: Own = {
    sessionToken: tokenFrom(session_token),
    authToken: tokenFrom(auth_token),
    onSession: ({ token, exp_data }) => {
      void reply.setCookie('session_token', token, { ...secret, ...untilThen(exp_data) })
    },
    onAuth: ({ token }) => {
      void reply.setCookie('auth_token', token, { ...secret, maxAge: YEAR })
      // For scripts: that the visitor is signed in, not who they are.
      void reply.setCookie('auth', '1', { ...ours, maxAge: YEAR })
      // Until then the token is not renewed (hooks/renew-sign-in.ts).
      void reply.setCookie(RENEWED_COOKIE, '1', { ...secret, maxAge: DAY })
    },
    onSignedOut: (why) => {
      // The headers may be sent already; the next response clears the cookies.
      if (reply.raw.headersSent) return
      void reply.clearCookie('auth_token', secret)
      void reply.clearCookie('auth', ours)
      void reply.clearCookie(RENEWED_COOKIE, secret)
      // Tells the page's scripts to go to the main page (client/data/graphql/browser-api.ts).
      if (why === 'expired') void reply.header(SIGN_IN_HEADER, 'expired')
    },
  }
  return Object.assign(circumstancesOf(request), own)
}

type Circumstances = Pick<Identity, 'referrerPath' | 'fingerprint' | 'device' | 'requestId' | 'appPlatform'>
type Own = Omit<Identity, keyof Circumstances>
type Tokens = Pick<Identity, 'sessionToken' | 'authToken'>

/**
 * The tokens that a developer sends in the headers of /v1, `X-Session-Token` and `Authorization: Bearer …`, to act as that visitor
 * at the sandbox's /graphql. Undefined without them, elsewhere and in live mode, where cookies alone count.
 */
function tokensOf({ mode }: Config, { headers, routeOptions }: FastifyRequest): Tokens | undefined {
  if (mode === 'live' || routeOptions.url !== '/graphql') return undefined
  const [session] = [headers['x-session-token']].flat()
  // Another scheme is that of a proxy in front of the shop.
  const bearer = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1]
  if (session === undefined && bearer === undefined) return undefined
  // One that can be no token is nobody's: the visitor of the cookies is not acted for by mistake.
  return { sessionToken: tokenFrom(session), authToken: tokenFrom(bearer) }
}

/** The visitor of those tokens. New ones are told in headers, too: the browser's own visitor keeps their cookies. */
function givenIdentity(tokens: Tokens, request: FastifyRequest, reply: FastifyReply): Identity {
  const own: Own = {
    ...tokens,
    onSession: ({ token }) => void reply.header('x-session-token', token),
    onAuth: ({ token }) => void reply.header('authorization', `Bearer ${token}`),
  }
  return Object.assign(circumstancesOf(request), own)
}

/** What is known of a visitor besides their tokens. */
function circumstancesOf(request: FastifyRequest): Circumstances {
  let fingerprint: string | undefined
  return {
    referrerPath: pathOf(request.headers.referer),
    // Worked out when it is needed, once.
    get fingerprint() {
      return (fingerprint ??= fingerprintOf(request))
    },
    device: () => nameOf(deviceOf(request)),
    requestId: request.id,
    appPlatform: appPlatformOf(request.headers['x-app-platform']),
  }
}

/** Browsers use their own clock. The sandbox clock may be set far back: its cookies still last a day. */
function untilThen(expires: string): CookieSerializeOptions {
  return { expires: new Date(Math.max(Date.parse(expires), Date.now() + DAY * 1000)) }
}

/** A cookie that cannot be a token is ignored: it must not end up in a header. */
function tokenFrom(value: string | undefined): string | undefined {
  return value && /^[\w.~+/=-]{16,200}$/.test(value) ? value : undefined
}

function pathOf(referer: string | undefined): string {
  if (!referer || !URL.canParse(referer)) return ''
  return new URL(referer).pathname.slice(0, 200)
}

/**
 * A rough fingerprint of a visitor, for abuse limits of the store; it does not identify anybody. The part before the dot is
 * the network alone, so a limit on it cannot be avoided with another user agent.
 */
function fingerprintOf(request: FastifyRequest): string {
  const browser = `${request.headers['user-agent'] ?? ''} ${request.headers['accept-language'] ?? ''}`
  return `${digest(networkOf(request.ip))}.${digest(browser)}`
}

/** The browser and system of a request, e.g. "Firefox on Linux". */
function nameOf({ browser, os }: Device): string {
  return [browser, os].filter(Boolean).join(' on ').slice(0, 80)
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16)
}
