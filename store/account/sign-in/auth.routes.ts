import type { FastifyInstance } from 'fastify'
import * as api from '../../../contract/auth.ts'
import type { StoreContext } from '../../context.ts'
import { assignGuest } from '../../order/index.ts'
import { RESEND_SECONDS } from './code-caps.ts'
import { CODE_LENGTH, sendCode } from './codes.ts'
import { parseMessageAddress, parseTextAddress, inTransaction } from '../../kernel/index.ts'
import { endSignIn, listSignIns, renewSignIn, signOut, signOutElsewhere } from './auth-tokens.ts'
import { signIn } from './sign-in.ts'
import { mount } from '../../http/mount.ts'
import { addressOf, bearerOf, sessionOf, userOf } from '../../http/session-guard.ts'

type CodeError = { message: string; code?: string }

const refusal = (error: CodeError) => ({ success: false, data: null, error })

/** The routes of sign-in by code, sign-out, and the takeover of a guest's cart and orders. */
export function authRoutes(app: FastifyInstance, ctx: StoreContext): void {
  mount(app, api.getSignInSettings, async () => ({
    data: {
      captcha_site_key: ctx.auth.captcha.siteKey,
      code_length: CODE_LENGTH,
      resend_seconds: RESEND_SECONDS,
    },
  }))
  mount(app, api.sendCode, async ({ body }, request) => {
    const sessionId = sessionOf(request)
    const refuse = (error: CodeError) => ({ success: false, next_code_seconds_left: 0, error })
    const destination = parseTextAddress(ctx.auth.texts, body.type, body.receiver, body.via)
    if ('message' in destination) return refuse(destination)
    if (!(await ctx.auth.captcha.passes(body.captcha_token)))
      return refuse({ message: 'We could not tell that you are a person. Try again.' })
    const address = addressOf(request)
    return sendCode(ctx, ctx.auth, {
      sessionId,
      purpose: 'sign_in',
      destination,
      address,
      log: request.log,
    })
  })
  mount(app, api.checkCode, async ({ body }, request) => {
    const sessionId = sessionOf(request)
    const destination = parseMessageAddress(body.type, body.receiver)
    if ('message' in destination) return refusal(destination)
    const data = await signIn(ctx, ctx.auth, {
      sessionId,
      destination,
      code: body.code,
      device: body.device,
    })
    // A second sign-in, perhaps to another account, ends the first.
    const earlier = bearerOf(request)
    if (data && earlier) await signOut(ctx, earlier)
    return data
      ? { success: true, data, error: null }
      : refusal({ code: 'wrong_code', message: 'The code is incorrect' })
  })
  mount(app, api.signOut, async (_input, request) => {
    const token = bearerOf(request)
    if (token) await signOut(ctx, token)
    return { success: true }
  })
  mount(app, api.getSignIns, async (_input, request) => ({
    data: await listSignIns(ctx, userOf(request), bearerOf(request) ?? ''),
  }))
  mount(app, api.signOutElsewhere, async (_input, request) => ({
    success: true,
    ended: await signOutElsewhere(ctx, userOf(request), bearerOf(request) ?? ''),
  }))
  mount(app, api.endSignIn, async ({ params }, request) => {
    const userId = userOf(request)
    await endSignIn(ctx, userId, params.id)
    return { data: await listSignIns(ctx, userId, bearerOf(request) ?? '') }
  })
  mount(app, api.renewSignIn, async (_input, request) => {
    userOf(request)
    return { data: await renewSignIn(ctx, bearerOf(request) ?? '') }
  })
  mount(app, api.assignGuest, async (_input, request) => {
    const guest = { userId: userOf(request), sessionId: sessionOf(request) }
    return { data: await inTransaction(ctx, (tx) => assignGuest(tx, guest)) }
  })
}
