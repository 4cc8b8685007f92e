import type { FastifyInstance } from 'fastify'
import * as api from '../../contract/log.ts'
import type { StoreContext } from '../app.ts'
import { keepClientLog } from '../domain/client-log.ts'
import { mount } from './mount.ts'

export function logRoutes(app: FastifyInstance, { db, clock }: StoreContext): void {
  mount(app, api.writeLog, async ({ body }) => {
    await keepClientLog(db, clock, body)
    return { success: true }
  })
}
