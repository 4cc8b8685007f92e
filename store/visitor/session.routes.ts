import type { FastifyInstance } from 'fastify'
import * as api from '../../contract/session.ts'
import type { StoreContext } from '../context.ts'
import { countOrThrow } from '../kernel/index.ts'
import { createSession } from './session.ts'
import { mount } from '../http/mount.ts'
import { addressOf } from '../http/session-guard.ts'

const TOO_MANY_SESSIONS =
  'Too many visits were begun from your network today. Try again tomorrow, or from another one.'

export function sessionRoutes(app: FastifyInstance, ctx: StoreContext): void {
  mount(app, api.createSession, async (_input, request) => {
    const counts = [[`session network ${addressOf(request)}`, ctx.auth.limits.sessionsPerNetwork]] as const
    await countOrThrow(ctx, ctx.clock.now(), counts, TOO_MANY_SESSIONS)
    return createSession(ctx)
  })
}
