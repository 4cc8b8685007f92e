import type { FastifyInstance } from 'fastify'
import * as api from '../../contract/log.ts'
import type { StoreContext } from '../app.ts'
import { keepClientLog } from '../domain/client-log.ts'
import { mount } from './mount.ts'
import { callerOf } from './session-guard.ts'

export function logRoutes(app: FastifyInstance, { db, clock, auth }: StoreContext): void {
  mount(app, api.writeLog, async ({ body }, request) => {
    await keepClientLog(db, clock, callerOf(request, auth.limits), body)
    return { success: true }
  })
}
