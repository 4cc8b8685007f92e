import type { FastifyInstance } from 'fastify'
import * as api from '../../../contract/recipients.ts'
import type { StoreContext } from '../../context.ts'
import { mount } from '../../http/mount.ts'
import { userOf } from '../../http/session-guard.ts'
import { addRecipient, changeRecipient, getRecipients, removeRecipient } from './recipients.ts'

/** The routes of saved recipients. They need a signed-in user. */
export function recipientRoutes(app: FastifyInstance, ctx: StoreContext): void {
  mount(app, api.getSavedRecipients, async (_input, request) => ({
    data: await getRecipients(ctx, userOf(request)),
  }))
  mount(app, api.addSavedRecipient, ({ body }, request) => addRecipient(ctx, userOf(request), body))
  mount(app, api.updateSavedRecipient, ({ params, body }, request) =>
    changeRecipient(ctx, userOf(request), params.id, body),
  )
  mount(app, api.removeSavedRecipient, async ({ params }, request) => ({
    data: await removeRecipient(ctx, userOf(request), params.id),
  }))
}
