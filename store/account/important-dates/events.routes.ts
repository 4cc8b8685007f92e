import type { FastifyInstance } from 'fastify'
import * as api from '../../../contract/events.ts'
import type { StoreContext } from '../../context.ts'
import { eventCalendar } from './event-calendar.ts'
import { addEvent, changeEvent, getEvents, removeEvent } from './events.ts'
import { mount } from '../../http/mount.ts'
import { userOf } from '../../http/session-guard.ts'

export function eventRoutes(app: FastifyInstance, { db, clock }: StoreContext): void {
  mount(app, api.getEvents, async (_input, request) => ({
    data: await getEvents(db, clock, userOf(request)),
  }))
  mount(app, api.getCalendar, async ({ query }, request) => ({
    data: await eventCalendar(db, clock, userOf(request), query.id),
  }))
  mount(app, api.addEvent, async ({ body }, request) => ({
    data: await addEvent(db, clock, userOf(request), body),
  }))
  mount(app, api.changeEvent, async ({ params, body }, request) => ({
    data: await changeEvent(db, clock, userOf(request), params.id, body),
  }))
  mount(app, api.removeEvent, async ({ params }, request) => ({
    data: await removeEvent(db, clock, userOf(request), params.id),
  }))
}
