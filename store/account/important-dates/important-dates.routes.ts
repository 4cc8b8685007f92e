import type { FastifyInstance } from 'fastify'
import * as api from '../../../contract/important-dates.ts'
import type { StoreContext } from '../../context.ts'
import { calendarFile } from './calendar-file.ts'
import {
  addImportantDate,
  changeImportantDate,
  getImportantDates,
  removeImportantDate,
} from './important-dates.ts'
import { mount } from '../../http/mount.ts'
import { userOf } from '../../http/session-guard.ts'

/** The routes of important dates and their calendar file. They need a signed-in user. */
export function importantDateRoutes(app: FastifyInstance, ctx: StoreContext): void {
  mount(app, api.getImportantDates, async (_input, request) => ({
    data: await getImportantDates(ctx, userOf(request)),
  }))
  mount(app, api.getCalendar, async ({ query }, request) => ({
    data: await calendarFile(ctx, userOf(request), query.id),
  }))
  mount(app, api.addImportantDate, async ({ body }, request) => ({
    data: await addImportantDate(ctx, userOf(request), body),
  }))
  mount(app, api.updateImportantDate, async ({ params, body }, request) => ({
    data: await changeImportantDate(ctx, userOf(request), params.id, body),
  }))
  mount(app, api.removeImportantDate, async ({ params }, request) => ({
    data: await removeImportantDate(ctx, userOf(request), params.id),
  }))
}
