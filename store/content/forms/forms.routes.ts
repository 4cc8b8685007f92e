import type { FastifyInstance } from 'fastify'
import * as api from '../../../contract/forms.ts'
import type { FormKey } from '../../../contract/forms.ts'
import type { StoreContext } from '../../context.ts'
import { getForm, submitForm } from './form.ts'
import { mount } from '../../http/mount.ts'
import { addressOf } from '../../http/session-guard.ts'

export function formRoutes(app: FastifyInstance, context: StoreContext): void {
  mount(app, api.getForm, async ({ params }) => ({ data: await getForm(context, params.key) }))
  for (const key of Object.keys(api.submitForm) as FormKey[]) {
    mount(app, api.submitForm[key], async ({ body }, request) => {
      const from = { sessionId: request.sessionId, network: addressOf(request) }
      return { data: await submitForm(context, from, key, body) }
    })
  }
}
