import type { FastifyInstance } from 'fastify'
import * as api from '../../contract/log.ts'
import type { StoreContext } from '../context.ts'
import { saveClientLog } from './client-log.ts'
import { mount } from '../http/mount.ts'
import { callerOf } from '../http/session-guard.ts'

export function logRoutes(app: FastifyInstance, ctx: StoreContext): void {
  mount(app, api.writeLog, async ({ body }, request) => {
    await saveClientLog(ctx, callerOf(request, ctx.auth.limits), body)
    return { success: true }
  })
}
