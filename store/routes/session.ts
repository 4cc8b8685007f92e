import type { FastifyInstance } from 'fastify'
import * as api from '../../contract/session.ts'
import type { StoreContext } from '../app.ts'
import { createSession } from '../domain/session.ts'
import { mount } from './mount.ts'

export function sessionRoutes(app: FastifyInstance, { db, clock }: StoreContext): void {
  mount(app, api.createSession, async () => createSession(db, clock))
}
