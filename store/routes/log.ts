import type { FastifyInstance } from 'fastify'
import * as api from '../../contract/log.ts'
import type { StoreContext } from '../app.ts'
import { clientLog } from '../db/schema.ts'
import { toDate } from '../domain/clock.ts'
import { mount } from './mount.ts'

export function logRoutes(app: FastifyInstance, { db, clock }: StoreContext): void {
  mount(app, api.writeLog, async ({ body }) => {
    await db.insert(clientLog).values({ ...body, at: toDate(clock.now()) })
    return { success: true }
  })
}
